package io.github.valueranges.jpa;

/** A user's own element type: not serializable, and particular about its value. */
record AccessRight(String value) {

    AccessRight {
        if (value.isEmpty() || value.indexOf(' ') >= 0) {
            throw new IllegalArgumentException("an access right is one word, but is '" + value + "'");
        }
    }
}
