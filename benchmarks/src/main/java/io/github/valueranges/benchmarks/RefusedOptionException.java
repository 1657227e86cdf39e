package io.github.valueranges.benchmarks;

/** The command line asks for something that there is not; the message says so in one line. */
final class RefusedOptionException extends Exception {

    private static final long serialVersionUID = 1;

    RefusedOptionException(String message) {
        super(message);
    }
}
