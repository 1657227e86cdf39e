package io.github.valueranges.sample;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** What the service should know, as a plain list of bookings and plain sets of days: no range anywhere. */
final class HotelModel {

    /** A booking; {@code id} is the one that the service gave. */
    private record Booked(long id, String room, LocalDate first, LocalDate last) {

        boolean holds(LocalDate night) {
            return !night.isBefore(first) && !night.isAfter(last);
        }
    }

    private final LocalDate seasonEnd;
    private final List<LocalDate> window;
    private final Map<String, TreeSet<LocalDate>> openNights = new TreeMap<>();
    private final List<Booked> booked = new ArrayList<>();

    /** A hotel whose rooms are open on every night of the window until the end of the season. */
    HotelModel(List<String> rooms, List<LocalDate> window, LocalDate seasonEnd) {
        this.window = window;
        this.seasonEnd = seasonEnd;
        for (String room : rooms) {
            open(room, window.get(0), seasonEnd);
        }
    }

    private HotelModel(HotelModel other) {
        this.window = other.window;
        this.seasonEnd = other.seasonEnd;
        openNights.putAll(other.openNights);
        booked.addAll(other.booked);
    }

    /** A hotel that goes its own way from here. */
    HotelModel copy() {
        return new HotelModel(this);
    }

    List<String> rooms() {
        return List.copyOf(openNights.keySet());
    }

    boolean has(String room) {
        return openNights.containsKey(room);
    }

    boolean has(long id) {
        return booked.stream().anyMatch(it -> it.id() == id);
    }

    boolean canStay(String room, LocalDate first, LocalDate last, long except) {
        for (LocalDate night = first; !night.isAfter(last); night = night.plusDays(1)) {
            if (night.isAfter(seasonEnd) || !openNights.get(room).contains(night)) {
                return false;
            }
            for (Booked other : booked) {
                if (other.id() != except && other.room().equals(room) && other.holds(night)) {
                    return false;
                }
            }
        }
        return true;
    }

    void book(long id, String room, LocalDate first, LocalDate last) {
        booked.add(new Booked(id, room, first, last));
    }

    String roomOf(long id) {
        return booked.stream()
                .filter(it -> it.id() == id)
                .findFirst()
                .orElseThrow()
                .room();
    }

    void move(long id, LocalDate first, LocalDate last) {
        String room = roomOf(id);
        cancel(id);
        book(id, room, first, last);
    }

    void cancel(long id) {
        booked.removeIf(it -> it.id() == id);
    }

    boolean canOpen(String room, LocalDate first, LocalDate last) {
        return booked.stream()
                .filter(it -> it.room().equals(room))
                .allMatch(it -> !it.first().isBefore(first) && !it.last().isAfter(last));
    }

    void open(String room, LocalDate first, LocalDate last) {
        TreeSet<LocalDate> nights = new TreeSet<>();
        for (LocalDate night : window) {
            if (!night.isBefore(first) && !night.isAfter(last)) {
                nights.add(night);
            }
        }
        openNights.put(room, nights);
    }

    /** Every booking as {@code id room [first,last]}, by start. */
    List<String> bookings() {
        return booked.stream()
                .sorted(Comparator.comparing(Booked::first)
                        .thenComparing(Booked::last)
                        .thenComparing(Booked::id))
                .map(it -> it.id() + " " + it.room() + " [" + it.first() + "," + it.last() + "]")
                .toList();
    }

    List<String> bookingsOn(LocalDate night) {
        List<Long> there =
                booked.stream().filter(it -> it.holds(night)).map(Booked::id).toList();
        return bookings().stream()
                .filter(it -> there.contains(Long.valueOf(it.substring(0, it.indexOf(' ')))))
                .toList();
    }

    /** The nights of the window on which the room can be booked. */
    TreeSet<LocalDate> free(String room) {
        TreeSet<LocalDate> free = new TreeSet<>();
        for (LocalDate night : window) {
            if (canStay(room, night, night, -1)) {
                free.add(night);
            }
        }
        return free;
    }

    TreeSet<LocalDate> taken(String room) {
        TreeSet<LocalDate> taken = new TreeSet<>();
        for (LocalDate night : window) {
            if (booked.stream().anyMatch(it -> it.room().equals(room) && it.holds(night))) {
                taken.add(night);
            }
        }
        return taken;
    }

    /** Writes days as the service writes them: runs of days next to each other. */
    static String text(TreeSet<LocalDate> days) {
        StringBuilder text = new StringBuilder("{");
        LocalDate previous = null;
        for (LocalDate day : days) {
            boolean begins = previous == null || !previous.plusDays(1).equals(day);
            if (begins) {
                text.append(previous == null ? "" : previous + "],")
                        .append('[')
                        .append(day)
                        .append(',');
            }
            previous = day;
        }
        return text.append(previous == null ? "" : previous + "]").append('}').toString();
    }
}
