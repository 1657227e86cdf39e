package io.github.valueranges.oracles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Names one case of a campaign, and one reduction of it: {@code campaign:seed:case:path}, where the path is {@code -}
 * for the case as drawn or the numbers of the reductions taken, with points between.
 */
record Replay(String campaign, long seed, int caseIndex, List<Integer> path) {
    static final String PROPERTY = "replay";

    private static final String FORM =
            PROPERTY + " takes campaign:seed:case:path, for example union:42:17:0.3.1 or union:42:17:-, not ";

    Replay {
        path = List.copyOf(path);
    }

    /** Returns what the system property asks for, if anything. */
    static Optional<Replay> requested() {
        String text = System.getProperty(PROPERTY, "");
        return text.isEmpty() ? Optional.empty() : Optional.of(parse(text));
    }

    static Replay parse(String text) {
        int third = text.lastIndexOf(':');
        int second = text.lastIndexOf(':', third - 1);
        int first = text.lastIndexOf(':', second - 1);
        if (first < 1 || second < 0 || third < 0) {
            throw new IllegalArgumentException(FORM + text);
        }
        try {
            long seed = Long.parseLong(text.substring(first + 1, second));
            int caseIndex = Integer.parseInt(text.substring(second + 1, third));
            return new Replay(text.substring(0, first), seed, caseIndex, path(text.substring(third + 1)));
        } catch (NumberFormatException notANumber) {
            throw new IllegalArgumentException(FORM + text, notANumber);
        }
    }

    private static List<Integer> path(String text) {
        List<Integer> path = new ArrayList<>();
        if (text.equals("-")) {
            return path;
        }
        int start = 0;
        while (start <= text.length()) {
            int end = text.indexOf('.', start);
            if (end < 0) {
                end = text.length();
            }
            path.add(Integer.parseInt(text.substring(start, end)));
            start = end + 1;
        }
        return path;
    }

    /**
     * Follows the path through the reductions of the case.
     *
     * @throws IllegalArgumentException if the case has no such reduction
     */
    <T> Drawn<T> follow(Drawn<T> drawn) {
        Drawn<T> current = drawn;
        for (int step : path) {
            List<Drawn<T>> reductions = current.reductions();
            if (step < 0 || step >= reductions.size()) {
                throw new IllegalArgumentException("the path of " + this + " leaves the tree: "
                        + Recorder.show(current.value()) + " has " + reductions.size() + " reductions");
            }
            current = reductions.get(step);
        }
        return current;
    }

    String pathText() {
        if (path.isEmpty()) {
            return "-";
        }
        StringBuilder text = new StringBuilder();
        for (int step : path) {
            text.append(text.length() == 0 ? "" : ".").append(step);
        }
        return text.toString();
    }

    @Override
    public String toString() {
        return campaign + ":" + seed + ":" + caseIndex + ":" + pathText();
    }
}
