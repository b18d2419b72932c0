package io.bindery.puppet.value;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A URI and its parts; a part is null where it is not there.
public final class Uri implements Value {
    // RFC 3986, appendix B, with the authority taken apart and only allowed characters.
    private static final Pattern PARTS = Pattern.compile(
            "(?:([A-Za-z][A-Za-z0-9+.-]*):)?"
                    + "(?://(?:([^@/?#\\[\\]]*)@)?(\\[[0-9A-Fa-f:.]+\\]|[^:/?#@\\[\\]]*)(?::(\\d*))?(?=[/?#]|$))?"
                    + "([^?#]*)(?:\\?([^#]*))?(?:#(.*))?",
            Pattern.DOTALL);
    private static final Pattern FORBIDDEN = Pattern.compile("[^A-Za-z0-9\\-._~:/?#\\[\\]@!$&'()*+,;=%]|%(?![0-9A-Fa-f]{2})|#.*#");

    private final String text;
    private final @Nullable String scheme;
    private final @Nullable String userinfo;
    private final @Nullable String host;
    private final @Nullable Integer port;
    private final @Nullable String path;
    private final @Nullable String query;
    private final @Nullable String fragment;
    private final @Nullable String opaque;

    private Uri(Matcher parts) {
        scheme = parts.group(1) == null ? null : parts.group(1).toLowerCase(Locale.ROOT);
        userinfo = parts.group(2);
        host = parts.group(3);
        port = parts.group(4) == null || parts.group(4).isEmpty() ? defaultPort(scheme) : Integer.valueOf(parts.group(4));
        boolean isOpaque = scheme != null && host == null && !parts.group(5).startsWith("/") && !parts.group(5).isEmpty();
        opaque = isOpaque ? parts.group(5) + (parts.group(6) == null ? "" : "?" + parts.group(6)) : null;
        path = isOpaque ? null : "ftp".equals(scheme) ? parts.group(5).replaceFirst("^/", "") : parts.group(5);
        query = isOpaque ? null : parts.group(6);
        fragment = parts.group(7);
        text = text(parts, scheme);
    }

    private static String text(Matcher parts, @Nullable String scheme) {
        String written = parts.group();
        if (scheme == null) {
            return written;
        }
        String port = parts.group(4);
        boolean usual = port != null && (port.isEmpty() || port.equals(String.valueOf(defaultPort(scheme))));
        String start = usual ? written.substring(scheme.length(), parts.start(4) - 1) : written.substring(scheme.length());
        return scheme + start + (usual ? written.substring(parts.end(4)) : "");
    }

    /// Throws [IllegalArgumentException] with Ruby's message.
    public static Uri parse(String text) {
        Matcher parts = PARTS.matcher(text);
        if (FORBIDDEN.matcher(text).find() || !parts.matches()) {
            throw new IllegalArgumentException("bad URI(is not URI?): \"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"");
        }
        return new Uri(parts);
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

    /// As written, but with the scheme in small letters and without the usual port of the scheme.
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
