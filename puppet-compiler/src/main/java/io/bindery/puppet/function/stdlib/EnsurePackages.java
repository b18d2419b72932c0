package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `ensure_packages`: declares packages unless they are declared already.
final class EnsurePackages {
    static final Function FUNCTION = Function.named("ensure_packages")
            .takes("Variant[String[1], Array[String[1]], Hash[String[1], Any]]", "packages")
            .optionally("Hash", "default_attributes")
            .returns("Undef")
            .with((call, arguments) -> {
                ensure(call, arguments.getFirst(), arguments.size() > 1 ? (Hash) arguments.get(1) : Hash.EMPTY);
                return Undef.UNDEF;
            });

    private EnsurePackages() {}

    private static void ensure(Call call, Value packages, Hash attributes) {
        SequencedMap<Value, Value> defaults = new LinkedHashMap<>();
        defaults.put(Str.of("ensure"), Str.of("installed"));
        defaults.putAll(attributes.entries());
        if (Str.of("present").equals(defaults.get(Str.of("ensure")))) {
            defaults.put(Str.of("ensure"), Str.of("installed"));
        }
        Hash common = Hash.owning(defaults);
        if (packages instanceof Hash) {
            call.callFunction("ensure_resources", List.of(Str.of("package"), packages, common));
            return;
        }
        List<Value> names = packages instanceof Arr array ? array.elements() : List.of(packages);
        names.forEach(name -> call.callFunction("ensure_resource", List.of(Str.of("package"), name, common)));
    }
}
