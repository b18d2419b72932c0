package io.bindery.server.http;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The target of a request line, decoded once: percent escapes are resolved, path parameters (`;x=1`) are dropped.
///
/// @param path     the decoded path; dot segments and double slashes are still in it
/// @param resolved the decoded path with dot segments resolved; it names the application only
public record Target(String path, String resolved, Parameters query) {
    private static final int MOST_PARAMETERS = 1000;

    /// Decodes a raw path and a raw query.
    public static Target decode(String rawPath, @Nullable String rawQuery) throws UndecodablePath {
        String path = text(withoutParameters(rawPath));
        return new Target(path, resolve(path), rawQuery == null ? Parameters.NONE : parameters(rawQuery));
    }

    /// Whether a segment is `.` or `..`.
    public boolean hasDotSegments() {
        return !path.equals(resolved);
    }

    /// The path with each run of slashes made one.
    public String collapsed() {
        StringBuilder out = new StringBuilder(path.length());
        for (int at = 0; at < path.length(); at++) {
            char each = path.charAt(at);
            if (each != '/' || out.isEmpty() || out.charAt(out.length() - 1) != '/') {
                out.append(each);
            }
        }
        return out.toString();
    }

    /// Decodes `name=value` pairs joined by `&`, as in a query or a form. A broken escape stays as it is.
    public static Parameters parameters(String raw) {
        Map<String, List<String>> values = new LinkedHashMap<>();
        int count = 0;
        for (String pair : raw.split("&")) {
            if (pair.isEmpty() || ++count > MOST_PARAMETERS) {
                continue;
            }
            int equals = pair.indexOf('=');
            String name = lenient(equals < 0 ? pair : pair.substring(0, equals));
            values.computeIfAbsent(name, unused -> new ArrayList<>()).add(equals < 0 ? "" : lenient(pair.substring(equals + 1)));
        }
        return new Parameters(values);
    }

    private static String lenient(String raw) {
        String spaced = raw.replace('+', ' ');
        return spaced.indexOf('%') < 0 ? spaced : decoded(spaced, false);
    }

    /// A text that was escaped once more before it was put into a form.
    public static String unescapedForm(String raw) {
        return lenient(raw);
    }

    private static String withoutParameters(String raw) {
        if (raw.indexOf(';') < 0) {
            return raw;
        }
        StringBuilder out = new StringBuilder();
        boolean skipping = false;
        for (int at = 0; at < raw.length(); at++) {
            char each = raw.charAt(at);
            skipping = each == ';' || skipping && each != '/';
            if (!skipping) {
                out.append(each);
            }
        }
        return out.toString();
    }

    private static String text(String raw) throws UndecodablePath {
        String decoded = raw.indexOf('%') < 0 ? raw : decoded(raw, true);
        if (decoded.indexOf('\0') >= 0 || !decoded.startsWith("/")) {
            throw new UndecodablePath("broken path");
        }
        return decoded;
    }

    // A broken escape in a strict text becomes a NUL, which the caller refuses.
    private static String decoded(String raw, boolean strict) {
        byte[] source = raw.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = new byte[source.length];
        int length = 0;
        for (int at = 0; at < source.length; at++) {
            byte each = source[at];
            if (each == '%') {
                int high = at + 2 < source.length ? Character.digit(source[at + 1], 16) : -1;
                int low = at + 2 < source.length ? Character.digit(source[at + 2], 16) : -1;
                if (high >= 0 && low >= 0) {
                    each = (byte) (high << 4 | low);
                    at += 2;
                } else if (strict) {
                    each = 0;
                }
            }
            bytes[length++] = each;
        }
        return new String(bytes, 0, length, StandardCharsets.UTF_8);
    }

    private static String resolve(String path) throws UndecodablePath {
        if (!path.contains("/.")) {
            return path;
        }
        Deque<String> kept = new ArrayDeque<>();
        String[] segments = path.substring(1).split("/", -1);
        for (String segment : segments) {
            switch (segment) {
                case "." -> {}
                case ".." -> {
                    if (kept.pollLast() == null) {
                        throw new UndecodablePath("path above the root");
                    }
                }
                default -> kept.addLast(segment);
            }
        }
        String last = segments[segments.length - 1];
        boolean folder = last.equals(".") || last.equals("..");
        return "/" + String.join("/", kept) + (folder && !kept.isEmpty() ? "/" : "");
    }
}
