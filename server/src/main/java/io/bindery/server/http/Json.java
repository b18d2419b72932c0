package io.bindery.server.http;

import io.bindery.data.JsonOutput;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes plain maps, lists, texts, numbers and booleans as JSON.
public final class Json {
    private Json() {}

    /// An object whose keys keep the order given: name, value, name, value ...
    public static Map<String, @Nullable Object> object(@Nullable Object... pairs) {
        Map<String, @Nullable Object> object = new LinkedHashMap<>();
        for (int at = 0; at < pairs.length; at += 2) {
            object.put(String.valueOf(pairs[at]), pairs[at + 1]);
        }
        return object;
    }

    public static byte[] bytes(@Nullable Object value) {
        JsonOutput out = new JsonOutput();
        write(value, out);
        return out.bytes();
    }

    private static void write(@Nullable Object value, JsonOutput out) {
        switch (value) {
            case null -> out.nothing();
            case Map<?, ?> map -> {
                out.beginObject();
                map.forEach((name, each) -> {
                    out.key(String.valueOf(name));
                    write(each, out);
                });
                out.endObject();
            }
            case List<?> list -> {
                out.beginArray();
                list.forEach(each -> write(each, out));
                out.endArray();
            }
            case Boolean bool -> out.bool(bool);
            case Integer number -> out.number(number);
            case Long number -> out.number(number);
            case Number number -> out.literal(number.toString());
            default -> out.string(value.toString());
        }
    }
}
