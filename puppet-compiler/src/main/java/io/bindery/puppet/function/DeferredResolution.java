package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.type.CoreObjects;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.SequencedMap;

/// Resolves `Deferred` values: the function they name is called with their arguments, resolved first.
final class DeferredResolution {
    private DeferredResolution() {}

    static Value resolve(Call call, Value value) {
        return switch (value) {
            case ObjectValue object when object.type() == CoreObjects.DEFERRED -> future(call, object);
            case Arr array ->
                new Arr(array.elements().stream().map(element -> resolve(call, element)).toList());
            case Hash hash -> hash(call, hash);
            case Sensitive sensitive -> new Sensitive(resolve(call, sensitive.secret()));
            default -> value;
        };
    }

    private static Value hash(Call call, Hash hash) {
        SequencedMap<Value, Value> resolved = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> resolved.put(key, resolve(call, value)));
        return Hash.owning(resolved);
    }

    private static Value future(Call call, ObjectValue deferred) {
        String name = RubyText.of(Objects.requireNonNullElse(deferred.attribute("name"), Undef.UNDEF));
        List<Value> arguments = new ArrayList<>();
        if (deferred.attribute("arguments") instanceof Arr given) {
            given.elements().forEach(argument -> arguments.add(resolve(call, argument)));
        }
        if (!name.startsWith("$")) {
            return call.callFunction(name, arguments);
        }
        Value variable = call.scope().lookup(name.substring(1));
        arguments.addFirst(variable == null ? Undef.UNDEF : variable);
        return call.callFunction("dig", arguments);
    }
}
