package io.bindery.server.environment;

import io.bindery.server.http.Answer;
import io.bindery.server.http.Json;
import io.bindery.server.http.Request;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Answers about environments, with entity tags. As Puppet Server does: an answer stays valid until its environment is flushed.
final class TaggedAnswers {
    private final boolean tagged;
    private final Map<String, String> tags = new ConcurrentHashMap<>();

    TaggedAnswers(boolean tagged) {
        this.tagged = tagged;
    }

    Answer answer(Request request, String environment, Supplier<Map<String, @Nullable Object>> content) {
        String known = tags.get(environment);
        String asked = request.headers().value("if-none-match").orElse(null);
        if (tagged && known != null && known.equals(asked)) {
            return Answer.of(304).with("ETag", known);
        }
        byte[] body = Json.bytes(content.get());
        Answer answer = Answer.of(200, "application/json", body);
        if (!tagged) {
            return answer;
        }
        String tag = digest(body);
        tags.put(environment, tag);
        return tag.equals(asked) ? Answer.of(304).with("ETag", tag) : answer.with("ETag", tag);
    }

    void flush(@Nullable String environment) {
        if (environment == null) {
            tags.clear();
        } else {
            tags.remove(environment);
        }
    }

    private static String digest(byte[] body) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-1").digest(body));
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException("This Java has no SHA-1", absent);
        }
    }
}
