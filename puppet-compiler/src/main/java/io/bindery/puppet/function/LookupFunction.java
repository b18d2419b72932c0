package io.bindery.puppet.function;

import io.bindery.hiera.Lookup.Fallback;
import io.bindery.hiera.Lookup;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Closure;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// `lookup`: data by key, with an expected type, a merge strategy and a default.
final class LookupFunction {
    private static final String OPTIONS = "value_type => Optional[ValueType], default_value => Optional[DefaultValueType],"
            + " override => Optional[Hash[String,Any]], default_values_hash => Optional[Hash[String,Any]],"
            + " merge => Optional[MergeType]";

    static final Function FUNCTION = Function.named("lookup")
            .type("NameType", "Variant[String, Array[String]]")
            .type("ValueType", "Type")
            .type("DefaultValueType", "Any")
            .type("MergeType", "Variant[String[1], Hash[String, Scalar]]")
            .type("BlockType", "Callable[NameType]")
            .type("OptionsWithName", "Struct[{name => NameType, " + OPTIONS + "}]")
            .type("OptionsWithoutName", "Struct[{" + OPTIONS + "}]")
            .takes("NameType", "name")
            .optionally("ValueType", "value_type")
            .optionally("MergeType", "merge")
            .with((call, arguments) -> positional(call, arguments, new Fallback.None()))
            .takes("NameType", "name")
            .takes("Optional[ValueType]", "value_type")
            .takes("Optional[MergeType]", "merge")
            .takes("DefaultValueType", "default_value")
            .with((call, arguments) -> positional(call, arguments, new Fallback.Standard(arguments.get(3))))
            .takes("NameType", "name")
            .optionally("ValueType", "value_type")
            .optionally("MergeType", "merge")
            .block("BlockType")
            .with((call, arguments) -> positional(call, arguments, block(call)))
            .takes("OptionsWithName", "options_hash")
            .optionalBlock("BlockType")
            .with((call, arguments) -> optional(call, ((Hash) arguments.getFirst()).get("name"), (Hash) arguments.getFirst()))
            .takes("Variant[String,Array[String]]", "name")
            .takes("OptionsWithoutName", "options_hash")
            .optionalBlock("BlockType")
            .with((call, arguments) -> optional(call, arguments.getFirst(), (Hash) arguments.get(1)));

    private LookupFunction() {}

    private static Fallback block(Call call) {
        Closure block = call.block();
        return block == null ? new Fallback.None() : new Fallback.Block(block::call);
    }

    private static Value positional(Call call, List<Value> arguments, Fallback fallback) {
        return ask(call, arguments.getFirst(), at(arguments, 1), at(arguments, 2), Map.of(), Map.of(), fallback);
    }

    private static @Nullable Value at(List<Value> arguments, int index) {
        return index < arguments.size() ? arguments.get(index) : null;
    }

    private static Value optional(Call call, @Nullable Value name, Hash options) {
        Value standard = options.get("default_value");
        Fallback fallback = call.block() == null && standard != null ? new Fallback.Standard(standard) : block(call);
        return ask(
                call,
                name == null ? Arr.EMPTY : name,
                options.get("value_type"),
                options.get("merge"),
                values(options.get("override")),
                values(options.get("default_values_hash")),
                fallback);
    }

    private static Map<String, Value> values(@Nullable Value hash) {
        Map<String, Value> values = new HashMap<>();
        if (hash instanceof Hash entries) {
            entries.entries().forEach((key, value) -> values.put(((Str) key).value(), value));
        }
        return values;
    }

    private static Value ask(
            Call call,
            Value name,
            @Nullable Value type,
            @Nullable Value merge,
            Map<String, Value> overrides,
            Map<String, Value> defaults,
            Fallback fallback) {
        List<String> names = name instanceof Arr list
                ? list.elements().stream().map(element -> ((Str) element).value()).toList()
                : List.of(((Str) name).value());
        return LookupErrors.translated(() -> call.world()
                .lookup()
                .answer(
                        new Lookup.Question(
                                names,
                                name instanceof Arr,
                                type instanceof TypeValue wanted ? wanted : null,
                                merge == Undef.UNDEF ? null : merge,
                                overrides,
                                defaults,
                                fallback),
                        LookupErrors.scope(call),
                        null));
    }
}
