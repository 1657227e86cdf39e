package io.github.valueranges.boot;

/**
 * Refuses text given for a range or a set; its message is complete, bounded and meant for the one who sent the text.
 */
final class InvalidValueException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    InvalidValueException(String message) {
        super(message);
    }
}
