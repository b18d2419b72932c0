package io.bindery.data;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Builds data that prints itself as Ruby's `inspect` does, so that goldens can be made with Ruby.
final class RubyInspect implements DataBuilder<RubyInspect.Node> {
    record Node(String text, @Nullable List<Node> elements, @Nullable SequencedMap<Node, Node> entries) {
        @Override
        public String toString() {
            return text;
        }
    }

    private static Node leaf(String text) {
        return new Node(text, null, null);
    }

    @Override
    public Node undef() {
        return leaf("nil");
    }

    @Override
    public Node bool(boolean value) {
        return leaf(Boolean.toString(value));
    }

    @Override
    public Node integer(long value) {
        return leaf(Long.toString(value));
    }

    @Override
    public Node bigInteger(BigInteger value) {
        return leaf(value.toString());
    }

    @Override
    public Node real(double value) {
        return leaf(Double.isInfinite(value) || Double.isNaN(value) ? Double.toString(value) : ruby(value));
    }

    private static String ruby(double value) {
        if (Math.abs(value) >= 1e7 && Math.abs(value) < 1e16) {
            String plain = new java.math.BigDecimal(Double.toString(value)).toPlainString();
            return plain.contains(".") ? plain : plain + ".0";
        }
        return Double.toString(value).replaceFirst("E(\\d)$", "e+0$1").replaceFirst("E(\\d\\d)", "e+$1").replaceFirst("E-(\\d)$", "e-0$1").replace('E', 'e');
    }

    @Override
    public Node string(String value) {
        return leaf(quote(value));
    }

    static String quote(String value) {
        StringBuilder result = new StringBuilder("\"");
        value.codePoints().forEach(c -> {
            switch (c) {
                case '"' -> result.append("\\\"");
                case '\\' -> result.append("\\\\");
                case '\n' -> result.append("\\n");
                case '\t' -> result.append("\\t");
                case '\r' -> result.append("\\r");
                case 11 -> result.append("\\v");
                case 12 -> result.append("\\f");
                case 27 -> result.append("\\e");
                case 7 -> result.append("\\a");
                case 8 -> result.append("\\b");
                case 0 -> result.append("\\u0000");
                default -> {
                    if (c < 32 || c == 0x2028 || c == 0x2029) {
                        result.append(String.format("\\u%04X", c));
                    } else {
                        result.appendCodePoint(c);
                    }
                }
            }
        });
        return result.append('"').toString().replaceAll("#(?=[{$@])", "\\\\#");
    }

    @Override
    public Node symbol(String name) {
        return leaf(name.matches("[A-Za-z_][A-Za-z0-9_]*[?!=]?") ? ":" + name : ":" + quote(name));
    }

    @Override
    public Node binary(byte[] bytes) {
        return string(new String(bytes, StandardCharsets.ISO_8859_1));
    }

    @Override
    public Node list(List<Node> elements) {
        return new Node(elements.stream().map(Node::text).collect(Collectors.joining(", ", "[", "]")), elements, null);
    }

    @Override
    public Node map(SequencedMap<Node, Node> entries) {
        String text = entries.entrySet().stream()
                .map(entry -> entry.getKey().text() + "=>" + entry.getValue().text())
                .collect(Collectors.joining(", ", "{", "}"));
        return new Node(text, null, entries);
    }

    @Override
    public @Nullable SequencedMap<Node, Node> entries(Node value) {
        return value.entries();
    }

    @Override
    public @Nullable List<Node> elements(Node value) {
        return value.elements();
    }
}
