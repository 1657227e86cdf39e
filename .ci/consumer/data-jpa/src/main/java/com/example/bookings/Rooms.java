package com.example.bookings;

import io.github.valueranges.jpa.RangeQueries;
import org.springframework.data.jpa.repository.JpaRepository;

interface Rooms extends JpaRepository<Room, String>, RangeQueries<Room> {}
