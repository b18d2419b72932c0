package io.bindery.server.v3;

import io.bindery.data.JsonReader;
import io.bindery.server.http.Answer;
import io.bindery.server.http.Caller;
import io.bindery.server.http.Content;
import io.bindery.server.http.Handler;
import io.bindery.server.http.Headers;
import io.bindery.server.http.Request;
import io.bindery.text.SourceFile;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/// Speaks MessagePack with agents that ask for it, in front of a handler that speaks JSON. As Puppet does: errors are always
/// JSON. Puppet Server speaks MessagePack only if its gem is installed, which is not the default; therefore it is also off by
/// default here.
public record MessagePackHandler(BooleanSupplier isOn, Handler next) implements Handler {
    /// The JSON form that has the same data.
    private static final Map<String, String> TWINS = Map.of(
            "application/x-msgpack", "application/json",
            "application/vnd.puppet.rich+msgpack", "application/vnd.puppet.rich+json");

    @Override
    public Answer answer(Request request, Caller caller) {
        if (!isOn.getAsBoolean()) {
            return next.answer(request, caller);
        }
        Map<String, List<String>> headers = new HashMap<>(request.headers().values());
        Set<String> packed = translateAccept(request.headers(), headers);
        byte[] body = request.body();
        String sent = Format.bare(request.headers().value("content-type").orElse(""));
        if (TWINS.containsKey(sent)) {
            try {
                body = MessagePackReader.json(body);
            } catch (V3Error unreadable) {
                return unreadable.answer();
            }
            headers.put("content-type", List.of(TWINS.get(sent)));
        }
        return packed(next.answer(new Request(request.method(), request.path(), request.query(), new Headers(headers), body), caller), packed);
    }

    /// Replaces MessagePack by JSON in the header `Accept`.
    ///
    /// @return the JSON forms that stand for MessagePack, because the client named that first
    private static Set<String> translateAccept(Headers sent, Map<String, List<String>> headers) {
        Set<String> packed = new HashSet<>();
        Set<String> seen = new HashSet<>();
        List<String> translated = new ArrayList<>();
        for (String each : sent.value("accept").orElse("").split(",")) {
            String type = Format.bare(each);
            String json = TWINS.getOrDefault(type, type);
            if (seen.add(json) && TWINS.containsKey(type)) {
                packed.add(json);
            }
            translated.add(TWINS.containsKey(type) ? json : each.strip());
        }
        if (!packed.isEmpty()) {
            headers.put("accept", List.of(String.join(", ", translated)));
        }
        return packed;
    }

    private static Answer packed(Answer answer, Set<String> packed) {
        String type = answer.contentType() == null ? "" : Format.bare(answer.contentType());
        if (answer.status() != 200 || !packed.contains(type)) {
            return answer;
        }
        byte[] json =
                switch (answer.content()) {
                    case Content.Bytes(byte[] bytes) -> bytes;
                    case Content.Packed(byte[] bytes, byte[] unused) -> bytes;
                    case Content.OfFile file -> null;
                    case Content.PartOfFile file -> null;
                };
        if (json == null) {
            return answer;
        }
        ByteBuffer form = JsonReader.read(new SourceFile("", new String(json, StandardCharsets.UTF_8)), new MessagePackBuilder());
        String mime = TWINS.entrySet().stream().filter(each -> each.getValue().equals(type)).findFirst().orElseThrow().getKey();
        return new Answer(200, mime, answer.headers(), new Content.Bytes(form.array()));
    }
}
