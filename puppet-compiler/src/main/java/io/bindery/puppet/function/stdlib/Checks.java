package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyNumber;
import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.Elements;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The checks of arguments that stdlib's functions share.
final class Checks {
    private Checks() {}

    /// How many arguments there must be, in the words most functions use.
    static void count(String name, List<Value> arguments, int least, int most, String wanted) {
        if (arguments.size() < least || arguments.size() > most) {
            throw new EvaluationError(
                    name + "(): Wrong number of arguments given (" + arguments.size() + " for " + wanted + ")");
        }
    }

    /// The same without brackets, as some functions say it.
    static void countBare(String name, List<Value> arguments, int wanted) {
        if (arguments.size() != wanted) {
            throw new EvaluationError(
                    name + "(): Wrong number of arguments given " + arguments.size() + " for " + wanted);
        }
    }

    static List<Value> array(Value value, String complaint) {
        if (value instanceof Arr array) {
            return array.elements();
        }
        throw new EvaluationError(complaint);
    }

    /// What a Ruby function sees as no value: `undef`, which arrives as an empty string.
    static boolean given(List<Value> arguments, int index) {
        return arguments.size() > index && arguments.get(index) != Undef.UNDEF && arguments.get(index) != Bool.FALSE;
    }

    /// `Integer(value.to_s)`, or null.
    static @Nullable Long integer(Value value) {
        try {
            return RubyNumber.integer(RubyText.of(value)).longValueExact();
        } catch (ConversionError | ArithmeticException e) {
            return null;
        }
    }

    /// `value.to_i`.
    static long toInteger(Value value) {
        return switch (value) {
            case Int whole -> whole.value();
            case Real real -> (long) real.value();
            case Undef undef -> 0;
            case Str string -> RubyString.toInteger(string.value());
            default ->
                throw new EvaluationError("undefined method `to_i' for " + receiver(value) + suggestion(value));
        };
    }

    // As Ruby does: it suggests methods with similar names.
    private static String suggestion(Value value) {
        boolean collection = value instanceof Arr || value instanceof Hash;
        return "\nDid you mean?  to_s" + (collection ? "\n               to_a\n               to_h" : "");
    }

    /// Ruby's complaint about a value that cannot do what is asked of it.
    static EvaluationError missingMethod(String method, Value value) {
        return new EvaluationError("undefined method `" + method + "' for " + receiver(value));
    }

    // As Ruby does: an object that shows its class itself is not told to be of it.
    private static String receiver(Value value) {
        String shown = RubyText.inspect(value);
        return shown.startsWith("#") ? shown : shown + ":" + RubyClass.name(value);
    }

    /// Whether Ruby's `=~` finds a pattern: in texts, and in symbols, of which Puppet has one.
    static boolean matches(RubyRegex pattern, Value element) {
        return (element instanceof Str || element == Default.DEFAULT) && pattern.matches(RubyText.of(element));
    }

    /// What Ruby's `Array()` makes of a value: an array stays, a hash is an array of its pairs.
    static List<Value> items(Value value) {
        return value instanceof Arr || value instanceof Hash ? Elements.of(value).toList() : List.of(value);
    }

    /// Ruby's `join`: arrays within are joined too.
    static String joined(List<Value> values, String separator) {
        return Arguments.flatten(values).stream().map(LegacyFunction::text).collect(Collectors.joining(separator));
    }

    /// What is inside of a secret, or the value itself.
    static Value unwrapped(Value value) {
        return value instanceof Sensitive secret ? secret.secret() : value;
    }

    /// Elements of one array that are not in another, as Ruby's `-`.
    static List<Value> minus(List<Value> first, List<Value> second) {
        Set<Value> out = new HashSet<>(second);
        return first.stream().filter(value -> !out.contains(value)).toList();
    }

    /// A change of a string, or of the strings in an array.
    static Function ofStrings(String name, UnaryOperator<String> change) {
        return LegacyFunction.of(name, -1, (call, arguments) -> {
            count(name, arguments, 1, Integer.MAX_VALUE, "1");
            Value value = arguments.getFirst();
            if (value instanceof Arr array) {
                return new Arr(array.elements().stream()
                        .map(element -> element instanceof Str string ? Str.of(change.apply(string.value())) : element)
                        .toList());
            }
            if (value instanceof Str string) {
                return Str.of(change.apply(string.value()));
            }
            throw new EvaluationError(name + "(): Requires either array or string to work with");
        });
    }
}
