package io.bindery.hiera;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// The lookup option `convert_to`: the value found is given to `new` of a type.
final class Conversion {
    private Conversion() {}

    static Value convert(String key, Value option, Value value, DataFunctions functions, Invocation invocation) {
        List<Value> wanted = new ArrayList<>(option instanceof Arr list ? list.elements() : List.of(option));
        if (wanted.isEmpty()) {
            wanted.add(Undef.UNDEF);
        }
        if (wanted.getFirst() instanceof Str text) {
            wanted.set(0, parsed(key, text.value(), functions));
        }
        List<Value> arguments = new ArrayList<>();
        arguments.add(wanted.getFirst());
        arguments.add(value);
        arguments.addAll(wanted.subList(1, wanted.size()));
        Value converted;
        try {
            converted = functions.convert(arguments);
        } catch (LookupError error) {
            throw new LookupError("The convert_to lookup_option for key '" + key + "' raised error: " + error.text());
        }
        invocation.text(() -> "Applying convert_to lookup_option with arguments " + io.bindery.puppet.convert.Interpolation.text(new Arr(wanted)));
        return converted;
    }

    private static Value parsed(String key, String type, DataFunctions functions) {
        try {
            return functions.type(type);
        } catch (LookupError error) {
            throw new LookupError("Invalid data type in lookup_options for key '" + key + "' could not parse '" + type
                    + "', error: '" + error.message());
        }
    }
}
