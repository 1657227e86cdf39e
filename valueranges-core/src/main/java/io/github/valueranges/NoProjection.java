package io.github.valueranges;

/**
 * The last parameter of the second constructor of each type of sets, which nothing calls.
 *
 * <p>Spring Data takes a class that has one constructor for a projection: it passes the result of a query to that
 * constructor. A set is that result itself, and a class with two constructors is left alone.
 */
final class NoProjection {

    private NoProjection() {}
}
