package io.bindery.hiera;


import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A key in a request: a root key, and segments that dig into its value.
///
/// @param segments strings, or integers that index an array
record LookupKey(String text, @Nullable String moduleName, String root, List<Value> segments) {
    static final LookupKey LOOKUP_OPTIONS = new LookupKey("lookup_options", null, "lookup_options", List.of());

    private static final Pattern INTEGER = Pattern.compile(":?[+-]?[0-9]+");

    static LookupKey of(String key) {
        List<Value> parts = split(key, problem -> new LookupError(problem + " in key: '" + key + "'"));
        String root = RubyText.of(parts.getFirst());
        int colons = root.indexOf("::");
        String module = colons < 0 ? null : root.substring(0, colons);
        return new LookupKey(key, module, root, List.copyOf(parts.subList(1, parts.size())));
    }

    /// The segments of a dotted key. Quotes keep dots and white space inside a segment.
    static List<Value> split(String key, Function<String, LookupError> problem) {
        if (key.indexOf('.') < 0 && key.indexOf('\'') < 0 && key.indexOf('"') < 0) {
            return List.of(new Str(key));
        }
        List<Value> parts = new ArrayList<>();
        int at = 0;
        while (true) {
            int end = segmentEnd(key, at);
            if (end == at) {
                throw problem.apply("Syntax error");
            }
            parts.add(segment(key.substring(at, end).strip()));
            if (end == key.length()) {
                return parts;
            }
            if (key.charAt(end) != '.' || end + 1 == key.length()) {
                throw problem.apply("Syntax error");
            }
            at = end + 1;
        }
    }

    private static int segmentEnd(String key, int start) {
        int at = skipSpace(key, start);
        if (at < key.length() && (key.charAt(at) == '"' || key.charAt(at) == '\'')) {
            int close = key.indexOf(key.charAt(at), at + 1);
            return close <= at + 1 ? start : skipSpace(key, close + 1);
        }
        int end = start;
        while (end < key.length() && "'\".".indexOf(key.charAt(end)) < 0) {
            end++;
        }
        return end;
    }

    private static int skipSpace(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    private static Value segment(String text) {
        if (text.startsWith("\"") || text.startsWith("'")) {
            return new Str(text.substring(1, text.length() - 1));
        }
        if (!INTEGER.matcher(text).matches()) {
            return new Str(text);
        }
        // As Puppet does: a colon makes it the integer 0.
        return Int.of(text.startsWith(":") || text.length() > 18 ? 0 : Long.parseLong(text));
    }

    boolean digs() {
        return !segments.isEmpty();
    }

    /// A structure in which digging with the segments finds the value.
    Value undig(Value value) {
        Value wrapped = value;
        for (Value segment : segments.reversed()) {
            wrapped = segment instanceof Int index ? atIndex((int) index.value(), wrapped) : Hash.of(segment, wrapped);
        }
        return wrapped;
    }

    private static Value atIndex(int index, Value value) {
        List<Value> elements = new ArrayList<>();
        for (int i = 0; i < index; i++) {
            elements.add(Undef.UNDEF);
        }
        elements.add(value);
        return new Arr(elements);
    }

    /// Root and segments, as a `data_dig` function gets them.
    Arr toArray() {
        List<Value> all = new ArrayList<>();
        all.add(new Str(root));
        all.addAll(segments);
        return new Arr(all);
    }
}
