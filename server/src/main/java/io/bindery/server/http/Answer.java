package io.bindery.server.http;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The response to a request.
///
/// @param contentType the whole header value, or null for a response without Content-Type
/// @param headers     further headers
public record Answer(int status, @Nullable String contentType, Map<String, String> headers, Content content) {
    /// A response without body and Content-Type.
    public static Answer of(int status) {
        return new Answer(status, null, Map.of(), Content.EMPTY);
    }

    /// A response with the bytes given.
    public static Answer of(int status, @Nullable String contentType, byte[] body) {
        return new Answer(status, contentType, Map.of(), new Content.Bytes(body));
    }

    /// A response with a text in UTF-8.
    public static Answer of(int status, @Nullable String contentType, String body) {
        return of(status, contentType, body.getBytes(StandardCharsets.UTF_8));
    }

    /// This response with one more header.
    public Answer with(String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(name, value);
        return new Answer(status, contentType, more, content);
    }
}
