package io.bindery.puppet.function;

import io.bindery.puppet.convert.NumberConversion;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.type.mismatch.Mismatches;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `Integer.new`: from numbers, texts with a radix, booleans and times.
final class IntegerConstructor {
    private static final String CONVERTIBLE =
            "Variant[Numeric, Boolean, Pattern[/" + NumberPatterns.INTEGER + "/], Timespan, Timestamp]";

    static final Function FUNCTION = Function.named("new")
            .type("Radix", "Variant[Default, Integer[2,2], Integer[8,8], Integer[10,10], Integer[16,16]]")
            .type("Convertible", CONVERTIBLE)
            .type("NamedArgs", "Struct[{from => Convertible, Optional[radix] => Radix, Optional[abs] => Boolean}]")
            .takes("Convertible", "from")
            .optionally("Radix", "radix")
            .optionally("Boolean", "abs")
            .with((call, arguments) -> convert(
                    arguments.getFirst(),
                    arguments.size() > 1 ? arguments.get(1) : Default.DEFAULT,
                    Arguments.isTrue(arguments, 2)))
            .takes("NamedArgs", "hash_args")
            .with((call, arguments) -> convert((Hash) arguments.getFirst()))
            .takes("Hash", "hash_args")
            .fails((call, arguments) -> refusal(call, (Hash) arguments.getFirst()))
            .takes("Any", "from")
            .optionally("Integer", "radix")
            .optionally("Boolean", "abs")
            .fails((call, arguments) -> refusal(arguments));

    private IntegerConstructor() {}

    private static Value convert(Hash named) {
        Value radix = named.get("radix");
        Value from = named.get("from");
        return convert(
                from == null ? Undef.UNDEF : from, radix == null ? Default.DEFAULT : radix, named.get("abs") == Bool.TRUE);
    }

    private static Value convert(Value from, Value radix, boolean absolute) {
        Value number =
                switch (from) {
                    case Int whole -> whole;
                    case BigInt whole -> whole;
                    case Real real -> RoundingFunction.whole(real.value());
                    case Bool bool -> Int.of(bool.value() ? 1 : 0);
                    case Timespan timespan -> Int.of(Math.floorDiv(timespan.nanoseconds(), Timespan.NANOS_PER_SECOND));
                    case Timestamp timestamp -> Int.of(timestamp.instant().getEpochSecond());
                    default ->
                        NumberConversion.integer(RubyText.of(from), radix instanceof Int base ? (int) base.value() : 0);
                };
        return NumberPatterns.absolute(number, absolute);
    }

    private static Value refusal(List<Value> arguments) {
        if (arguments.size() > 1) {
            requireRadix(arguments.get(1));
        }
        return NumberPatterns.refusal(arguments.getFirst(), "Integer");
    }

    private static Value refusal(Call call, Hash named) {
        Value from = named.get("from");
        if (from != null && !TypeTexts.parse(call, CONVERTIBLE).isInstance(from)) {
            return NumberPatterns.refusal(from, "Integer");
        }
        Value radix = named.get("radix");
        if (radix != null && radix != Undef.UNDEF && radix != Default.DEFAULT) {
            requireRadix(radix);
        }
        return Mismatches.assertInstance("Integer.new", FUNCTION.localType("NamedArgs"), named);
    }

    private static void requireRadix(Value radix) {
        boolean known = radix instanceof Int base
                && (base.value() == 2 || base.value() == 8 || base.value() == 10 || base.value() == 16);
        if (!known) {
            throw new EvaluationError("Illegal radix: " + RubyText.of(radix) + ", expected 2, 8, 10, 16, or default");
        }
    }
}
