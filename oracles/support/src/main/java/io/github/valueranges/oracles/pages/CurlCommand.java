package io.github.valueranges.oracles.pages;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A curl command as the pages use it: the options that stand there, and no others. */
public record CurlCommand(
        String method,
        String pathAndQuery,
        @Nullable String contentType,
        @Nullable String body,
        boolean printsStatus) {

    private static final String HOST = "localhost:8080";

    /** Reads a command. */
    public static CurlCommand parse(String command) {
        List<String> words = words(command);
        String method = "";
        String url = "";
        @Nullable String contentType = null;
        @Nullable String body = null;
        boolean asQuery = false;
        boolean printsStatus = false;
        List<String> query = new ArrayList<>();
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            switch (word) {
                case "-s" -> {}
                case "-G" -> asQuery = true;
                case "-X" -> method = words.get(++i);
                case "-d" -> {
                    String data = words.get(++i);
                    if (asQuery) {
                        query.add(data);
                    } else {
                        body = data;
                    }
                }
                case "-H" -> contentType = words.get(++i).substring("Content-Type: ".length());
                case "-o" -> require(words.get(++i).equals("/dev/null"), word);
                case "-w" -> {
                    require(words.get(++i).equals("%{http_code}\\n"), word);
                    printsStatus = true;
                }
                case "--data-urlencode" -> {
                    String value = words.get(++i);
                    int equals = value.indexOf('=');
                    query.add(value.substring(0, equals + 1) + encode(value.substring(equals + 1)));
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

    /** Sends the request to a port of this machine and returns what curl would print. */
    public String run(int port) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + port + pathAndQuery))
                .timeout(Duration.ofSeconds(60))
                .method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
        if (contentType != null) {
            request.header("Content-Type", contentType);
        }
        HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(Duration.ofSeconds(20))
                .build();
        HttpResponse<String> response = client.send(request.build(), BodyHandlers.ofString());
        return printsStatus ? Integer.toString(response.statusCode()) : response.body();
    }

    private static String encode(String value) {
        return URLEncoder.encode(value, StandardCharsets.UTF_8).replace("+", "%20");
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
        for (int i = 0; i < command.length(); i++) {
            char c = command.charAt(i);
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
