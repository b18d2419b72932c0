package io.bindery.server.v3;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Json;
import io.bindery.server.http.Request;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The formats of objects in requests and answers.
public enum Format {
    RICH_JSON("application/vnd.puppet.rich+json", "application/vnd.puppet.rich+json; charset=utf-8"),
    JSON("application/json", "application/json;charset=utf-8"),
    PSON("text/pson", "text/pson"),
    BINARY("application/octet-stream", "application/octet-stream");

    /// What plain objects (nodes, facts, reports, metadata) can be written in, the preferred one first.
    public static final List<Format> PLAIN = List.of(JSON, PSON);

    private final String mime;
    private final String contentType;

    Format(String mime, String contentType) {
        this.mime = mime;
        this.contentType = contentType;
    }

    public String contentType() {
        return contentType;
    }

    private static final Pattern WEIGHT = Pattern.compile(";\\s*q=.*");

    /// The format of an answer. As Puppet does: the first supported one in the client's order; weights are ignored.
    public static Format accepted(Request request, List<Format> supported) {
        String accept = request.headers().value("accept").orElseThrow(() -> V3Error.missingHeader("Missing required Accept header"));
        return chosen(accept, supported);
    }

    /// The format of an answer to something sent; JSON where the client does not say.
    public static Format acceptedOrJson(Request request, List<Format> supported) {
        return chosen(request.headers().value("accept").orElse(JSON.mime), supported);
    }

    private static Format chosen(String accept, List<Format> supported) {
        for (String each : accept.split(",")) {
            // As Puppet does: a weight is passed over, any other parameter makes it another format.
            String mime = WEIGHT.matcher(each).replaceFirst("").strip().toLowerCase(Locale.ROOT);
            if (mime.equals("*/*")) {
                return supported.getFirst();
            }
            Format format = of(mime);
            if (format != null && supported.contains(format)) {
                return format;
            }
        }
        throw V3Error.notAcceptable(accept);
    }

    /// The format that the body of a request is in.
    public static Format sent(Request request, List<Format> supported) {
        String type = request.headers()
                .value("content-type")
                .orElseThrow(() -> V3Error.missingHeader("No Content-Type header was received, it isn't possible to unserialize the request"));
        Format format = of(bare(type));
        if (format == null || !supported.contains(format)) {
            throw V3Error.unsupportedType(type);
        }
        return format;
    }

    private static @Nullable Format of(String mime) {
        for (Format format : values()) {
            if (format.mime.equals(mime)) {
                return format;
            }
        }
        return null;
    }

    /// A media type without its parameters.
    static String bare(String type) {
        int parameters = type.indexOf(';');
        return (parameters < 0 ? type : type.substring(0, parameters)).strip();
    }

    /// An answer with a plain object in this format.
    public Answer answer(@Nullable Object object) {
        return Answer.of(200, contentType, Json.bytes(object));
    }
}
