package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.operator.Labels;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `compare`: -1, 0 or 1 if a value is below, equal to or above another of its kind.
final class CompareFunction {
    static final Function FUNCTION = Function.named("compare")
            .type("TimeComparable", "Variant[Numeric, Timespan, Timestamp]")
            .type("Comparable", "Variant[String, Semver, TimeComparable]")
            .takes("Numeric", "a")
            .takes("Numeric", "b")
            .with((call, arguments) -> order(arguments))
            .takes("String", "a")
            .takes("String", "b")
            .optionally("Boolean", "ignore_case")
            .with((call, arguments) -> texts(arguments))
            .takes("Semver", "a")
            .takes("Semver", "b")
            .with((call, arguments) -> order(arguments))
            .takes("Numeric", "a")
            .takes("Variant[Timespan, Timestamp]", "b")
            .with((call, arguments) -> Int.of(-times(arguments.get(1), arguments.get(0))))
            .takes("Timestamp", "a")
            .takes("Variant[Timestamp, Numeric]", "b")
            .with((call, arguments) -> Int.of(times(arguments.get(0), arguments.get(1))))
            .takes("Timespan", "a")
            .takes("Variant[Timespan, Numeric]", "b")
            .with((call, arguments) -> Int.of(times(arguments.get(0), arguments.get(1))))
            .takes("Comparable", "a")
            .takes("Comparable", "b")
            .repeatedly("Any", "ignore_case")
            .fails((call, arguments) -> Str.of(mixed(arguments)))
            .takes("Any", "a")
            .takes("Any", "b")
            .repeatedly("Any", "ignore_case")
            .fails((call, arguments) -> Str.of(
                    "compare(): Non comparable type. Only values of the types Numeric, String, Semver, Timestamp and Timestamp can"
                            + " be compared. Got " + Labels.of(arguments.get(0)) + " and " + Labels.of(arguments.get(1))));

    private CompareFunction() {}

    private static Value order(List<Value> arguments) {
        return Int.of(RubyOrder.compare(arguments.get(0), arguments.get(1)));
    }

    private static Value texts(List<Value> arguments) {
        String a = Arguments.string(arguments, 0);
        String b = Arguments.string(arguments, 1);
        boolean exactly = arguments.size() > 2 && arguments.get(2) == Bool.FALSE;
        return Int.of(exactly ? RubyOrder.compare(a, b) : RubyOrder.compare(folded(a), folded(b)));
    }

    /// Only ASCII letters are folded.
    private static String folded(String text) {
        StringBuilder lower = new StringBuilder(text.length());
        for (char c : text.toCharArray()) {
            lower.append(c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
        }
        return lower.toString();
    }

    /// A time with a time or a number of seconds: a whole number is compared with whole seconds.
    private static int times(Value time, Value other) {
        return switch (other) {
            case Int whole -> Long.compare(Math.floorDiv(nanoseconds(time), Timespan.NANOS_PER_SECOND), whole.value());
            case Real real -> Double.compare(nanoseconds(time) / 1e9, real.value());
            default -> RubyOrder.compare(time, other);
        };
    }

    private static long nanoseconds(Value time) {
        return time instanceof Timestamp timestamp
                ? timestamp.instant().getEpochSecond() * Timespan.NANOS_PER_SECOND + timestamp.instant().getNano()
                : ((Timespan) time).nanoseconds();
    }

    private static String mixed(List<Value> arguments) {
        Value a = arguments.get(0);
        Value b = arguments.get(1);
        if (arguments.size() > 2) {
            if (!(a instanceof Str) || !(b instanceof Str)) {
                return "compare(): The third argument (ignore case) can only be used when comparing strings";
            }
            if (arguments.size() > 3) {
                return "compare(): Accepts at most 3 arguments, got " + arguments.size();
            }
            // As Puppet does: it fails on its way to saying that the third argument must be a Boolean.
            throw new EvaluationError("uninitialized constant Puppet::Pops::Loader::RubyFunctionInstantiator::Boolean");
        }
        return "compare(): Can only compare values of the same type (or for Timestamp/Timespan also against Numeric). Got "
                + Labels.of(a) + " and " + Labels.of(b);
    }
}
