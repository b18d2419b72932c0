package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Body;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `to_json_pretty`: data as JSON on several lines.
final class ToJsonPretty {
    private static final String OPTIONS =
            "Struct[{indent => Optional[String],space => Optional[String],space_before => Optional[String],"
                    + "object_nl => Optional[String],array_nl => Optional[String],allow_nan => Optional[Boolean],"
                    + "max_nesting => Optional[Integer[-1,default]]}]";

    static final Function FUNCTION =
            of("to_json_pretty", (call, arguments) -> text(data(arguments), arguments));

    /// As of stdlib 9, which keeps secrets.
    static final Function NAMESPACED = of(
            "stdlib::to_json_pretty",
            (call, arguments) -> RewrapSensitiveData.rewrap(data(arguments), data -> text(data, arguments)));

    private ToJsonPretty() {}

    private static Function of(String name, Body body) {
        return Function.named(name)
                .takes("Variant[Hash, Array]", "data")
                .optionally("Optional[Boolean]", "skip_undef")
                .optionally(OPTIONS, "opts")
                .with(body);
    }

    private static Value data(List<Value> arguments) {
        return Arguments.isTrue(arguments, 1) ? withoutUndef(arguments.getFirst()) : arguments.getFirst();
    }

    private static Value text(Value data, List<Value> arguments) {
        Hash options = arguments.size() > 2 ? (Hash) arguments.get(2) : Hash.EMPTY;
        return Str.of(RubyJson.pretty(data, options) + "\n");
    }

    private static Value withoutUndef(Value data) {
        return data instanceof Hash hash
                ? DeleteValues.filtered(hash, value -> value != Undef.UNDEF)
                : new Arr(((Arr) data).elements().stream().filter(value -> value != Undef.UNDEF).toList());
    }
}
