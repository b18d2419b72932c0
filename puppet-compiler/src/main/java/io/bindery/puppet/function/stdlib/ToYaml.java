package io.bindery.puppet.function.stdlib;

import io.bindery.data.YamlOutput;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// `to_yaml`: data as YAML. Values that are not data, and options other than indentation and width, are left to the module's own
/// function.
final class ToYaml {
    private static final Set<String> MEASURES = Set.of("indentation", "line_width");
    private static final Set<String> RUBYS = Set.of("canonical", "header", "version");

    private final IdentityHashMap<Value, Object> shared = new IdentityHashMap<>();

    private ToYaml() {}

    static Function of(Supplier<Function> original) {
        return Function.named("to_yaml")
                .takes("Any", "data")
                .optionally("Hash", "options")
                .with((call, arguments) -> isPlain(arguments) && isData(arguments.getFirst())
                        ? text(arguments.getFirst(), arguments)
                        : original.get().call(call, arguments));
    }

    static Function namespaced(Supplier<Function> original) {
        return Function.named("stdlib::to_yaml")
                .takes("Any", "data")
                .optionally("Hash", "options")
                .with((call, arguments) -> isPlain(arguments) && isData(RewrapSensitiveData.opened(arguments.getFirst()))
                        ? RewrapSensitiveData.rewrap(arguments.getFirst(), data -> text(data, arguments))
                        : original.get().call(call, arguments));
    }

    /// Whether these options work without Ruby. Ruby ignores options that it does not know.
    private static boolean isPlain(List<Value> arguments) {
        if (arguments.size() < 2) {
            return true;
        }
        for (Map.Entry<Value, Value> option : Arguments.hash(arguments, 1).entrySet()) {
            if (!(option.getKey() instanceof Str) && option.getKey() != Default.DEFAULT) {
                throw Checks.missingMethod("to_sym", option.getKey());
            }
            String name = RubyText.of(option.getKey());
            if (RUBYS.contains(name) || MEASURES.contains(name) && !(option.getValue() instanceof Int)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isData(Value value) {
        return switch (value) {
            case Undef undef -> true;
            case Default byDefault -> true;
            case Bool bool -> true;
            case Int whole -> true;
            case BigInt whole -> true;
            case Real real -> true;
            case Str string -> true;
            case Arr array -> array.elements().stream().allMatch(ToYaml::isData);
            case Hash hash ->
                hash.entries().entrySet().stream().allMatch(entry -> isData(entry.getKey()) && isData(entry.getValue()));
            default -> false;
        };
    }

    private static Str text(Value data, List<Value> arguments) {
        Hash options = arguments.size() > 1 ? (Hash) arguments.get(1) : Hash.EMPTY;
        YamlOutput.Layout layout = new YamlOutput.Layout(
                option(options, "indentation", 2), option(options, "line_width", 80));
        return Str.of(YamlOutput.document(new ToYaml().plain(data), layout));
    }

    private static int option(Hash options, String name, int usual) {
        return options.get(name) instanceof Int given ? Math.clamp(given.value(), -1, Integer.MAX_VALUE) : usual;
    }

    /// An array or hash that stands in several places stays one object, which YAML then writes once.
    private @Nullable Object plain(Value value) {
        return switch (value) {
            case Undef undef -> null;
            case Default byDefault -> new YamlOutput.Symbol("default");
            case Bool bool -> bool.value();
            case Int whole -> whole.value();
            case BigInt whole -> whole.value();
            case Real real -> Double.isFinite(real.value()) ? new YamlOutput.Numeral(RubyFloat.text(real.value())) : (Object) real.value();
            case Str string -> string.value();
            case Arr array -> collection(array);
            case Hash hash -> collection(hash);
            default -> throw new IllegalArgumentException("no data: " + value);
        };
    }

    private @Nullable Object collection(Value value) {
        Object known = shared.get(value);
        if (known == null) {
            known = value instanceof Arr array ? list(array) : map((Hash) value);
            shared.put(value, known);
        }
        return known;
    }

    private List<@Nullable Object> list(Arr array) {
        List<@Nullable Object> list = new ArrayList<>(array.size());
        array.elements().forEach(element -> list.add(plain(element)));
        return list;
    }

    private Map<@Nullable Object, @Nullable Object> map(Hash hash) {
        Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
        hash.entries().forEach((key, value) -> map.put(plain(key), plain(value)));
        return map;
    }
}
