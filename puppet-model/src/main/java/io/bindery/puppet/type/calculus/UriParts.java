package io.bindery.puppet.type.calculus;

import io.bindery.puppet.type.UriType;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The parts of URIs, which are the parameters of [UriType].
public final class UriParts {
    private UriParts() {}

    /// The type of one URI.
    public static UriType type(Uri uri) {
        SequencedMap<Value, Value> parts = new LinkedHashMap<>();
        String scheme = uri.scheme() == null ? null : uri.scheme().toLowerCase(Locale.ROOT);
        put(parts, "scheme", scheme);
        put(parts, "userinfo", uri.userinfo());
        put(parts, "host", uri.host() == null || uri.host().isEmpty() ? null : uri.host().toLowerCase(Locale.ROOT));
        boolean usual = "http".equals(scheme) && Integer.valueOf(80).equals(uri.port())
                || "https".equals(scheme) && Integer.valueOf(443).equals(uri.port());
        put(parts, "port", uri.port() == null || usual ? null : uri.port().toString());
        put(parts, "path", uri.path() == null || uri.path().isEmpty() ? null : uri.path());
        put(parts, "query", uri.query());
        put(parts, "fragment", uri.fragment());
        put(parts, "opaque", uri.opaque());
        return parts.isEmpty() ? UriType.DEFAULT : new UriType(Hash.owning(parts));
    }

    private static void put(Map<Value, Value> parts, String name, @Nullable String part) {
        if (part != null) {
            parts.put(Str.of(name), Str.of(part));
        }
    }

    static boolean matches(UriType type, Uri uri) {
        if (type.parameters() == null) {
            return true;
        }
        for (Map.Entry<Value, Value> parameter : type.parameters().entries().entrySet()) {
            if (!Matching.matches(part(uri, name(parameter.getKey())), parameter.getValue())) {
                return false;
            }
        }
        return true;
    }

    private static Value part(Uri uri, String name) {
        if (name.equals("port")) {
            return uri.port() == null ? Undef.UNDEF : Int.of(uri.port());
        }
        String part = uri.part(name);
        return part == null ? Undef.UNDEF : Str.of(part);
    }

    static boolean isAssignable(UriType to, UriType from) {
        return to.parameters() == null || Matching.covers(byName(to.parameters()), from.parameters() == null ? Map.of() : byName(from.parameters()));
    }

    private static Map<String, Value> byName(Hash parameters) {
        Map<String, Value> named = new LinkedHashMap<>();
        parameters.entries().forEach((key, value) -> named.put(name(key), value));
        return named;
    }

    private static String name(Value key) {
        return key instanceof Str text ? text.value() : key.toString();
    }
}
