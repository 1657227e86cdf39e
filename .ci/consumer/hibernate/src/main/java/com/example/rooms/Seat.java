package com.example.rooms;

record Seat(int number) {}
