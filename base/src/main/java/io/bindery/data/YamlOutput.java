package io.bindery.data;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Writes plain data as Ruby's Psych does, block style throughout: maps, lists, strings, numbers, booleans, [Symbol]s and null.
public final class YamlOutput {
    private final StringBuilder out;
    private final Layout layout;
    private final IdentityHashMap<Object, Integer> anchors = new IdentityHashMap<>();
    private final Set<Object> written = Collections.newSetFromMap(new IdentityHashMap<>());

    private YamlOutput(StringBuilder out, Layout layout) {
        this.out = out;
        this.layout = layout;
    }

    /// The indentation of nested values, and the length at which a line is folded; a negative width never folds.
    public record Layout(int indentation, int width) {
        public static final Layout USUAL = new Layout(2, 80);

        // As libyaml does: what makes no sense is taken for the usual.
        public Layout {
            indentation = indentation < 2 || indentation > 9 ? 2 : indentation;
            width = width >= 0 && width <= 2 * indentation ? 80 : width < 0 ? Integer.MAX_VALUE : width;
        }
    }

    /// A number, written as the given text.
    public record Numeral(String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    /// A Ruby symbol, written `:name`.
    public record Symbol(String name) {}

    /// The data as a document, starting with `---`.
    public static String document(@Nullable Object data) {
        return document(data, Layout.USUAL);
    }

    /// The data as a document. A map or list that is met again is written as an alias of its first place.
    public static String document(@Nullable Object data, Layout layout) {
        YamlOutput output = new YamlOutput(new StringBuilder(), layout);
        output.findAnchors(data);
        output.out.append("---");
        output.value(data, 0, true);
        return output.out.toString();
    }

    /// The text of a symbol, as a key has it.
    public static String symbol(String name) {
        StringBuilder text = new StringBuilder();
        new YamlScalar(text, 0, true, Layout.USUAL).writeSymbol(name);
        return text.toString();
    }

    /// Writes data after the key it belongs to.
    static void append(StringBuilder out, @Nullable Object data, int indent) {
        YamlOutput output = new YamlOutput(out, Layout.USUAL);
        output.findAnchors(data);
        output.value(data, indent, false);
    }

    /// Writes a key with its colon.
    static void appendKey(StringBuilder out, String key, int indent) {
        new YamlOutput(out, Layout.USUAL).key(key, indent);
    }

    // As Psych does: anchors are numbered in the order of the aliases.
    private void findAnchors(@Nullable Object data) {
        if (!(data instanceof Map<?, ?>) && !(data instanceof List<?>)) {
            return;
        }
        if (!written.add(data)) {
            anchors.computeIfAbsent(data, first -> anchors.size() + 1);
        } else if (data instanceof List<?> list) {
            list.forEach(this::findAnchors);
        } else {
            ((Map<?, ?>) data).forEach((key, value) -> {
                findAnchors(key);
                findAnchors(value);
            });
        }
    }

    /// What stands before a collection at the first of its places, if it has several.
    private String anchor(Object collection) {
        Integer number = anchors.get(collection);
        written.remove(collection);
        return number == null ? "" : " &" + number;
    }

    private boolean alias(@Nullable Object data) {
        if (data == null || !anchors.containsKey(data) || written.contains(data)) {
            return false;
        }
        out.append(" *").append(anchors.get(data)).append('\n');
        return true;
    }

    /// Writes a value after its key or list mark: a scalar on the same line, anything else on lines of its own.
    private void value(@Nullable Object data, int indent, boolean root) {
        if (alias(data)) {
            return;
        }
        switch (data) {
            case Map<?, ?> map when !map.isEmpty() -> {
                out.append(anchor(map)).append('\n');
                map(map, indent, true);
            }
            case List<?> list when !list.isEmpty() -> {
                out.append(anchor(list)).append('\n');
                list(list, indent, true);
            }
            case null -> out.append('\n');
            default -> {
                out.append(anchor(data)).append(' ');
                scalar(data, root ? indent + layout.indentation() : indent, false);
                out.append('\n');
            }
        }
    }

    private void map(Map<?, ?> map, int indent, boolean indentFirst) {
        boolean first = true;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            if (!first || indentFirst) {
                out.repeat(" ", indent);
            }
            first = false;
            key(entry.getKey(), indent);
            Object value = entry.getValue();
            boolean list = value instanceof List<?>;
            value(value, list ? indent : indent + layout.indentation(), false);
        }
    }

    private void key(@Nullable Object key, int indent) {
        boolean simple = !(key instanceof Map<?, ?> map && !map.isEmpty())
                && !(key instanceof List<?> list && !list.isEmpty())
                && !(key instanceof String text && (text.length() > 128 || text.indexOf('\n') >= 0 && text.indexOf('\n') < text.length() - 1));
        if (simple) {
            if (key == null) {
                out.append("! ''");
            } else {
                scalar(key, indent, true);
            }
            out.append(':');
        } else {
            out.append('?');
            item(key, indent + layout.indentation());
            out.repeat(" ", indent).append(':');
        }
    }

    private void list(List<?> list, int indent, boolean indentFirst) {
        boolean first = true;
        for (Object element : list) {
            if (!first || indentFirst) {
                out.repeat(" ", indent);
            }
            first = false;
            out.append('-');
            item(element, indent + layout.indentation());
        }
    }

    // A collection starts on the line of its dash, unless it has an anchor there.
    private void item(@Nullable Object element, int indent) {
        if (anchors.containsKey(element)) {
            value(element, indent, false);
            return;
        }
        switch (element) {
            case Map<?, ?> map when !map.isEmpty() -> {
                out.repeat(" ", layout.indentation() - 1);
                map(map, indent, false);
            }
            case List<?> list when !list.isEmpty() -> {
                out.repeat(" ", layout.indentation() - 1);
                list(list, indent, false);
            }
            case null, default -> value(element, indent, false);
        }
    }

    private void scalar(Object data, int indent, boolean key) {
        switch (data) {
            case Map<?, ?> map -> out.append("{}");
            case List<?> list -> out.append("[]");
            case String text -> new YamlScalar(out, indent, key, layout).write(text);
            case Symbol symbol -> new YamlScalar(out, indent, key, layout).writeSymbol(symbol.name());
            case Double real when real.isNaN() -> out.append(".nan");
            case Double real when real.isInfinite() -> out.append(real > 0 ? ".inf" : "-.inf");
            default -> out.append(data);
        }
    }
}
