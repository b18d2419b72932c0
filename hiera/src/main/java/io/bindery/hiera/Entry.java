package io.bindery.hiera;

import io.bindery.hiera.DataFunctions.DataFunction;
import io.bindery.hiera.Interpolation.Manner;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// An entry of a hierarchy during a compile: a function and the places it searches.
final class Entry {
    /// Where an entry looks that has no location.
    private static final Location NOWHERE = new Location("", null, "", true);

    private final Layer layer;
    private final String name;
    private final FunctionKind kind;
    private final String functionName;
    private final Hash options;
    private final Path datadir;
    private final List<Location> locations;
    private final boolean readsFiles;
    private final Map<Location, Context> contexts = new IdentityHashMap<>();
    private @Nullable DataFunction function;

    /// The cached data of one location during a compile.
    private static final class Context {
        private @Nullable DataHash data;
        private final Map<String, Value> values = new LinkedHashMap<>();
        private final ContextCache cache = new ContextCache();
    }

    Entry(
            Layer layer,
            String name,
            FunctionKind kind,
            String functionName,
            Hash options,
            Path datadir,
            @Nullable List<Location> locations) {
        this.layer = layer;
        this.name = name;
        this.kind = kind;
        this.functionName = functionName;
        this.options = options;
        this.datadir = datadir;
        this.locations = locations == null ? List.of(NOWHERE) : locations;
        this.readsFiles = DataFormat.ofFunction(functionName) != null;
    }

    private Explainer.Step step() {
        String shown = kind == FunctionKind.V4_DATA_HASH
                ? "Deprecated API function \"" + functionName + "\""
                : "Hierarchy entry \"" + name + "\"";
        return new Explainer.Provider(shown, null, null);
    }

    private String fullName() {
        return switch (kind) {
            case V4_DATA_HASH -> "deprecated API function '" + functionName + "'";
            case HIERA3_BACKEND -> "hiera version 3 backend '" + functionName + "'";
            default -> kind.tag() + " function '" + functionName + "'";
        };
    }

    @Nullable Value find(LookupKey key, Invocation invocation, MergeStrategy merge) {
        return invocation.<@Nullable Value>step(
                this::step,
                () -> merge.lookup(locations(invocation), invocation, location -> findAt(location, key, invocation)));
    }

    private List<Location> locations(Invocation invocation) {
        boolean old = kind == FunctionKind.V3_DATA_HASH || kind == FunctionKind.V3_LOOKUP_KEY;
        if (!old || invocation.locationOverrides().isEmpty()) {
            return locations;
        }
        LocationResolver resolver =
                new LocationResolver(layer, new Manner(invocation, false, Interpolation.Memory.NONE));
        List<Location> all = new ArrayList<>(resolver.paths(datadir, invocation.locationOverrides(), "." + name));
        all.addAll(locations);
        return all;
    }

    private @Nullable Value findAt(Location location, LookupKey key, Invocation invocation) {
        if (location == NOWHERE) {
            return findIn(location, key, invocation);
        }
        return invocation.<@Nullable Value>step(() -> new Explainer.At(location), () -> {
            if (!location.exists()) {
                invocation.locationNotFound();
                return null;
            }
            return findIn(location, key, invocation);
        });
    }

    private @Nullable Value findIn(Location location, LookupKey key, Invocation invocation) {
        Value value =
                switch (kind) {
                    case DATA_HASH, V3_DATA_HASH, V4_DATA_HASH -> fromHash(location, key.root(), invocation);
                    case LOOKUP_KEY, V3_LOOKUP_KEY -> byKey(location, key.root(), key.root(), new Str(key.root()), invocation);
                    case DATA_DIG -> byKey(location, key.text(), key.text(), key.toArray(), invocation);
                    case HIERA3_BACKEND -> fromBackend(invocation);
                };
        if (value == null) {
            return null;
        }
        invocation.contributed(new Contribution(layer.kind(), layer.moduleName(), name, location.path(), key.root(), value));
        boolean digs = kind == FunctionKind.DATA_DIG;
        Value found = invocation.found(digs ? key.text() : key.root(), value);
        return digs ? key.undig(found) : found;
    }

    private @Nullable Value fromBackend(Invocation invocation) {
        invocation.text(() -> "Unable to load backend '" + functionName + "': cannot load such file -- hiera/backend/"
                + functionName.toLowerCase(java.util.Locale.ROOT) + "_backend");
        return null;
    }

    private @Nullable Value fromHash(Location location, String key, Invocation invocation) {
        DataHash data = data(location, invocation);
        Unresolved value = data.get(key);
        if (value == null) {
            invocation.notFound(key);
            return null;
        }
        if (!data.rich()) {
            checkValue(value.raw(), key, "in hash returned from ", location);
        }
        if (value instanceof Unresolved.Fixed fixed && readsFiles) {
            return fixed.raw();
        }
        layer.lookup().ownValueMade();
        return Interpolation.resolve(value, Manner.ofData(invocation));
    }

