package io.bindery.puppet.function;

import io.bindery.puppet.convert.NumberConversion;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;

/// `Numeric.new`: a whole number or a float, by how it is written.
final class NumericConstructor {
    static final Function FUNCTION = Function.named("new_numeric")
            .type(
                    "Convertible",
                    "Variant[Integer, Float, Boolean, Pattern[/" + NumberPatterns.FLOAT + "/], Timespan, Timestamp]")
            .type("NamedArgs", "Struct[{from => Convertible, Optional[abs] => Boolean}]")
            .takes("Convertible", "from")
            .optionally("Boolean", "abs")
            .with((call, arguments) -> convert(arguments.getFirst(), Arguments.isTrue(arguments, 1)))
            .takes("NamedArgs", "hash_args")
            .with((call, arguments) -> convert((Hash) arguments.getFirst()))
            .takes("Any", "from")
            .optionally("Boolean", "abs")
            .fails((call, arguments) -> NumberPatterns.refusal(arguments.getFirst(), "Numeric"));

    private NumericConstructor() {}

    private static Value convert(Hash named) {
        Value from = named.get("from");
        return convert(from == null ? Undef.UNDEF : from, named.get("abs") == Bool.TRUE);
    }

    private static Value convert(Value from, boolean absolute) {
        Value number =
                switch (from) {
                    case Int whole -> whole;
                    case Real real -> real;
                    case Bool bool -> Int.of(bool.value() ? 1 : 0);
                    case Timespan timespan -> new Real(NumberPatterns.seconds(timespan));
                    case Timestamp timestamp -> new Real(NumberPatterns.seconds(timestamp));
                    default -> NumberConversion.numeric(RubyText.of(from));
                };
        return number == Undef.UNDEF ? number : NumberPatterns.absolute(number, absolute);
    }
}
