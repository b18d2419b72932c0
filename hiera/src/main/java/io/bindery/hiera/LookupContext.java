package io.bindery.hiera;

import io.bindery.hiera.Interpolation.Manner;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.SequencedMap;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
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
            case "environment_name" -> Str.of(environmentName());
            case "module_name" -> moduleName();
            default -> null;
        };
    }

    public String environmentName() {
        return layer.lookup().surroundings().environmentName();
    }

    public Value moduleName() {
        String name = layer.moduleName();
        return name == null ? Undef.UNDEF : Str.of(name);
    }

    /// Ends the function: the key is not here.
    public NoSuchKey notFound() {
        return NoSuchKey.THROWN;
    }

    /// Adds a remark to the explanation, if there is one.
    public void explain(Supplier<String> text) {
        invocation.text(text);
    }

    public Value interpolate(Value value) {
        return Interpolation.resolve(value, Manner.ofData(invocation));
    }

    public Value cache(Value key, Value value) {
        cache.entries().put(key, value);
        return value;
    }

    public void cacheAll(Hash entries) {
        cache.entries().putAll(entries.entries());
    }

    public boolean cacheHasKey(Value key) {
        return cache.entries().containsKey(key);
    }

    public Value cachedValue(Value key) {
        return cache.entries().getOrDefault(key, Undef.UNDEF);
    }

    public SequencedMap<Value, Value> cachedEntries() {
        return cache.entries();
    }

    /// The content of a file, or what the function made of it; kept as long as the file does not change.
    public Value cachedFileData(String path, @Nullable UnaryOperator<Value> make) {
        Value content = Str.of(layer.lookup().hiera().content(Path.of(path)));
        return make == null ? content : make.apply(content);
    }
}
