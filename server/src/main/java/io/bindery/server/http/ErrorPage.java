package io.bindery.server.http;

import io.bindery.data.JsonOutput;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;

/// The error pages of the web server itself, for requests that no application takes. Their form follows the Accept header, as Jetty's does.
public final class ErrorPage {
    private static final Set<String> METHODS_WITH_PAGE = Set.of("GET", "POST", "HEAD");
    private static final Map<String, String> NO_CACHE = Map.of("Cache-Control", "must-revalidate,no-cache,no-store");

    private ErrorPage() {}

    /// The page for a path without application.
    public static Answer notFound(Request request) {
        return of(request, 404, "Not Found");
    }

    /// A page in the form that the request accepts; without body for methods other than GET, POST and HEAD.
    public static Answer of(Request request, int status, String message) {
        if (!METHODS_WITH_PAGE.contains(request.method())) {
            return Answer.of(status);
        }
        String accept = request.headers().value("accept").orElse("text/html");
        for (String each : accept.split(",")) {
            int parameters = each.indexOf(';');
            switch ((parameters < 0 ? each : each.substring(0, parameters)).strip()) {
                case "text/html", "text/*", "*/*" -> {
                    return page(status, "text/html;charset=iso-8859-1", html(request, status, message));
                }
                case "application/json", "text/json" -> {
                    return page(status, "application/json", json(request, status, message));
                }
                case "text/plain" -> {
                    return page(status, "text/plain;charset=iso-8859-1", "HTTP ERROR " + status + " " + message);
                }
                default -> {}
            }
        }
        return new Answer(status, null, NO_CACHE, Content.EMPTY);
    }

    /// The page for a request that cannot be read at all.
    public static String badMessage(int status, String reason) {
        return "<h1>Bad Message " + status + "</h1><pre>reason: " + escaped(reason) + "</pre>";
    }

    private static Answer page(int status, String type, String text) {
        return new Answer(status, type, NO_CACHE, new Content.Bytes(text.getBytes(StandardCharsets.ISO_8859_1)));
    }

    private static String html(Request request, int status, String message) {
        String heading = status + " " + escaped(message);
        return "<html>\n<head>\n<meta http-equiv=\"Content-Type\" content=\"text/html;charset=ISO-8859-1\"/>\n<title>Error " + heading
                + "</title>\n</head>\n<body><h2>HTTP ERROR " + heading + "</h2>\n<table>\n<tr><th>URI:</th><td>" + escaped(request.path())
                + "</td></tr>\n</table>\n</body>\n</html>\n";
    }

    private static String json(Request request, int status, String message) {
        return new JsonOutput()
                .beginObject()
                .key("url")
                .string(request.path())
                .key("status")
                .string(Integer.toString(status))
                .key("message")
                .string(message)
                .endObject()
                .toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }
}
