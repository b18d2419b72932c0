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

/// JSON with an entry on each line, as Ruby's `JSON.pretty_generate` writes it.
final class PrettyJson {
    private final StringBuilder out = new StringBuilder();

    private PrettyJson() {}

    static String of(Value value) {
        PrettyJson json = new PrettyJson();
        json.value(value, "");
        return json.out.toString();
    }

    private void value(Value value, String indent) {
        switch (value) {
            case Hash hash -> hash(hash, indent);
            case Arr list -> list(list, indent);
            case Undef _ -> out.append("null");
            case Real(double number) -> out.append(RubyFloat.text(number));
            case Str(String text) -> quote(text);
            default -> out.append(RubyText.of(value));
        }
    }

    private void hash(Hash hash, String indent) {
        String separator = "{\n";
        for (var entry : hash.entries().entrySet()) {
            out.append(separator).append(indent).append("  ");
            quote(entry.getKey() instanceof Str text ? text.value() : entry.getKey().toString());
            out.append(": ");
            value(entry.getValue(), indent + "  ");
            separator = ",\n";
        }
        out.append(hash.size() == 0 ? "{" : "").append('\n').append(indent).append('}');
    }

    private void list(Arr list, String indent) {
        String separator = "[\n";
        for (Value element : list.elements()) {
            out.append(separator).append(indent).append("  ");
            value(element, indent + "  ");
            separator = ",\n";
        }
        out.append(list.size() == 0 ? "[\n" : "").append('\n').append(indent).append(']');
    }

    private void quote(String text) {
        out.append(new JsonOutput(text.length() + 16).string(text));
    }
}
