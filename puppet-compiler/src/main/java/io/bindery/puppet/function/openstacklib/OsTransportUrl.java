package io.bindery.puppet.function.openstacklib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.PlainCases;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.StringJoiner;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// `os_transport_url`: builds the URL of a message broker from its parts. The Java version handles only parts of the expected
/// kinds.
public final class OsTransportUrl {
    /// SHA-256 of the Ruby file this was compared with.
    public static final String ORIGINAL = "2aca15321768c336f081fe22b51927adf5988c51bfe9c3ba2cd3ae1230ecc908";

    private OsTransportUrl() {}

    public static Function of(Supplier<Function> original) {
        PlainCases cases = OsTransportUrl::url;
        return Function.named("os_transport_url").repeatedly("Any", "args").with(cases.or(original));
    }

    private static @Nullable Value url(Call call, List<Value> arguments) {
        if (arguments.size() != 1 || !(arguments.getFirst() instanceof Hash given) || !isPlain(given)) {
            return null;
        }
        String transport = text(given, "transport");
        String query = query(given);
        if (transport == null || query == null || (given.get("host") == null) == (given.get("hosts") == null)) {
            return null;
        }
        String hosts = hosts(call, given);
        if (hosts == null) {
            return null;
        }
        String path = text(given, "virtual_host");
        return Str.of(transport + "://" + hosts + "/" + (path == null ? "" : path) + (query.isEmpty() ? "" : "?" + query));
    }

    private static boolean isPlain(Hash given) {
        for (Map.Entry<Value, Value> entry : given.entries().entrySet()) {
            Value value = entry.getValue();
            boolean fits = entry.getKey() instanceof Str key && switch (key.value()) {
                case "hosts" -> value instanceof Arr list && list.elements().stream().allMatch(Str.class::isInstance);
                case "query" -> value instanceof Hash hash && hash.entries().entrySet().stream().allMatch(OsTransportUrl::isWord);
                case "port" -> value instanceof Str || value instanceof Int;
                default -> value instanceof Str;
            };
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    private static boolean isWord(Map.Entry<Value, Value> entry) {
        return entry.getKey() instanceof Str && (entry.getValue() instanceof Str || entry.getValue() instanceof Int);
    }

    private static @Nullable String text(Hash given, String key) {
        Value value = given.get(key);
        return value == null ? null : word(value);
    }

    private static String word(Value value) {
        return value instanceof Int number ? Long.toString(number.value()) : ((Str) value).value();
    }

    private static @Nullable String hosts(Call call, Hash given) {
        Value one = given.get("host");
        Value asked = one == null ? given.get("hosts") : one;
        if (asked == null) {
            return null;
        }
        Value normal = call.callFunction("normalize_ip_for_uri", List.of(asked));
        List<Value> all = normal instanceof Arr list && one == null ? list.elements() : List.of(normal);
        String user = user(given);
        String port = text(given, "port");
        StringJoiner joined = new StringJoiner(",");
        for (Value host : all) {
            if (!(host instanceof Str name)) {
                return null;
            }
            joined.add(user + name.value() + (port == null ? "" : ":" + port));
        }
        return joined.toString();
    }

    private static String user(Hash given) {
        String name = text(given, "username");
        String password = text(given, "password");
        if (name == null || name.isEmpty()) {
            return "";
        }
        return encoded(name) + (password == null || password.isEmpty() ? "" : ":" + encoded(password)) + "@";
    }

    private static @Nullable String query(Hash given) {
        SequencedMap<String, String> words = new LinkedHashMap<>();
        if (given.get("query") instanceof Hash query) {
            query.entries().forEach((key, value) -> words.put(word(key), word(value)));
        }
        String ssl = text(given, "ssl");
        if (ssl != null) {
            String number = number(ssl);
            if (number == null) {
                return null;
            }
            words.put("ssl", number);
        }
        StringJoiner joined = new StringJoiner("&");
        words.forEach((key, value) -> joined.add(key + "=" + value));
        return joined.toString();
    }

    private static @Nullable String number(String ssl) {
        return switch (ssl.toLowerCase(Locale.ROOT)) {
            case "1", "t", "y", "true", "yes" -> "1";
            case "", "0", "f", "n", "false", "no" -> "0";
            default -> null;
        };
    }

    // As Ruby's `ERB::Util.url_encode` does.
    private static String encoded(String text) {
        StringBuilder encoded = new StringBuilder();
        for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (each & 0xff);
            if (c < 0x80 && (Character.isLetterOrDigit(c) || "_-.~".indexOf(c) >= 0)) {
                encoded.append(c);
            } else {
                encoded.append(String.format(Locale.ROOT, "%%%02X", each & 0xff));
            }
        }
        return encoded.toString();
    }
}
