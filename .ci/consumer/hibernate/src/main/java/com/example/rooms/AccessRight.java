package com.example.rooms;

record AccessRight(String value) {
    AccessRight {
        if (value.isBlank()) {
            throw new IllegalArgumentException("a right has a name");
        }
    }
}
