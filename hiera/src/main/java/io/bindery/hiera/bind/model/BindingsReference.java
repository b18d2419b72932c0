package io.bindery.hiera.bind.model;

import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// A reference to bindings in a layer: `scheme:/a::b`, with `*` for one segment and `**` for any number, and `?optional`.
///
/// @param path the name in lower case; empty if only a scheme is given
public record BindingsReference(String text, String scheme, String path, boolean optional) {
    private static final Pattern SCHEME = Pattern.compile("[A-Za-z][A-Za-z0-9+._-]*");
    private static final Pattern SEGMENT = Pattern.compile("\\*\\*?|[a-z0-9_][a-z0-9_-]*");

    /// @throws BindingsError if the text is no reference
    public static BindingsReference parse(String text, SourceLocation location) {
        int colon = text.indexOf(':');
        if (colon <= 0 || !SCHEME.matcher(text.substring(0, colon)).matches()) {
            throw refusal(text, "it has no scheme", location);
        }
        String scheme = text.substring(0, colon).toLowerCase(Locale.ROOT);
        String rest = text.substring(colon + 1);
        int query = rest.indexOf('?');
        if (query >= 0 && !rest.substring(query).equals("?optional")) {
            throw refusal(text, "only ?optional may follow the name", location);
        }
        String path = query < 0 ? rest : rest.substring(0, query);
        if (!path.isEmpty() && !path.startsWith("/")) {
            throw refusal(text, "a name is given after '/'", location);
        }
        String name = path.isEmpty() ? "" : path.substring(1).toLowerCase(Locale.ROOT);
        return new BindingsReference(text, scheme, name, query >= 0);
    }

    private static BindingsError refusal(String text, String reason, SourceLocation location) {
        return new BindingsError(BindingCode.B212, "Not a bindings reference: '" + text + "' (" + reason + ")", location);
    }

    /// The parts of the name.
    ///
    /// @throws BindingsError if one of them is no name
    public List<String> segments(SourceLocation location) {
        List<String> segments = List.of(path.split("::", -1));
        for (String segment : segments) {
            if (!SEGMENT.matcher(segment).matches()) {
                throw refusal(text, path.isEmpty() ? "it names no bindings" : "'" + segment + "' is not a name", location);
            }
        }
        return segments;
    }

    public boolean isWildcard() {
        return path.indexOf('*') >= 0;
    }

    /// Whether a name is one that this refers to.
    public boolean matches(String name) {
        return matches(List.of(path.split("::", -1)), 0, List.of(name.split("::", -1)), 0);
    }

    private static boolean matches(List<String> pattern, int at, List<String> name, int from) {
        if (at == pattern.size()) {
            return from == name.size();
        }
        String segment = pattern.get(at);
        if (segment.equals("**")) {
            // At the end it has the final name too, elsewhere only what is before it.
            for (int next = at == pattern.size() - 1 ? from + 1 : from; next <= name.size(); next++) {
                if (matches(pattern, at + 1, name, next)) {
                    return true;
                }
            }
            return false;
        }
        return from < name.size()
                && (segment.equals("*") || segment.equals(name.get(from)))
                && matches(pattern, at + 1, name, from + 1);
    }

    /// Whether the whole scheme is meant.
    public boolean isWhole() {
        return path.isEmpty() || path.equals("*");
    }
}
