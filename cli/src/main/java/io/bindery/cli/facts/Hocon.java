package io.bindery.cli.facts;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.util.LinkedHashMap;

/// HOCON output: JSON without its optional quotes and commas.
final class Hocon {
    private final StringBuilder out = new StringBuilder();

    private Hocon() {}

    static String of(Value value) {
        if (value instanceof Str(String text)) {
            return text;
        }
        Hocon hocon = new Hocon();
        if (value instanceof Hash hash) {
            hocon.entries((Hash) sortedDeeply(hash), "");
        } else {
            hocon.value(sortedDeeply(value), "");
        }
        return hocon.out.toString().stripTrailing();
    }

    private static Value sortedDeeply(Value value) {
        return switch (value) {
            case Arr list -> new Arr(list.elements().stream().map(Hocon::sortedDeeply).toList());
            case Hash hash -> {
                Hash sorted = (Hash) FactFormat.sorted(hash);
                LinkedHashMap<Value, Value> entries = new LinkedHashMap<>();
                sorted.entries().forEach((key, entry) -> entries.put(key, sortedDeeply(entry)));
                yield Hash.owning(entries);
            }
            default -> value;
        };
    }

    private void entries(Hash hash, String indent) {
        hash.entries().forEach((key, entry) -> {
            out.append(indent).append(text(((Str) key).value())).append('=');
            value(entry, indent);
            out.append('\n');
        });
    }

    private void value(Value value, String indent) {
        switch (value) {
            case Hash hash when hash.size() > 0 -> {
                out.append("{\n");
                entries(hash, indent + "    ");
                out.append(indent).append('}');
            }
            case Hash _ -> out.append("{}");
            case Arr list -> list(list, indent);
            case Undef _ -> out.append("null");
            case Real(double number) when number == Math.rint(number) && Math.abs(number) < 1e15 -> out.append((long) number);
            case Real(double number) -> out.append(RubyFloat.text(number));
            case Str(String string) -> out.append(text(string));
            default -> out.append(RubyText.of(value));
        }
    }

    private void list(Arr list, String indent) {
        String separator = "[\n";
        for (Value element : list.elements()) {
            out.append(separator).append(indent).append("    ");
            value(element, indent + "    ");
            separator = ",\n";
        }
        out.append(list.size() == 0 ? "[]" : "\n" + indent + "]");
    }

    /// Words of letters, digits and dashes need no quotes unless they look like a number.
    private static String text(String text) {
        boolean plain = !text.isEmpty() && Character.isLetter(text.charAt(0))
                && text.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '-');
        return plain ? text : new JsonOutput(text.length() + 16).string(text).toString();
    }
}
