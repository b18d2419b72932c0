package io.bindery.hiera;

import io.bindery.hiera.Interpolation.Manner;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The global layer under a hiera.yaml of version 3.
record Version3Lookup(Layer layer) {
    @Nullable Value find(LookupKey key, Invocation invocation, MergeStrategy merge) {
        if (invocation.scope() instanceof OldScope) {
            return findInOldScope(key, invocation, merge);
        }
        Invocation inner = invocation.withScope(new OldScope(invocation.scope()));
        if (!layer.lookup().hasEnvironmentData()) {
            inner.setGlobalOnly();
        }
        return inner.<@Nullable Value>during(key, invocation.moduleName(), () -> findInOldScope(key, inner, merge));
    }

    private @Nullable Value findInOldScope(LookupKey key, Invocation invocation, MergeStrategy asked) {
        HieraConfig.Version3 old = layer.config().old();
        MergeStrategy merge = asked;
        if (old != null
                && old.merge().kind() != MergeStrategy.Kind.DEFAULT
                && invocation.hieraCall()
                && asked.kind() == MergeStrategy.Kind.HASH) {
            merge = old.merge();
            invocation.setMergesAsConfigured();
        }
        Value value = layer.findUnguarded(key, invocation, merge);
        if (value != null && invocation.hieraCall()) {
            check(key, merge, value);
        }
        return value;
    }

    private static void check(LookupKey key, MergeStrategy merge, Value value) {
        boolean hash = merge.kind() == MergeStrategy.Kind.HASH;
        if (hash || merge.deep()) {
            Assertions.isInstance("value", "Hash", value);
        }
        if (key.digs() && (hash || merge.kind() == MergeStrategy.Kind.UNIQUE)) {
            throw new LookupError("Resolution type :" + (hash ? "hash" : "array")
                    + " is illegal when accessing values using dotted keys. Offending key was '" + key.text() + "'");
        }
    }

    List<Entry> entries(HieraConfig.Version3 old, Manner outer) {
        ScopeView scope = outer.invocation().scope();
        Invocation invocation =
                scope instanceof OldScope ? outer.invocation() : outer.invocation().apartWithScope(new OldScope(scope));
        Manner manner = new Manner(invocation, false, outer.memory());
        List<Entry> entries = new ArrayList<>();
        for (String backend : old.backends()) {
            entries.add(entry(backend, old, manner));
        }
        return entries;
    }

    private Entry entry(String backend, HieraConfig.Version3 old, Manner manner) {
        Hash own = old.backendOptions().get(backend) instanceof Hash hash ? (Hash) Interpolation.resolve(hash, manner) : Hash.EMPTY;
        Path datadir = own.get("datadir") instanceof Str text
                ? Path.of(text.value())
                : Path.of(Interpolation.resolve(
                        layer.lookup().surroundings().codeDirectory() + "/environments/%{::environment}/hieradata", manner));
        String standard = backend.equals("hocon") ? "conf" : backend;
        String extension = "." + (own.get("extension") instanceof Str text ? text.value() : standard);
        List<Location> paths = new LocationResolver(layer, manner).paths(datadir, old.hierarchy(), extension);
        return switch (backend) {
            case "yaml", "json", "hocon" ->
                new Entry(layer, backend, FunctionKind.V3_DATA_HASH, backend + "_data", Hash.EMPTY, datadir, paths);
            case "eyaml" ->
                new Entry(layer, backend, FunctionKind.V3_LOOKUP_KEY, "eyaml_lookup_key", withoutDatadir(own), datadir, paths);
            default ->
                new Entry(layer, backend, FunctionKind.HIERA3_BACKEND, backend, Hash.EMPTY, datadir, paths.isEmpty() ? null : paths);
        };
    }

    private static Hash withoutDatadir(Hash options) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>(options.entries());
        entries.remove(new Str("datadir"));
        return Hash.owning(entries);
    }
}
