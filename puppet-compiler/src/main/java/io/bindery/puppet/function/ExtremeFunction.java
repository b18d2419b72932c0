package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.function.ToIntBiFunction;
import java.util.regex.Pattern;

/// The common part of `max` and `min`. Numeric strings are compared as numbers, and values of other kinds as text; both are
/// deprecated.
record ExtremeFunction(String name, int direction) {
    private static final Pattern NUMERIC = Pattern.compile("-?\\d+([._eE]\\d+)?");

    /// The function as Puppet 7 has it.
    Function of7() {
        List<String> types = List.of("Numeric", "String");
        return any(arrays(plain(Function.named(name), types), types));
    }

    /// The function as Puppet 8 has it, which also compares versions and times.
    ///
    /// @param arrays the types of elements in the order in which arrays of them are tried
    Function of8(String... arrays) {
        List<String> types = List.of("Numeric", "String", "Semver", "Timespan", "Timestamp");
        return any(arrays(plain(Function.named(name), types), List.of(arrays)));
    }

    private Function plain(Function function, List<String> types) {
        Function with = function;
        for (String type : types) {
            with = with.repeatedly(type, "values").with((call, arguments) -> ofAny(arguments, order(type, call)));
        }
        return with;
    }

    private Function arrays(Function function, List<String> types) {
        Function with = function;
        for (String type : types) {
            with = with.takes("Array[" + type + "]", "values")
                    .optionalBlock("Callable[2,2]")
                    .with((call, arguments) -> ofArray(call, arguments, order(type, call)));
        }
        return with;
    }

    private Function any(Function function) {
        return function.takes("Array", "values")
                .optionalBlock("Callable[2,2]")
                .with((call, arguments) -> ofArray(call, arguments, (a, b) -> mixed(call, a, b)))
                .repeatedly("Any", "values")
                .block("Callable[2,2]")
                .with((call, arguments) -> byBlock(call.requiredBlock(), arguments))
                .repeatedly("Any", "values")
                .with((call, arguments) -> ofAny(arguments, (a, b) -> mixed(call, a, b)));
    }

    private ToIntBiFunction<Value, Value> order(String type, Call call) {
        return type.equals("String") ? (a, b) -> strings(call, a, b) : RubyOrder::compare;
    }

    private Value ofArray(Call call, List<Value> arguments, ToIntBiFunction<Value, Value> order) {
        List<Value> values = Arguments.array(arguments, 0);
        Closure block = call.block();
        return block == null ? ofAny(values, order) : byBlock(block, values);
    }

    private Value ofAny(List<Value> values, ToIntBiFunction<Value, Value> order) {
        if (values.isEmpty()) {
            throw new EvaluationError(name + "(): Wrong number of arguments need at least one");
        }
        return pick(values, order);
    }

    private Value byBlock(Closure block, List<Value> values) {
        return values.isEmpty() ? Undef.UNDEF : pick(values, (a, b) -> RubyOrder.sign(block.call(a, b), a, b));
    }

    private Value pick(List<Value> values, ToIntBiFunction<Value, Value> order) {
        Value best = values.getFirst();
        for (Value value : values.subList(1, values.size())) {
            if (Integer.signum(order.applyAsInt(value, best)) == direction) {
                best = value;
            }
        }
        return best;
    }

    private int strings(Call call, Value a, Value b) {
        return numeric(a) && numeric(b) ? numbers(call, a, b) : RubyOrder.compare(a, b);
    }

    private int mixed(Call call, Value a, Value b) {
        if (numeric(a) && numeric(b)) {
            return numbers(call, a, b);
        }
        Warnings.placeless(
                call,
                name + "_function_string_coerce_any",
                "The " + name + "() function's auto conversion of Any to String is deprecated - change to convert input before"
                        + " calling, or use lambda");
        return RubyOrder.compare(RubyText.of(a), RubyText.of(b));
    }

    private static boolean numeric(Value value) {
        return NUMERIC.matcher(RubyText.of(value)).matches();
    }

    private int numbers(Call call, Value a, Value b) {
        Warnings.placeless(
                call,
                name + "_function_numeric_coerce_string",
                "The " + name + "() function's auto conversion of String to Numeric is deprecated - change to convert input before"
                        + " calling, or use lambda");
        return Double.compare(RubyString.toFloat(RubyText.of(a)), RubyString.toFloat(RubyText.of(b)));
    }
}