    private void checkValue(Value value, String key, String how, Location location) {
        if (!Assertions.isRichData(value)) {
            throw Assertions.wrongLookupValue("Value for key '" + key + "', " + how + fullName() + at(location), value);
        }
    }

    private static String at(Location location) {
        return location == NOWHERE ? "" : ", when using location '" + location.text() + "',";
    }

    private Context context(Location location) {
        return contexts.computeIfAbsent(location, missing -> new Context());
    }

    private DataHash data(Location location, Invocation invocation) {
        Context context = context(location);
        DataHash data = context.data;
        if (data == null) {
            data = readData(location, invocation, context);
            context.data = data;
        }
        return data;
    }

    private DataHash readData(Location location, Invocation invocation, Context context) {
        Lookup lookup = layer.lookup();
        DataHash data;
        try {
            DataFormat format = DataFormat.ofFunction(functionName);
            data = format == null
                    ? asHash(call(location, invocation, context, null), location)
                    : lookup.hiera().data(path(location), format, lookup.surroundings().strict());
        } catch (DataFormat.NotAHash other) {
            throw notAHash(other.value(), location);
        }
        if (location.path() != null) {
            lookup.warnOnce(location.path(), data.warnings());
        }
        if (layer.kind() == LayerKind.MODULE) {
            warnOfForeignKeys(data, location);
        }
        return data;
    }

    private DataHash asHash(Value value, Location location) {
        if (value instanceof Hash hash) {
            return DataHash.of(hash);
        }
        throw notAHash(value, location);
    }

    private LookupError notAHash(Value value, Location location) {
        try {
            Assertions.isInstance("Value returned from " + fullName() + at(location), "Hash", value);
        } catch (LookupError error) {
            return error;
        }
        throw new IllegalStateException("a hash is a Hash");
    }

    private Path path(Location location) {
        Path path = location.path();
        // As Puppet does: these functions take a path and nothing else.
        if (path == null || options.size() > 0) {
            throw LookupError.foreign("'" + functionName
                    + "' one of 'path', 'paths' 'glob', 'globs' or 'mapped_paths' must be declared in hiera.yaml when using this"
                    + " data_hash function");
        }
        return path;
    }

    // As Puppet does: keys of other modules are warned about and yet found.
    private void warnOfForeignKeys(DataHash data, Location location) {
        String prefix = layer.moduleName() + "::";
        for (String key : data.entries().keySet()) {
            if (!key.equals("lookup_options") && !key.startsWith(prefix)) {
                layer.lookup()
                        .surroundings()
                        .warning("Module '" + layer.moduleName() + "': Value returned from " + fullName() + at(location)
                                + " must use keys qualified with the name of the module");
            }
        }
    }

    private @Nullable Value byKey(Location location, String slot, String shown, Value argument, Invocation invocation) {
        layer.lookup().ownValueMade();
        Context context = context(location);
        Value known = context.values.get(slot);
        if (known != null) {
            return known;
        }
        try {
            Value value = functionName.equals("eyaml_lookup_key") && kind != FunctionKind.DATA_DIG
                    ? Secrets.value(layer.lookup(), slot, location.path(), options, invocation)
                    : call(location, invocation, context, argument);
            checkValue(value, shown, "returned from ", location);
            context.values.put(slot, value);
            return value;
        } catch (NoSuchKey absent) {
            invocation.notFound(shown);
            return null;
        }
    }

    private Value call(Location location, Invocation invocation, Context context, @Nullable Value key) {
        DataFunction called = function();
        if (kind == FunctionKind.V4_DATA_HASH) {
            return called.call(List.of());
        }
        LookupContext argument = new LookupContext(layer, context.cache, invocation);
        return called.call(key == null ? List.of(options(location), argument) : List.of(key, options(location), argument));
    }

    private DataFunction function() {
        DataFunction known = function;
        if (known == null) {
            known = layer.lookup().functions().find(functionName);
            if (known == null && isOfUnknownModule()) {
                // As Puppet does: it asks the loader of the module, without looking whether there is one.
                throw LookupError.foreign("undefined method `load_typed' for nil:NilClass\n\n    te = loader.load_typed(typed_name)\n"
                        + "               ^^^^^^^^^^^");
            }
            if (known == null) {
                throw layer.config().fault("Unable to find '" + kind.tag() + "' function named '" + functionName + "'", 0);
            }
            function = known;
        }
        return known;
    }

    private boolean isOfUnknownModule() {
        int end = functionName.indexOf("::");
        String module = end < 0 ? "environment" : functionName.substring(0, end);
        return !module.equals("environment") && layer.lookup().surroundings().module(module) == null;
    }

    private Hash options(Location location) {
        if (location == NOWHERE) {
            return options;
        }
        SequencedMap<Value, Value> entries = new LinkedHashMap<>(options.entries());
        entries.put(new Str(location.path() == null ? "uri" : "path"), new Str(location.text()));
        return Hash.owning(entries);
    }
}
