package io.bindery.data;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Writes plain data as Ruby's Psych does, block style throughout: maps, lists, strings, numbers, booleans, [Symbol]s and null.
public final class YamlOutput {
    private final StringBuilder out = new StringBuilder();

    private YamlOutput() {}

    /// A Ruby symbol, written `:name`.
    public record Symbol(String name) {}

    /// The data as a document, starting with `---`.
    public static String document(@Nullable Object data) {
        YamlOutput output = new YamlOutput();
        output.out.append("---");
        output.value(data, 0, true);
        return output.out.toString();
    }

    /// Writes a value after what it belongs to: inline where it is a scalar, on lines of its own where it is not.
    private void value(@Nullable Object data, int indent, boolean root) {
        switch (data) {
            case Map<?, ?> map when !map.isEmpty() -> {
                out.append('\n');
                map(map, indent, true);
            }
            case List<?> list when !list.isEmpty() -> {
                out.append('\n');
                list(list, indent, true);
            }
            case null -> out.append('\n');
            default -> {
                out.append(' ');
                scalar(data, root ? indent + 2 : indent, false);
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
            value(value, list ? indent : indent + 2, false);
        }
    }

    private void key(@Nullable Object key, int indent) {
        boolean simple = !(key instanceof Map<?, ?> map && !map.isEmpty())
                && !(key instanceof List<?> list && !list.isEmpty())
                && !(key instanceof String text && (text.length() > 128 || text.indexOf('\n') >= 0 && text.indexOf('\n') < text.length() - 1));
        if (simple) {
            scalar(key == null ? "" : key, indent, true);
            out.append(':');
        } else {
            out.append('?');
            item(key, indent + 2);
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
            item(element, indent + 2);
        }
    }

    // A collection starts on the line of its dash.
    private void item(@Nullable Object element, int indent) {
        switch (element) {
            case Map<?, ?> map when !map.isEmpty() -> {
                out.append(' ');
                map(map, indent, false);
            }
            case List<?> list when !list.isEmpty() -> {
                out.append(' ');
                list(list, indent, false);
            }
            case null, default -> value(element, indent, false);
        }
    }

    private void scalar(Object data, int indent, boolean key) {
        switch (data) {
            case Map<?, ?> map -> out.append("{}");
            case List<?> list -> out.append("[]");
            case String text -> new YamlScalar(out, indent, key).write(text);
            case Symbol symbol -> new YamlScalar(out, indent, key).writeSymbol(symbol.name());
            case Double real when real.isNaN() -> out.append(".nan");
            case Double real when real.isInfinite() -> out.append(real > 0 ? ".inf" : "-.inf");
            default -> out.append(data);
        }
    }
}
