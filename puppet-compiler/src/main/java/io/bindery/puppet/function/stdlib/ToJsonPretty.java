package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;

/// `to_json_pretty`: data as JSON on several lines.
final class ToJsonPretty {
    static final Function FUNCTION = Function.named("to_json_pretty")
            .takes("Variant[Hash, Array]", "data")
            .optionally("Optional[Boolean]", "skip_undef")
            .optionally(
                    "Struct[{indent => Optional[String],space => Optional[String],space_before => Optional[String],"
                            + "object_nl => Optional[String],array_nl => Optional[String],allow_nan => Optional[Boolean],"
                            + "max_nesting => Optional[Integer[-1,default]]}]",
                    "opts")
            .with((call, arguments) -> {
                Value data = Arguments.isTrue(arguments, 1) ? withoutUndef(arguments.getFirst()) : arguments.getFirst();
                Hash options = arguments.size() > 2 ? (Hash) arguments.get(2) : Hash.EMPTY;
                return Str.of(RubyJson.pretty(data, options) + "\n");
            });

    private ToJsonPretty() {}

    private static Value withoutUndef(Value data) {
        return data instanceof Hash hash
                ? DeleteValues.filtered(hash, value -> value != Undef.UNDEF)
                : new Arr(((Arr) data).elements().stream().filter(value -> value != Undef.UNDEF).toList());
    }
}
