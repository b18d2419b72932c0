package io.bindery.puppet.value;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A URI and its parts; a missing part is null. It is parsed, built and written as Ruby's library does it.
public final class Uri implements Value {
    private final String text;
    private final @Nullable String scheme;
    private final @Nullable String userinfo;
    private final @Nullable String host;
    private final @Nullable Integer port;
    private final @Nullable String path;
    private final @Nullable String query;
    private final @Nullable String fragment;
    private final @Nullable String opaque;

    private Uri(Map<String, String> parts) {
        String name = parts.get("scheme");
        scheme = name == null ? null : name.toLowerCase(Locale.ROOT);
        userinfo = nullIfEmpty(parts.get("userinfo"));
        host = parts.get("host");
        String number = nullIfEmpty(parts.get("port"));
        port = number == null ? defaultPort(scheme) : portNumber(number);
        opaque = parts.get("opaque");
        String written = parts.get("path");
        String fullPath = written == null && opaque == null ? "" : written;
        path = fullPath != null && "ftp".equals(scheme) ? fullPath.replaceFirst("^/", "") : fullPath;
        query = UriSyntax.escapedQuery(parts.get("query"));
        fragment = UriSyntax.escapedFragment(parts.get("fragment"));
        text = text(fullPath);
    }

    private String text(@Nullable String fullPath) {
        StringBuilder uri = new StringBuilder();
        append(uri, "", scheme, ":");
        if (opaque != null) {
            uri.append(opaque);
        } else {
            uri.append(host != null || "file".equals(scheme) || "postgres".equals(scheme) ? "//" : "");
            append(uri, "", userinfo, "@");
            append(uri, "", host, "");
            append(uri, ":", port == null || port.equals(defaultPort(scheme)) ? null : port.toString(), "");
            append(uri, "", fullPath, "");
            append(uri, "?", query, "");
        }
        append(uri, "#", fragment, "");
        return uri.toString();
    }

    private static void append(StringBuilder uri, String before, @Nullable String part, String after) {
        if (part != null) {
            uri.append(before).append(part).append(after);
        }
    }

    private static Integer portNumber(String digits) {
        try {
            return Integer.valueOf(digits);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("bad component(expected port component): \"" + digits + "\"", e);
        }
    }

    private static @Nullable String nullIfEmpty(@Nullable String part) {
        return part == null || part.isEmpty() ? null : part;
    }

    /// Throws [IllegalArgumentException] with Ruby's message.
    public static Uri parse(String text) {
        return new Uri(UriSyntax.parts(text));
    }

    /// A URI of its parts, by the names of the accessors here. Throws [IllegalArgumentException] with Ruby's message.
    public static Uri of(Map<String, String> parts) {
        return new Uri(UriSyntax.checked(parts));
    }

    private static @Nullable Integer defaultPort(@Nullable String scheme) {
        return switch (scheme) {
            case "http", "ws" -> 80;
            case "https", "wss" -> 443;
            case "ftp" -> 21;
            case "ldap" -> 389;
            case "ldaps" -> 636;
            case null, default -> null;
        };
    }

    /// As written, but with the scheme in small letters, without the usual port of the scheme and without what is empty.
    public String text() {
        return text;
    }

    public @Nullable String scheme() {
        return scheme;
    }

    public @Nullable String userinfo() {
        return userinfo;
    }

    public @Nullable String host() {
        return host;
    }

    /// The port given, or the usual one of the scheme.
    public @Nullable Integer port() {
        return port;
    }

    public @Nullable String path() {
        return path;
    }

    public @Nullable String query() {
        return query;
    }

    public @Nullable String fragment() {
        return fragment;
    }

    public @Nullable String opaque() {
        return opaque;
    }

    /// A part by its name, all but the port.
    public @Nullable String part(String name) {
        return switch (name) {
            case "scheme" -> scheme;
            case "userinfo" -> userinfo;
            case "host" -> host;
            case "path" -> path;
            case "query" -> query;
            case "fragment" -> fragment;
            case "opaque" -> opaque;
            default -> null;
        };
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Uri uri && text.equals(uri.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
