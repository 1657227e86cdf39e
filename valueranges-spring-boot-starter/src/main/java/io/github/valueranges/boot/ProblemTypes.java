package io.github.valueranges.boot;

import java.net.URI;

/** The types of the problem documents. */
final class ProblemTypes {

    /** A problem that says no more than its status: the registered type for it. */
    static final URI BLANK = URI.create("about:blank");

    private ProblemTypes() {}
}
