package io.bindery.puppet.function;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Reads arguments that a signature has already checked.
public final class Arguments {
    private Arguments() {}

    public static String string(List<Value> arguments, int index) {
        return ((Str) arguments.get(index)).value();
    }

    /// The string at an index, or null if the argument is missing or undef.
    public static @Nullable String optionalString(List<Value> arguments, int index) {
        return arguments.size() > index && arguments.get(index) instanceof Str string ? string.value() : null;
    }

    public static List<Value> array(List<Value> arguments, int index) {
        return ((Arr) arguments.get(index)).elements();
    }

    public static SequencedMap<Value, Value> hash(List<Value> arguments, int index) {
        return ((Hash) arguments.get(index)).entries();
    }

    public static long whole(List<Value> arguments, int index) {
        return ((Int) arguments.get(index)).value();
    }

    public static boolean isTrue(List<Value> arguments, int index) {
        return arguments.size() > index && arguments.get(index) == Bool.TRUE;
    }

    /// Arrays within arrays dissolved, to any depth.
    public static List<Value> flatten(List<Value> values) {
        List<Value> flat = new ArrayList<>();
        flattenInto(flat, values);
        return flat;
    }

    private static void flattenInto(List<Value> flat, List<Value> values) {
        for (Value value : values) {
            if (value instanceof Arr array) {
                flattenInto(flat, array.elements());
            } else {
                flat.add(value);
            }
        }
    }

    /// Whether a value counts as true if Puppet leaves the decision to Ruby.
    public static boolean truthy(Value value) {
        return value != Bool.FALSE && value != Undef.UNDEF;
    }
}
