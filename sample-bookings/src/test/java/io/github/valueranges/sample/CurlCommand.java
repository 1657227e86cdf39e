package io.github.valueranges.sample;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A curl command as the README uses it: the options that stand there, and no others. */
record CurlCommand(
        String method,
        String pathAndQuery,
        @Nullable String contentType,
        @Nullable String body,
        boolean printsStatus) {

    private static final String HOST = "localhost:8080";

    static CurlCommand parse(String command) {
        List<String> words = words(command);
        String method = "";
        String url = "";
        String contentType = null;
        String body = null;
        boolean asQuery = false;
        boolean printsStatus = false;
        List<String> query = new ArrayList<>();
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            switch (word) {
                case "-s" -> {}
                case "-G" -> asQuery = true;
                case "-X" -> method = words.get(++i);
                case "-d" -> body = words.get(++i);
                case "-H" -> contentType = words.get(++i).substring("Content-Type: ".length());
                case "-o" -> require(words.get(++i).equals("/dev/null"), word);
                case "-w" -> {
                    require(words.get(++i).equals("%{http_code}\\n"), word);
                    printsStatus = true;
                }
                case "--data-urlencode" -> {
                    String value = words.get(++i);
                    int equals = value.indexOf('=');
                    query.add(value.substring(0, equals + 1) + Hotel.encode(value.substring(equals + 1)));
                }
                default -> {
                    require(url.isEmpty() && word.startsWith(HOST + "/"), word);
                    url = word.substring(HOST.length());
                }
            }
        }
        require(words.get(0).equals("curl") && !url.isEmpty() && asQuery == !query.isEmpty(), command);
        String separator = query.isEmpty() ? "" : url.contains("?") ? "&" : "?";
        String effectiveMethod = !method.isEmpty() ? method : body == null ? "GET" : "POST";
        return new CurlCommand(
                effectiveMethod, url + separator + String.join("&", query), contentType, body, printsStatus);
    }

    private static void require(boolean condition, String what) {
        if (!condition) {
            throw new IllegalArgumentException("not understood: " + what);
        }
    }

    /** Splits a command as a shell does: at white space outside quotes. */
    private static List<String> words(String command) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        char quote = 0;
        boolean begun = false;
        for (char c : command.toCharArray()) {
            if (quote != 0 ? c == quote : c == '\'' || c == '"') {
                quote = quote == 0 ? c : 0;
                begun = true;
            } else if (quote == 0 && c == ' ') {
                if (begun) {
                    words.add(word.toString());
                }
                word.setLength(0);
                begun = false;
            } else {
                word.append(c);
                begun = true;
            }
        }
        if (begun) {
            words.add(word.toString());
        }
        return words;
    }
}
