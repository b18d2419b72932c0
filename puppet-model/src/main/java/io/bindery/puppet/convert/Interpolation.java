package io.bindery.puppet.convert;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;
import java.util.Map;

/// Converts values to text for `"${value}"`: nothing is quoted, `undef` is empty, containers are `[1, 2]` and `{a => 1}`.
public final class Interpolation {
    private Interpolation() {}

    public static String text(Value value) {
        return switch (value) {
            case Str string -> string.value();
            case Int whole -> Long.toString(whole.value());
            case BigInt whole -> whole.value().toString();
            case Arr array -> array(array);
            case Hash hash -> hash(hash);
            case Regex regex -> RubyText.inspectPattern(regex.pattern());
            case Undef undef -> "";
            case Default ignored -> "default";
            case Bool _, Real _, Sensitive _, Binary _, Timestamp _, Timespan _, SemVer _, SemVerRange _, Uri _ -> RubyText.of(value);
            case TypeValue _, ObjectValue _, CallableValue _, IterableValue _ -> RubyText.of(value);
        };
    }

    /// Adds the text to a builder: no string is made for the parts.
    public static void append(StringBuilder builder, Value value) {
        switch (value) {
            case Str string -> builder.append(string.value());
            case Int whole -> builder.append(whole.value());
            case Arr array -> append(builder, array);
            case Hash hash -> append(builder, hash);
            default -> builder.append(text(value));
        }
    }

    private static String array(Arr array) {
        StringBuilder builder = new StringBuilder();
        append(builder, array);
        return builder.toString();
    }

    private static String hash(Hash hash) {
        StringBuilder builder = new StringBuilder();
        append(builder, hash);
        return builder.toString();
    }

    private static void append(StringBuilder builder, Arr array) {
        String separator = "[";
        for (Value element : array.elements()) {
            append(builder.append(separator), element);
            separator = ", ";
        }
        builder.append(array.elements().isEmpty() ? "[]" : "]");
    }

    private static void append(StringBuilder builder, Hash hash) {
        String separator = "{";
        for (Map.Entry<Value, Value> entry : hash.entries().entrySet()) {
            append(builder.append(separator), entry.getKey());
            append(builder.append(" => "), entry.getValue());
            separator = ", ";
        }
        builder.append(hash.entries().isEmpty() ? "{}" : "}");
    }
}
