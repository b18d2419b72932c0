package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyNumber;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The common part of `validate_integer` and `validate_numeric`.
record NumberBounds(String name, String wanted, boolean whole) {

    void check(List<Value> arguments) {
        if (arguments.isEmpty() || arguments.size() > 3) {
            throw new EvaluationError(
                    name + "(): Wrong number of arguments; must be 1, 2 or 3, got " + arguments.size());
        }
        Value most = arguments.size() > 1 ? arguments.get(1) : Undef.UNDEF;
        boolean unbounded = arguments.size() < 2 || arguments.size() > 2 && RubyText.of(most).isEmpty();
        BigDecimal high = unbounded ? null : bound(most, "second", true);
        BigDecimal low = arguments.size() > 2 ? bound(arguments.get(2), "third", false) : null;
        if (low != null && high != null && low.compareTo(high) > 0) {
            throw new EvaluationError(name + "(): Expected second argument to be larger than third argument, got "
                    + text(high) + " < " + text(low));
        }
        values(arguments.getFirst(), low, high);
    }

    // As stdlib does: the second argument has become a string by the time the message is made.
    private BigDecimal bound(Value value, String which, boolean asString) {
        BigDecimal number = number(value);
        if (number == null) {
            throw new EvaluationError(name + "(): Expected " + which + " argument to be unset or " + wanted + ", got "
                    + RubyText.of(value) + ":" + (asString ? "String" : RubyClass.name(value)));
        }
        return number;
    }

    private @Nullable BigDecimal number(Value value) {
        try {
            String text = RubyText.of(value);
            return whole ? new BigDecimal(RubyNumber.integer(text)) : real(RubyNumber.real(text));
        } catch (ConversionError | NumberFormatException e) {
            return null;
        }
    }

    // What is beyond all numbers is larger than any of them, and prints as such.
    private static BigDecimal real(double number) {
        return Double.isInfinite(number) ? new BigDecimal(number > 0 ? "1e999" : "-1e999") : BigDecimal.valueOf(number);
    }

    private String text(BigDecimal number) {
        return whole ? number.toPlainString() : RubyFloat.text(number.doubleValue());
    }

    private void values(Value input, @Nullable BigDecimal low, @Nullable BigDecimal high) {
        if (input instanceof Arr array) {
            for (int i = 0; i < array.size(); i++) {
                BigDecimal number = array.get(i) instanceof Hash ? null : number(array.get(i));
                if (number == null) {
                    throw new EvaluationError(name + "(): Expected element at array position " + i + " to be " + wanted
                            + ", got " + RubyClass.name(array.get(i)));
                }
                bounded(number, RubyText.inspect(input), low, high);
            }
            return;
        }
        BigDecimal number = input instanceof Hash ? null : number(input);
        if (number == null) {
            String shown = input instanceof Hash ? "validate_integer" : name;
            throw new EvaluationError(shown + "(): Expected first argument to be " + wanted + " or Array, got "
                    + RubyClass.name(input));
        }
        bounded(number, text(number), low, high);
    }

    private void bounded(BigDecimal number, String shown, @Nullable BigDecimal low, @Nullable BigDecimal high) {
        if (high != null && number.compareTo(high) > 0) {
            throw new EvaluationError(name + "(): Expected " + shown + " to be smaller or equal to " + text(high) + ", got "
                    + shown + ".");
        }
        if (low != null && number.compareTo(low) < 0) {
            throw new EvaluationError(name + "(): Expected " + shown + " to be greater or equal to " + text(low) + ", got "
                    + shown + ".");
        }
    }
}
