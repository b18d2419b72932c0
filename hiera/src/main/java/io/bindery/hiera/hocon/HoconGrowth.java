package io.bindery.hiera.hocon;

import com.typesafe.config.ConfigException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// Refuses a HOCON text whose nesting, or whose substitutions once they are followed, would exhaust the process, because the
/// library that reads such texts has no limits. In a few lines, values that each refer to the previous one twice can expand to
/// more data than fits into memory.
///
/// The size of a value is estimated from the text and never too small: its characters, a constant for each value, and the sizes
/// of all values that it refers to.
public final class HoconGrowth {
    private static final int MOST_NESTED = 500;
    private static final long MOST_SIZE = 32L << 20;
    private static final int MOST_FOLLOWED = 1_000_000;

    /// What a value takes beside its characters.
    private static final int VALUE = 64;

    private static final char SEPARATOR = '\u0000';

    private final String text;
    private int at;

    /// The fields by their whole names; elements of lists count for the field that the list belongs to.
    private final NavigableMap<String, List<Definition>> fields = new TreeMap<>();

    private final Map<String, Long> sizes = new HashMap<>();
    private int followed;
    private int depth;

    /// One assignment to a field, with the names of the values it refers to.
    private static final class Definition {
        private long size = VALUE;
        private final List<String> references = new ArrayList<>();
    }

    /// An open object or list, and the field that it is the value of.
    private record Open(boolean list, String field, Definition definition) {}

    private HoconGrowth(String text) {
        this.text = text;
    }

    public static void check(String text) {
        HoconGrowth growth = new HoconGrowth(text);
        growth.scan();
        growth.measure();
    }

