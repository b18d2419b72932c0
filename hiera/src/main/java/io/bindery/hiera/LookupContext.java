package io.bindery.hiera;

import io.bindery.hiera.Interpolation.Manner;
import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.ConversionError;
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

/// The context object that a data function receives, `Puppet::LookupContext` in the language.
public final class LookupContext implements ObjectValue {
    private static final String NO_EXPLANATION = "    @lookup_invocation.report_text(&block)\n                      ^^^^^^^^^^^^";
    private static final String NO_INTERPOLATION =
            "    lookup_invocation = context.is_a?(Invocation) ? context : context.invocation\n" + " ".repeat(69) + "^^^^^^^^^^^";

    private final Lookup lookup;
    private final Value moduleName;
    private final ContextCache cache;
    private final @Nullable Invocation invocation;

    LookupContext(Layer layer, ContextCache cache, Invocation invocation) {
        String module = layer.moduleName();
        this.lookup = layer.lookup();
        this.moduleName = module == null ? Undef.UNDEF : Str.of(module);
        this.cache = cache;
        this.invocation = invocation;
    }

    private LookupContext(Lookup lookup, Value moduleName) {
        this.lookup = lookup;
        this.moduleName = moduleName;
        this.cache = new ContextCache();
        this.invocation = lookup.current();
    }

    /// A context that code makes for itself, with a cache of its own.
    public static LookupContext made(Lookup lookup, Value moduleName) {
        return new LookupContext(lookup, moduleName);
    }

    @Override
    public TypeValue type() {
        return Assertions.Known.LOOKUP_CONTEXT;
    }

    @Override
    public @Nullable Value attribute(String name) {
        return switch (name) {
            case "environment_name" -> new RubySymbol(environmentName());
            case "module_name" -> moduleName;
            default -> null;
        };
    }

    /// The type in the language.
    public static Type objectType() {
        return Assertions.Known.LOOKUP_CONTEXT;
    }

    /// Whether a method is one of those for caching (`cache`, `cache_all`, `cached_value` and so on): it stores its arguments or
    /// the result of its block, or answers with a stored value.
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
            case "not_found" -> throw invocation == null ? failure("uncaught throw :no_such_key") : NoSuchKey.THROWN;
            case "explain" -> explain(block);
            case "interpolate" -> interpolate(arguments.getFirst());
            case "cache" -> cache(plain(arguments.get(0)), arguments.get(1));
            case "cache_all" -> cacheAll(plain(arguments.getFirst()));
            case "cache_has_key" -> Bool.of(cache.entries().containsKey(plain(arguments.getFirst())));
            case "cached_value" -> cache.entries().getOrDefault(plain(arguments.getFirst()), Undef.UNDEF);
            case "cached_entries" -> cachedEntries(block);
            case "cached_file_data" -> cachedFileData(arguments.getFirst(), block, lookup.hiera());
            default -> null;
        };
    }

    /// What `yaml_data` and its like answer when a function calls them.
    public Value data(String function, Path file) {
        DataFormat format = DataFormat.ofFunction(function);
        if (format == null) {
            throw LookupError.other("no data function " + function);
        }
        DataHash data = lookup.hiera().data(file, format, lookup.surroundings().strict());
        lookup.warnOnce(file, data.warnings());
        return data.raw();
    }

    /// What `eyaml_lookup_key` answers when a function calls it.
    public Value secret(String key, Hash options) {
        Path file = options.get("path") instanceof Str path ? Path.of(path.value()) : null;
        return Secrets.value(lookup, key, file, options, required("invocation", NO_INTERPOLATION));
    }

    private String environmentName() {
        return lookup.surroundings().environmentName();
    }

    private Value interpolate(Value value) {
        return Interpolation.resolve(value, Manner.ofData(required("invocation", NO_INTERPOLATION)));
    }

    // As Puppet does: a context that was made outside of a lookup has none to report to, and its own code trips over that.
    private Invocation required(String method, String code) {
        if (invocation == null) {
            throw failure("undefined method `" + method + "' for nil:NilClass\n\n" + code);
        }
        return invocation;
    }

    private RuntimeException failure(String message) {
        return invocation == null ? new ConversionError(message) : LookupError.foreign(message);
    }

    private Value explain(@Nullable CallableValue block) {
        Invocation told = required("report_text", NO_EXPLANATION);
        if (block != null) {
            told.text(() -> RubyText.of(block.call(List.of())));
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

    // As Puppet does: the result of the first block for a file is given to all functions of the environment, until the file changes.
    private Value cachedFileData(Value path, @Nullable CallableValue block, Object keeper) {
        Path file = Path.of(RubyText.of(path));
        Hiera hiera = lookup.hiera();
        if (!hiera.exists(file)) {
            throw failure("No such file or directory @ rb_file_s_stat - " + file);
        }
        return hiera.made(file, keeper, text -> block == null ? Str.of(text) : block.call(List.of(Str.of(text))));
    }
}
