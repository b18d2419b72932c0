package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// A hash as TOML: plain values first, then tables, then arrays of tables, each sorted by key.
final class TomlText {
    private static final RubyRegex BARE = RubyRegex.compile("^[a-zA-Z0-9_-]*$");

    private final StringBuilder out = new StringBuilder();

    private TomlText() {}

    static String of(Hash hash) {
        TomlText text = new TomlText();
        text.table(hash, List.of());
        return text.out.toString();
    }

    private void table(Hash hash, List<String> prefix) {
        boolean plain = sorted(hash).stream().anyMatch(key -> !isTable(value(hash, key)) && !isTables(value(hash, key)));
        // As stdlib does: a path of nothing but undef counts as none.
        if (prefix.stream().anyMatch(step -> !step.isEmpty()) && (plain || hash.size() == 0)) {
            out.append('[').append(String.join(".", prefix)).append("]\n");
        }
        pairs(hash, prefix);
    }

    private void pairs(Hash hash, List<String> prefix) {
        List<Value> keys = sorted(hash);
        for (Value key : keys) {
            Value value = value(hash, key);
            if (!isTable(value) && !isTables(value)) {
                out.append(name(key)).append(" = ").append(text(value)).append('\n');
            }
        }
        for (Value key : keys) {
            if (value(hash, key) instanceof Hash nested) {
                table(nested, path(prefix, key));
            }
        }
        for (Value key : keys) {
            if (value(hash, key) instanceof Arr array && isTables(array)) {
                tables(array, path(prefix, key));
            }
        }
    }

    private void tables(Arr array, List<String> path) {
        for (Value child : array.elements()) {
            out.append("[[").append(String.join(".", path)).append("]]\n");
            if (!(child instanceof Hash hash)) {
                throw Checks.missingMethod("keys", child);
            }
            pairs(hash, path);
        }
    }

    private static Value value(Hash hash, Value key) {
        return Objects.requireNonNull(hash.entries().get(key));
    }

    private static boolean isTable(Value value) {
        return value instanceof Hash;
    }

    private static boolean isTables(Value value) {
        return value instanceof Arr array && array.size() > 0 && array.get(0) instanceof Hash;
    }

    private static List<String> path(List<String> prefix, Value key) {
        List<String> path = new ArrayList<>(prefix);
        path.add(name(key));
        return path;
    }

    private static List<Value> sorted(Hash hash) {
        return RubyOrder.sorted(List.copyOf(hash.entries().keySet()), RubyOrder::compare);
    }

    private static String name(Value key) {
        String name = RubyText.of(key);
        if (BARE.matches(name)) {
            return name;
        }
        if (!(key instanceof Str)) {
            throw Checks.missingMethod("gsub", key);
        }
        return '"' + name.replace("\"", "\\\"") + '"';
    }

    private static String text(Value value) {
        return switch (value) {
            case Regex regex -> RubyText.inspect(RubyText.inspect(regex));
            case Str string -> RubyText.inspect(string).replaceAll("\\\\(#[$@{])", "$1");
            default -> RubyText.inspect(value);
        };
    }
}