    private void scan() {
        Deque<Open> open = new ArrayDeque<>();
        Open inner = new Open(false, "", definition(""));
        StringBuilder name = new StringBuilder();
        // The field whose value is being read; null if a name is expected.
        String field = null;
        Definition definition = inner.definition();
        int dots = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean naming = field == null && !inner.list();
            if (c == '"') {
                String quoted = quoted();
                definition.size += quoted.length();
                if (naming) {
                    name.append(quoted.replace('.', '\uffff'));
                }
                continue;
            }
            if (c == '#' || text.startsWith("//", at)) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
                continue;
            }
            at++;
            switch (c) {
                case '{', '[' -> {
                    if (naming && c == '{' && !name.toString().isBlank()) {
                        field = whole(inner.field(), name);
                        definition = definition(field);
                    }
                    open.push(new Open(inner.list(), inner.field(), inner.definition()));
                    if (open.size() > MOST_NESTED) {
                        throw refused("objects and lists are nested more than " + MOST_NESTED + " deep");
                    }
                    Definition outer = field == null ? inner.definition() : definition;
                    inner = new Open(c == '[', field == null ? inner.field() : field, outer);
                    field = c == '[' ? inner.field() : null;
                    definition = outer;
                    definition.size += VALUE;
                    name.setLength(0);
                }
                case '}', ']' -> {
                    Open closed = inner;
                    inner = open.isEmpty() ? inner : open.pop();
                    // More pieces of the same value may follow.
                    field = closed.field();
                    definition = closed.definition();
                    name.setLength(0);
                }
                case ',', '\n' -> {
                    // A name may be followed by its sign on a later line; a value ends with its line.
                    if (inner.list()) {
                        definition.size += VALUE;
                    } else if (!naming || c == ',') {
                        field = null;
                        definition = inner.definition();
                        name.setLength(0);
                    }
                    dots = 0;
                }
                case ':', '=' -> {
                    if (naming) {
                        boolean appends = !name.isEmpty() && name.charAt(name.length() - 1) == '+';
                        name.setLength(name.length() - (appends ? 1 : 0));
                        field = whole(inner.field(), name);
                        definition = definition(field);
                        if (appends) {
                            definition.references.add(field);
                        }
                        name.setLength(0);
                        skipLines();
                    }
                }
                case '$' -> {
                    if (text.startsWith("{", at)) {
                        definition.references.add(reference());
                        definition.size += VALUE;
                    }
                }
                default -> {
                    definition.size++;
                    dots += c == '.' ? 1 : 0;
                    if (naming) {
                        name.append(c);
                    }
                    if (dots > MOST_NESTED) {
                        throw refused("a path has more than " + MOST_NESTED + " names");
                    }
                }
            }
        }
    }

    // A value may begin on a later line than its name.
    private void skipLines() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    private Definition definition(String field) {
        Definition definition = new Definition();
        fields.computeIfAbsent(field, _ -> new ArrayList<>()).add(definition);
        return definition;
    }

    private String quoted() {
        if (text.startsWith("\"\"\"", at)) {
            int end = text.indexOf("\"\"\"", at + 3);
            String raw = text.substring(at + 3, end < 0 ? text.length() : end);
            at = end < 0 ? text.length() : end + 3;
            return raw;
        }
        int start = ++at;
        while (at < text.length() && text.charAt(at) != '"') {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        String raw = text.substring(start, Math.min(at, text.length()));
        at++;
        return raw;
    }

    private String reference() {
        StringBuilder path = new StringBuilder();
        at += text.startsWith("{?", at) ? 2 : 1;
        while (at < text.length() && text.charAt(at) != '}') {
            if (text.charAt(at) == '"') {
                path.append(quoted().replace('.', '\uffff'));
            } else {
                path.append(text.charAt(at++));
            }
        }
        at++;
        return whole("", path);
    }

    private String whole(String above, CharSequence path) {
        String names = path.toString().strip().replace('.', SEPARATOR);
        if (names.length() > MOST_NESTED && names.chars().filter(c -> c == SEPARATOR).count() > MOST_NESTED) {
            throw refused("a path has more than " + MOST_NESTED + " names");
        }
        return above.isEmpty() ? names : above + SEPARATOR + names;
    }

    private void measure() {
        long all = 0;
        for (String field : fields.keySet()) {
            all += size(field);
            if (all > MOST_SIZE + 2L * VALUE * text.length()) {
                throw tooMuch();
            }
        }
    }

    /// The size of a field by itself, without the fields below it.
    private long size(String field) {
        Long known = sizes.get(field);
        if (known != null) {
            return known;
        }
        if (++depth > MOST_NESTED) {
            throw refused("substitutions are nested more than " + MOST_NESTED + " deep");
        }
        // What refers to itself by way of others is reported by the library.
        sizes.put(field, 0L);
        long size = 0;
        for (Definition definition : fields.getOrDefault(field, List.of())) {
            long before = size;
            boolean takesItself = definition.references.contains(field);
            size = takesItself ? definition.size : before + definition.size;
            for (String reference : definition.references) {
                size += reference.equals(field) ? before : sizeOf(reference);
                if (size > MOST_SIZE + text.length()) {
                    throw tooMuch();
                }
            }
        }
        sizes.put(field, size);
        depth--;
        return size;
    }

    /// The size of what a reference names: a field, all fields below it, and those above it, which may be taken from elsewhere.
    private long sizeOf(String reference) {
        long size = 0;
        for (String below : fields.tailMap(reference, true).keySet()) {
            if (!below.equals(reference) && !below.startsWith(reference + SEPARATOR)) {
                break;
            }
            follow();
            size += size(below);
        }
        for (int end = reference.lastIndexOf(SEPARATOR); end > 0; end = reference.lastIndexOf(SEPARATOR, end - 1)) {
            String above = reference.substring(0, end);
            if (fields.containsKey(above)) {
                follow();
                size += size(above);
            }
        }
        return size;
    }

    private void follow() {
        if (++followed > MOST_FOLLOWED) {
            throw tooMuch();
        }
    }

    private static ConfigException tooMuch() {
        return refused("its substitutions make a value that grows beyond the limit");
    }

    private static ConfigException refused(String reason) {
        return new ConfigException.Generic(reason);
    }
}
