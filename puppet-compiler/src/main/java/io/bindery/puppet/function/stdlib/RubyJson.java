package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.util.Map;

/// JSON as Ruby's generator writes it.
final class RubyJson {
    private final String indent;
    private final String space;
    private final String spaceBefore;
    private final String objectLine;
    private final String arrayLine;
    private final StringBuilder out = new StringBuilder();

    private RubyJson(String indent, String space, String spaceBefore, String objectLine, String arrayLine) {
        this.indent = indent;
        this.space = space;
        this.spaceBefore = spaceBefore;
        this.objectLine = objectLine;
        this.arrayLine = arrayLine;
    }

    static String compact(Value value) {
        RubyJson json = new RubyJson("", "", "", "", "");
        json.write(value, 0);
        return json.out.toString();
    }

    static String pretty(Value value, Hash options) {
        RubyJson json = new RubyJson(
                option(options, "indent", "  "),
                option(options, "space", " "),
                option(options, "space_before", ""),
                option(options, "object_nl", "\n"),
                option(options, "array_nl", "\n"));
        json.write(value, 0);
        return json.out.toString();
    }

    private static String option(Hash options, String name, String usual) {
        return options.get(name) instanceof Str given ? given.value() : usual;
    }

    private void write(Value value, int depth) {
        switch (value) {
            case Undef undef -> out.append("null");
            case Bool bool -> out.append(bool.value());
            case Int whole -> out.append(whole.value());
            case Real real -> out.append(number(real.value()));
            case Arr array -> array(array, depth);
            case Hash hash -> hash(hash, depth);
            default -> string(RubyText.of(value));
        }
    }

    private static String number(double real) {
        if (Double.isNaN(real) || Double.isInfinite(real)) {
            throw new EvaluationError("920: " + RubyFloat.text(real) + " not allowed in JSON");
        }
        return RubyFloat.text(real);
    }

    private void array(Arr array, int depth) {
        out.append('[').append(arrayLine);
        for (int i = 0; i < array.size(); i++) {
            out.append(i == 0 ? "" : "," + arrayLine).append(indent.repeat(depth + 1));
            write(array.get(i), depth + 1);
        }
        out.append(arrayLine).append(arrayLine.isEmpty() ? "" : indent.repeat(depth)).append(']');
    }

    private void hash(Hash hash, int depth) {
        out.append('{').append(objectLine);
        String separator = "";
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            out.append(separator).append(indent.repeat(depth + 1));
            string(RubyText.of(entry.getKey()));
            out.append(spaceBefore).append(':').append(space);
            write(entry.getValue(), depth + 1);
            separator = "," + objectLine;
        }
        out.append(hash.size() == 0 ? "" : objectLine).append(objectLine.isEmpty() ? "" : indent.repeat(depth)).append('}');
    }

    private void string(String text) {
        out.append('"');
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                case '\f' -> out.append("\\f");
                case '\b' -> out.append("\\b");
                default -> out.append(c < 0x20 ? String.format("\\u%04x", (int) c) : Character.toString(c));
            }
        }
        out.append('"');
    }
}
