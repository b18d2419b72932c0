package io.bindery.hiera.hocon;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Restores the order of keys in a HOCON text, which the HOCON library loses and Ruby's keeps: an object that is defined in
/// several places has the keys of the later places first.
///
/// It reads a text that is known to be well formed, and only the parts that affect the order.
public final class HoconOrder {
    private static final Node OTHER = new Other();

    private final String text;
    private int at;

    /// A value, as far as the order of keys is concerned.
    public sealed interface Node {}

    private record Other() implements Node {}

    private record Fields(SequencedMap<String, Node> nodes) implements Node {}

    private record Elements(List<Node> nodes) implements Node {}

    private record Reference(List<String> path) implements Node {}

    private record Merged(Node over, Node under) implements Node {}

    private HoconOrder(String text) {
        this.text = text;
    }

    public static Keys of(String text) {
        HoconOrder reader = new HoconOrder(text);
        reader.skipSpace(true);
        if (reader.now() == '{') {
            reader.at++;
        }
        return new Keys(reader.fields());
    }

    /// The keys of a text's objects.
    public static final class Keys {
        private final Node root;
        private final Set<Reference> following = new HashSet<>();

        private Keys(Node root) {
            this.root = root;
        }

        public Node root() {
            return root;
        }

        public SequencedSet<String> of(Node node) {
            return switch (node) {
                case Fields fields -> new LinkedHashSet<>(fields.nodes().keySet());
                case Merged merged -> {
                    SequencedSet<String> keys = of(merged.over());
                    keys.addAll(of(merged.under()));
                    yield keys;
                }
                case Reference reference -> follow(reference, new LinkedHashSet<>(), this::of);
                case Elements elements -> new LinkedHashSet<>();
                case Other other -> new LinkedHashSet<>();
            };
        }

        public Node child(Node node, String key) {
            return switch (node) {
                case Fields fields -> fields.nodes().getOrDefault(key, OTHER);
                case Merged merged -> merged(child(merged.over(), key), child(merged.under(), key));
                case Reference reference -> follow(reference, OTHER, target -> child(target, key));
                case Elements elements -> OTHER;
                case Other other -> OTHER;
            };
        }

        public Node element(Node node, int index) {
            return switch (node) {
                case Elements elements when index < elements.nodes().size() -> elements.nodes().get(index);
                case Merged merged -> element(merged.over(), index);
                case Reference reference -> follow(reference, OTHER, target -> element(target, index));
                case Elements elements -> OTHER;
                case Fields fields -> OTHER;
                case Other other -> OTHER;
            };
        }

        // A value may refer to its own previous value, which is merged with it anyway.
        private <T> T follow(Reference reference, T nothing, java.util.function.Function<Node, T> use) {
            if (!following.add(reference)) {
                return nothing;
            }
            try {
                Node target = root;
                for (String key : reference.path()) {
                    target = child(target, key);
                }
                return use.apply(target);
            } finally {
                following.remove(reference);
            }
        }
    }

    private static Node merged(Node over, Node under) {
        if (under instanceof Other || over instanceof Elements) {
            return over;
        }
        return over instanceof Other ? under : new Merged(over, under);
    }

    private char now() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private boolean looksAt(String expected) {
        return text.startsWith(expected, at);
    }

    private void skipSpace(boolean lines) {
        while (at < text.length()) {
            char c = now();
            if (c == '#' || looksAt("//")) {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else if (c == '\n' ? lines : Character.isWhitespace(c) || c == '\ufeff' || c == '\u00a0') {
                at++;
            } else {
                return;
            }
        }
    }

    private Fields fields() {
        SequencedMap<String, Node> fields = new LinkedHashMap<>();
        while (true) {
            skipSpace(true);
            if (now() == ',') {
                at++;
            } else if (now() == '}' || at >= text.length()) {
                at++;
                return new Fields(fields);
            } else {
                field(fields);
            }
        }
    }

    private void field(SequencedMap<String, Node> fields) {
        List<String> path = path(":={+\n");
        if (now() == '\n' || at >= text.length()) {
            return;
        }
        boolean appends = now() == '+';
        at += appends ? 2 : now() == '{' ? 0 : 1;
        skipSpace(true);
        Node value = value();
        String first = path.getFirst();
        Node before = fields.get(first);
        if (appends) {
            List<Node> elements = new ArrayList<>(before instanceof Elements list ? list.nodes() : List.of());
            elements.add(value);
            value = new Elements(elements);
        }
        for (String key : path.subList(1, path.size()).reversed()) {
            SequencedMap<String, Node> inner = new LinkedHashMap<>();
            inner.put(key, value);
            value = new Fields(inner);
        }
        fields.put(first, before == null ? value : isObject(value) ? merged(value, before) : value);
    }

    private static boolean isObject(Node node) {
        return node instanceof Fields || node instanceof Merged || node instanceof Reference;
    }

    /// The segments of a path, up to one of some characters.
    private List<String> path(String ends) {
        List<String> segments = new ArrayList<>();
        StringBuilder segment = new StringBuilder();
        while (at < text.length() && ends.indexOf(now()) < 0) {
            char c = now();
            if (c == '"') {
                segment.append(string());
            } else {
                at++;
                if (c == '.') {
                    segments.add(segment.toString());
                    segment.setLength(0);
                } else {
                    segment.append(c);
                }
            }
        }
        segments.add(segment.toString().strip());
        segments.set(0, segments.getFirst().stripLeading());
        return segments;
    }

    private String string() {
        if (looksAt("\"\"\"")) {
            int end = text.indexOf("\"\"\"", at + 3);
            String raw = text.substring(at + 3, Math.max(end, at + 3));
            at = end < 0 ? text.length() : end + 3;
            while (now() == '"') {
                at++;
            }
            return raw;
        }
        int start = ++at;
        while (at < text.length() && now() != '"') {
            at += now() == '\\' ? 2 : 1;
        }
        String raw = text.substring(start, Math.min(at, text.length()));
        at++;
        return raw;
    }

    /// A value, which may be several pieces on one line. As Ruby's reader does: of objects side by side the last comes first.
    private Node value() {
        @Nullable Node value = null;
        while (at < text.length()) {
            skipSpace(false);
            char c = now();
            if (c == '\n' || c == ',' || c == '}' || c == ']' || at >= text.length()) {
                break;
            }
            Node piece = piece(c);
            value = value == null ? piece : concatenated(value, piece);
        }
        return value == null ? OTHER : value;
    }

    private static Node concatenated(Node left, Node right) {
        if (left instanceof Elements a && right instanceof Elements b) {
            List<Node> both = new ArrayList<>(a.nodes());
            both.addAll(b.nodes());
            return new Elements(both);
        }
        return merged(right, left);
    }

    private Node piece(char c) {
        switch (c) {
            case '{' -> {
                at++;
                return fields();
            }
            case '[' -> {
                at++;
                return elements();
            }
            case '"' -> {
                string();
                return OTHER;
            }
            case '$' -> {
                at += looksAt("${?") ? 3 : 2;
                Node reference = new Reference(path("}"));
                at++;
                return reference;
            }
            default -> {
                at++;
                return OTHER;
            }
        }
    }

    private Node elements() {
        List<Node> elements = new ArrayList<>();
        while (true) {
            skipSpace(true);
            if (now() == ',') {
                at++;
            } else if (now() == ']' || at >= text.length()) {
                at++;
                return new Elements(elements);
            } else {
                int before = at;
                elements.add(value());
                at += at == before ? 1 : 0;
            }
        }
    }
}
