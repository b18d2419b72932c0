package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The functions that Puppet still implements in its first function API: only the number of arguments is checked, undef arrives
/// as an empty string, and values unknown to that API arrive as text.
public final class LegacyFunction {
    private LegacyFunction() {}

    /// @param arity how many arguments, or `-n - 1` for at least n
    public static Function of(String name, int arity, Body body) {
        return Function.named(name)
                .repeatedly("Any", "args")
                .with((call, arguments) -> body.call(call, converted(counted(name, arity, arguments))));
    }

    /// One whose arguments are not converted, as it knows references.
    public static Function plain(String name, int arity, Body body) {
        return Function.named(name)
                .repeatedly("Any", "args")
                .with((call, arguments) -> body.call(call, counted(name, arity, arguments)));
    }

    private static List<Value> counted(String name, int arity, List<Value> arguments) {
        int least = arity < 0 ? -arity - 1 : arity;
        if (arity >= 0 && arguments.size() != arity) {
            throw new EvaluationError(
                    name + "(): Wrong number of arguments given (" + arguments.size() + " for " + arity + ")");
        }
        if (arguments.size() < least) {
            throw new EvaluationError(
                    name + "(): Wrong number of arguments given (" + arguments.size() + " for minimum " + least + ")");
        }
        return arguments;
    }

    /// Arguments as that API gets them.
    public static List<Value> converted(List<Value> arguments) {
        return arguments.stream()
                .map(argument -> argument == Undef.UNDEF ? Str.EMPTY : converted(argument))
                .toList();
    }

    private static Value converted(Value value) {
        return switch (value) {
            case Regex regex -> Str.of(RubyText.inspect(regex));
            case SemVer version -> Str.of(RubyText.of(version));
            case SemVerRange range -> Str.of(RubyText.of(range));
            case Binary binary -> Str.of(RubyText.of(binary));
            case Timespan timespan -> Str.of(RubyText.of(timespan));
            case Timestamp timestamp -> Str.of(RubyText.of(timestamp));
            case Arr array ->
                new Arr(array.elements().stream().map(LegacyFunction::converted).toList());
            case Hash hash -> converted(hash);
            case IterableValue iterable -> throw new EvaluationError("Use of an Iterator is not supported here");
            default -> value;
        };
    }

    private static Value converted(Hash hash) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> entries.put(converted(key), converted(value)));
        return Hash.owning(entries);
    }

    /// Whether a value is a reference, which that API gets as the resource it means.
    public static boolean isReference(Value value) {
        return References.isReference(value);
    }

    /// Ruby's `to_s` of an argument: a reference is written as the resource it means, `File[/a]`.
    public static String text(Value value) {
        return References.isReference(value) ? References.text(value) : RubyText.of(value);
    }

    /// The string, or Ruby's error for a value that is not a string.
    public static String string(Value value) {
        if (value instanceof Str string) {
            return string.value();
        }
        throw new EvaluationError("no implicit conversion of " + RubyClass.inConversion(value) + " into String");
    }
}
