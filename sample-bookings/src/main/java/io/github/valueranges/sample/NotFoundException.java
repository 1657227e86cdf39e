package io.github.valueranges.sample;

/** A room or a booking that was asked for does not exist. */
@SuppressWarnings("serial")
final class NotFoundException extends RuntimeException {

    private NotFoundException(String message) {
        super(message);
    }

    static NotFoundException room(String number) {
        return new NotFoundException("There is no room " + number);
    }

    static NotFoundException booking(long id) {
        return new NotFoundException("There is no booking " + id);
    }
}
