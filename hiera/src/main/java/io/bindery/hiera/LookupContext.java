package io.bindery.hiera;

import io.bindery.hiera.Interpolation.Manner;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a data function is given to work with, `Puppet::LookupContext` in the language.
public final class LookupContext implements ObjectValue {
    private final Layer layer;
    private final ContextCache cache;
    private final Invocation invocation;

    LookupContext(Layer layer, ContextCache cache, Invocation invocation) {
        this.layer = layer;
        this.cache = cache;
        this.invocation = invocation;
    }

    @Override
    public TypeValue type() {
        return Assertions.Known.LOOKUP_CONTEXT;
    }

    @Override
    public @Nullable Value attribute(String name) {
        return switch (name) {
            case "environment_name" -> new RubySymbol(environmentName());
            case "module_name" -> moduleName();
            default -> null;
        };
    }

    /// The type in the language.
    public static Type objectType() {
        return Assertions.Known.LOOKUP_CONTEXT;
    }

    /// Whether the method keeps its arguments, or what its block gives, or answers with what was kept.
    public boolean keeps(String method) {
        return method.startsWith("cache");
    }

    /// Calls a method for code of another language, whose objects are kept and given back as they are.
    ///
    /// @param keeper whose objects they are: each has its own data of files
    public @Nullable Value kept(String method, List<Value> arguments, @Nullable CallableValue block, Object keeper) {
        return method.equals("cached_file_data") ? cachedFileData(plain(arguments.getFirst()), block, keeper) : answer(method, arguments, block);
    }

    @Override
    public @Nullable Value call(String method, List<Value> arguments, @Nullable CallableValue block) {
        Value answer = answer(method, arguments, block);
        return answer == null ? null : plain(answer);
    }

    private static Value plain(Value value) {
        return value instanceof KeptValue kept ? kept.value() : value;
    }

    private @Nullable Value answer(String method, List<Value> arguments, @Nullable CallableValue block) {
        return switch (method) {
            case "not_found" -> throw NoSuchKey.THROWN;
            case "explain" -> explain(block);
            case "interpolate" -> Interpolation.resolve(arguments.getFirst(), Manner.ofData(invocation));
            case "cache" -> cache(plain(arguments.get(0)), arguments.get(1));
            case "cache_all" -> cacheAll(plain(arguments.getFirst()));
            case "cache_has_key" -> Bool.of(cache.entries().containsKey(plain(arguments.getFirst())));
            case "cached_value" -> cache.entries().getOrDefault(plain(arguments.getFirst()), Undef.UNDEF);
            case "cached_entries" -> cachedEntries(block);
            case "cached_file_data" -> cachedFileData(arguments.getFirst(), block, layer.lookup().hiera());
            default -> null;
        };
    }

    /// What `yaml_data` and its like answer when a function calls them.
    public Value data(String function, Path file) {
        DataFormat format = DataFormat.ofFunction(function);
        if (format == null) {
            throw LookupError.other("no data function " + function);
        }
        DataHash data = layer.lookup().hiera().data(file, format, layer.lookup().surroundings().strict());
        layer.lookup().warnOnce(file, data.warnings());
        return data.raw();
    }

    /// What `eyaml_lookup_key` answers when a function calls it.
    public Value secret(String key, Hash options) {
        Path file = options.get("path") instanceof Str path ? Path.of(path.value()) : null;
        return Secrets.value(layer.lookup(), key, file, options, invocation);
    }

    private String environmentName() {
        return layer.lookup().surroundings().environmentName();
    }

    private Value moduleName() {
        String name = layer.moduleName();
        return name == null ? Undef.UNDEF : Str.of(name);
    }

    private Value explain(@Nullable CallableValue block) {
        if (block != null) {
            invocation.text(() -> RubyText.of(block.call(List.of())));
        }
        return Undef.UNDEF;
    }

    private Value cache(Value key, Value value) {
        cache.entries().put(key, value);
        return value;
    }

    private Value cacheAll(Value entries) {
        if (entries instanceof Hash hash) {
            cache.entries().putAll(hash.entries());
        }
        return Undef.UNDEF;
    }

    // As Puppet does: with a block its calls, without one the entries to iterate over.
    private Value cachedEntries(@Nullable CallableValue block) {
        List<Value> pairs = new ArrayList<>();
        cache.entries().forEach((key, value) -> pairs.add(Arr.of(key, value)));
        if (block == null) {
            return new Arr(pairs);
        }
        boolean two = block.parameterCount() == 2;
        for (Value pair : pairs) {
            block.call(two ? ((Arr) pair).elements() : List.of(pair));
        }
        return Undef.UNDEF;
    }

    // As Puppet does: what the first block makes of a file is what all functions of the environment get, until the file changes.
    private Value cachedFileData(Value path, @Nullable CallableValue block, Object keeper) {
        Path file = Path.of(RubyText.of(path));
        Hiera hiera = layer.lookup().hiera();
        if (!hiera.exists(file)) {
            throw LookupError.foreign("No such file or directory @ rb_file_s_stat - " + file);
        }
        return hiera.made(file, keeper, text -> block == null ? Str.of(text) : block.call(List.of(Str.of(text))));
    }
}
