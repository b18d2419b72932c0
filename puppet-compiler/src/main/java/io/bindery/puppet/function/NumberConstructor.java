package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.function.UnaryOperator;

/// The constructors of numeric types without a radix: their arguments come by position or in a hash, and `abs` removes the sign.
final class NumberConstructor {
    private NumberConstructor() {}

    /// @param convertible the type of values that can be converted
    /// @param conversion gives the number, or undef if the value has none
    static Function of(String name, String type, String convertible, UnaryOperator<Value> conversion) {
        return Function.named(name)
                .type("Convertible", convertible)
                .type("NamedArgs", "Struct[{from => Convertible, Optional[abs] => Boolean}]")
                .takes("Convertible", "from")
                .optionally("Boolean", "abs")
                .with((call, arguments) -> convert(conversion, arguments.getFirst(), Arguments.isTrue(arguments, 1)))
                .takes("NamedArgs", "hash_args")
                .with((call, arguments) -> convert(conversion, (Hash) arguments.getFirst()))
                .takes("Any", "from")
                .optionally("Boolean", "abs")
                .fails((call, arguments) -> NumberPatterns.refusal(arguments.getFirst(), type));
    }

    private static Value convert(UnaryOperator<Value> conversion, Hash named) {
        Value from = named.get("from");
        return convert(conversion, from == null ? Undef.UNDEF : from, named.get("abs") == Bool.TRUE);
    }

    private static Value convert(UnaryOperator<Value> conversion, Value from, boolean absolute) {
        Value number = conversion.apply(from);
        return number == Undef.UNDEF ? number : NumberPatterns.absolute(number, absolute);
    }
}
