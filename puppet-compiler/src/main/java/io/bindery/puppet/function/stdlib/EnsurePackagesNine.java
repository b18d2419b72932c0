package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyClass;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// `stdlib::ensure_packages`: declares packages unless they are declared already, whether as present or as installed.
final class EnsurePackagesNine {
    private static final Str ENSURE = Str.of("ensure");
    private static final Str PRESENT = Str.of("present");
    private static final Str INSTALLED = Str.of("installed");

    static final Function FUNCTION = Function.named("stdlib::ensure_packages")
            .takes("Variant[String[1], Array[String[1]]]", "packages")
            .optionally("Hash", "default_attributes")
            .returns("Undef")
            .with((call, arguments) -> {
                Checks.items(arguments.getFirst()).forEach(name -> ensure(call, name, defaults(arguments)));
                return Undef.UNDEF;
            })
            .takes("Hash[String[1], Any]", "packages")
            .optionally("Hash", "default_attributes")
            .returns("Undef")
            .with((call, arguments) -> {
                Arguments.hash(arguments, 0).forEach((name, attributes) -> ensure(call, name, merged(defaults(arguments), attributes)));
                return Undef.UNDEF;
            });

    private EnsurePackagesNine() {}

    private static Hash defaults(List<Value> arguments) {
        return arguments.size() > 1 ? (Hash) arguments.get(1) : Hash.EMPTY;
    }

    static Hash merged(Hash first, Value second) {
        if (!(second instanceof Hash more)) {
            throw new EvaluationError("no implicit conversion of " + RubyClass.inConversion(second) + " into Hash");
        }
        SequencedMap<Value, Value> all = new LinkedHashMap<>(first.entries());
        all.putAll(more.entries());
        return Hash.owning(all);
    }

    private static void ensure(Call call, Value name, Hash attributes) {
        SequencedMap<Value, Value> all = new LinkedHashMap<>(Hash.of(ENSURE, INSTALLED).entries());
        all.putAll(attributes.entries());
        Value wanted = all.get(ENSURE);
        if (PRESENT.equals(wanted) || INSTALLED.equals(wanted)) {
            Str reference = Str.of("Package[" + RubyText.of(name) + "]");
            Value present = call.callFunction("defined_with_params", List.of(reference, Hash.of(ENSURE, PRESENT)));
            all.put(ENSURE, present == Bool.TRUE ? PRESENT : INSTALLED);
        }
        call.callFunction("ensure_resource", List.of(Str.of("package"), name, Hash.owning(all)));
    }
}
