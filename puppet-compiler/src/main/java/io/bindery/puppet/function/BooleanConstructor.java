package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `Boolean.new`: from numbers and the words for yes and no.
final class BooleanConstructor {
    static final Function FUNCTION = Function.named("new_boolean")
            .takes("Variant[Integer, Float, Boolean, Enum['false','true','yes','no','y','n',true]]", "from")
            .with((call, arguments) -> Bool.of(convert(arguments.getFirst())))
            .takes("Any", "from")
            .fails((call, arguments) -> NumberPatterns.refusal(arguments.getFirst(), "Boolean"));

    private BooleanConstructor() {}

    private static boolean convert(Value from) {
        return switch (from) {
            case Bool bool -> bool.value();
            case Int whole -> whole.value() != 0;
            case Real real -> real.value() != 0;
            default -> !List.of("false", "no", "n").contains(RubyString.downcase(RubyText.of(from)));
        };
    }
}
