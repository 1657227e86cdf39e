package io.github.valueranges.boot;

import java.net.URI;
import org.springframework.http.ProblemDetail;

/**
 * Gives a problem its instance, the path of the request, without repeating the value that was refused in it.
 *
 * <p>Spring would set the whole path, and fail on one that is not a URI.
 */
final class ProblemInstances {

    private static final int SEGMENT_LENGTH = 64;

    private ProblemInstances() {}

    static void set(ProblemDetail problem, String path) {
        problem.setInstance(URI.create(shownPart(path)));
    }

    /** The path up to the first segment that is long or needs escaping. */
    private static String shownPart(String path) {
        int shown = 0;
        for (int i = 0; i <= path.length(); i++) {
            if (i == path.length() || path.charAt(i) == '/') {
                if (i - shown > SEGMENT_LENGTH) {
                    break;
                }
                shown = i;
            } else if (!isPlain(path.charAt(i))) {
                break;
            }
        }
        return shown == 0 ? "/" : path.substring(0, shown);
    }

    private static boolean isPlain(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || "-._~".indexOf(c) >= 0;
    }
}
