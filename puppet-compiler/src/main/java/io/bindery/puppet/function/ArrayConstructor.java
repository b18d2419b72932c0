package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// `Array.new`: makes an array from anything that can be iterated over; with `true`, a value that is not an array becomes an
/// array of one.
final class ArrayConstructor {
    static final Function FUNCTION = Function.named("new_array")
            .takes("Variant[Array,Hash,Binary,Iterable]", "from")
            .optionally("Boolean[false]", "wrap")
            .with((call, arguments) -> convert(call, arguments.getFirst()))
            .takes("Any", "from")
            .takes("Boolean[true]", "wrap")
            .with((call, arguments) ->
                    arguments.getFirst() instanceof Arr array ? array : Arr.of(arguments.getFirst()))
            .takes("Any", "from")
            .optionally("Boolean", "wrap")
            .fails((call, arguments) -> Str.of("Value of type " + Types.inferGeneric(arguments.getFirst())
                    + " cannot be converted to Array"));

    private ArrayConstructor() {}

    private static Value convert(Call call, Value from) {
        if (from instanceof Binary binary) {
            List<Value> bytes = new ArrayList<>();
            for (byte b : binary.bytes()) {
                bytes.add(Int.of(b & 0xff));
            }
            return new Arr(bytes);
        }
        return from instanceof Arr array ? array : new Arr(Elements.of(call, from).toList());
    }
}
