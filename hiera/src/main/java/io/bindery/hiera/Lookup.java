package io.bindery.hiera;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Lookup for one compile: it holds the layers, caches their data until the compile ends, and merges the values they return.
public final class Lookup {
    private static final List<LayerKind> ALL_LAYERS = List.of(LayerKind.values());

    private final Hiera hiera;
    private final Surroundings surroundings;
    private final DataFunctions functions;
    private final Map<String, LookupKey> keys = new HashMap<>();
    private final Map<String, LookupOptions> options = new HashMap<>();
    private final Map<String, LookupOptions> defaultOptions = new HashMap<>();
    private final Map<String, Optional<Layer>> modules = new HashMap<>();
    private final Set<Path> warnedFiles = new HashSet<>();
    private @Nullable Layer global;
    private @Nullable Optional<Layer> environment;
    private @Nullable Optional<Hash> globalOptions;
    private @Nullable Optional<Hash> environmentOptions;
    private @Nullable Invocation current;
    private int ownValues;
    private @Nullable PriorSource prior;
    private boolean mounted;

    public Lookup(Hiera hiera, Surroundings surroundings, DataFunctions functions) {
        this.hiera = hiera;
        this.surroundings = surroundings;
        this.functions = functions;
    }

    /// The action if no value is found.
    public sealed interface Fallback {
        /// An error.
        record None() implements Fallback {}

        /// A default value is used.
        record Standard(Value value) implements Fallback {}

        /// A block is called with the name or names.
        record Block(Function<Value, Value> block) implements Fallback {}
    }

    /// A lookup request.
    ///
    /// @param names the names to look up; the first found is the answer
    /// @param asArray whether the names were given as an array, which the block then receives
    /// @param type the type the answer must have, null for any
    /// @param merge the name of a strategy, or a hash with the name and its options; null to use `lookup_options`
    /// @param overrides values that are found before any data
    /// @param defaults values that are found after all data
    public record Question(
            List<String> names,
            boolean asArray,
            @Nullable TypeValue type,
            @Nullable Value merge,
            Map<String, Value> overrides,
            Map<String, Value> defaults,
            Fallback fallback) {

        public static Question of(String name) {
            return new Question(List.of(name), false, null, null, Map.of(), Map.of(), new Fallback.None());
        }
    }

    Hiera hiera() {
        return hiera;
    }

    Surroundings surroundings() {
        return surroundings;
    }

    /// Logs the problems of a file when a compile reads it first.
    void warnOnce(Path file, List<String> warnings) {
        if (!warnings.isEmpty() && warnedFiles.add(file)) {
            warnings.forEach(surroundings::warning);
        }
    }

    /// How many values were made for this compile alone: interpolated, or by functions. All others are shared with other compiles.
    int ownValues() {
        return ownValues;
    }

    void ownValueMade() {
        ownValues++;
    }

    DataFunctions functions() {
        return functions;
    }

    @Nullable Invocation current() {
        return current;
    }

    @Nullable Invocation enter(Invocation invocation) {
        Invocation before = current;
        current = invocation;
        return before;
    }

    void leave(@Nullable Invocation before) {
        current = before;
    }

    /// The value that a question finds.
    ///
    /// @param explainer records each step of the search, null if the caller wants no explanation
    /// @throws LookupError if no value is found
    public Value answer(Question question, ScopeView scope, @Nullable Explainer explainer) {
        return find(question, Invocation.of(this, scope, question.overrides(), question.defaults(), explainer));
    }

    /// The value that a question finds, with the places it came from.
    ///
    /// @throws LookupError if no value is found
    public Answer answerWithSources(Question question, ScopeView scope) {
        Invocation invocation = Invocation.of(this, scope, question.overrides(), question.defaults(), null);
        Value value = find(question, invocation);
        return new Answer(value, invocation.trail().contributions());
    }

    /// The value that a parameter of a class gets from data, null if the data has no such key.
    public @Nullable Answer parameter(String key, ScopeView scope) {
        Invocation invocation = Invocation.of(this, scope, Map.of(), Map.of(), null);
        Value value = search(key, invocation, null);
        return value == null ? null : new Answer(value, invocation.trail().contributions());
    }

    /// Sets a source that every later lookup asks before it looks into data.
    public void setPrior(PriorSource source) {
        prior = source;
    }

    /// What those layers of data say of a key that are mounted among bindings, null if they say nothing.
    ///
    /// @param explainer records each step of the search, null if the caller wants no explanation
    public @Nullable Value mountedValue(String key, ScopeView scope, @Nullable Explainer explainer) {
        boolean before = mounted;
        mounted = true;
        try {
            return search(key, Invocation.of(this, scope, Map.of(), Map.of(), explainer), null);
        } finally {
            mounted = before;
        }
    }

    // Bindings come before data; the functions of old never see them.
    private @Nullable PriorSource prior(LookupKey key, Invocation invocation) {
        return prior == null || mounted || invocation.hieraCall() || key == LookupKey.LOOKUP_OPTIONS ? null : prior;
    }

    // Of mounted layers the bindings know; of all others only this.
    private boolean isHere(LayerKind layer, Invocation invocation) {
        return prior == null || invocation.hieraCall()
                || prior.mounts(layer, layer == LayerKind.MODULE ? invocation.moduleName() : null) == mounted;
    }

    /// The answer of the functions `hiera` (first), `hiera_array` (unique), `hiera_hash` (hash) and `hiera_include` (unique).
    ///
    /// @param overrides further paths to look in first, under version 3
    public Value hieraAnswer(String key, String merge, List<String> overrides, Fallback fallback, ScopeView scope) {
        Invocation invocation = Invocation.of(this, scope, Map.of(), Map.of(), null);
        invocation.setHieraCall();
        if (!hasEnvironmentData()) {
            invocation.setGlobalOnly();
        }
        if (!overrides.isEmpty()) {
            invocation.setLocationOverrides(overrides);
        }
        return find(new Question(List.of(key), false, null, new Str(merge), Map.of(), Map.of(), fallback), invocation);
    }

    Value find(List<String> names, @Nullable TypeValue type, Fallback fallback, @Nullable Value merge, Invocation invocation) {
        return find(
                new Question(names, false, type, merge, invocation.overrides(), invocation.defaults(), fallback), invocation);
    }

    private Value find(Question question, Invocation invocation) {
        TypeValue type = question.type();
        MergeStrategy merge = question.merge() == null ? null : hiera.merges().strategy(question.merge());
        for (String name : question.names()) {
            Value override = question.overrides().get(name);
            if (override != null) {
                return Assertions.typed("Value found for key '" + name + "' in override hash", type, override);
            }
            Value value = search(name, invocation, merge);
            if (value != null) {
                return Assertions.typed("Found value", type, value);
            }
        }
        for (String name : question.names()) {
            Value value = question.defaults().get(name);
            if (value != null) {
                return Assertions.typed("Value found for key '" + name + "' in default values hash", type, value);
            }
        }
        return switch (question.fallback()) {
            case Fallback.None none -> throw notFound(question.names());
            case Fallback.Standard standard -> Assertions.typed("Default value", type, standard.value());
            case Fallback.Block block ->
                Assertions.typed("Value returned from default block", type, block.block().apply(asked(question)));
        };
    }

    private static Value asked(Question question) {
        if (!question.asArray()) {
            return Str.of(question.names().getFirst());
        }
        return new Arr(question.names().stream().<Value>map(Str::of).toList());
    }

    private static LookupError notFound(List<String> names) {
        if (names.size() == 1) {
            return new LookupError("Function lookup() did not find a value for the name '" + names.getFirst() + "'");
        }
        return new LookupError("Function lookup() did not find a value for any of the names ["
                + names.stream().map(name -> "'" + name + "'").collect(Collectors.joining(", ")) + "]");
    }

    /// Searches all layers for a key.
    ///
    /// @param asked null where `lookup_options` decide
    private @Nullable Value search(String name, Invocation invocation, @Nullable MergeStrategy asked) {
        if (name.equals("lookup_options") || name.startsWith("lookup_options.")) {
            invocation.leaf(() -> new Explainer.InvalidKey("lookup_options"));
            return null;
        }
        surroundings.asked(name);
        LookupKey key = keys.computeIfAbsent(name, LookupKey::of);
        return invocation.<@Nullable Value>during(key, key.moduleName(), () -> searchFor(key, invocation, asked));
    }

    private @Nullable Value searchFor(LookupKey key, Invocation invocation, @Nullable MergeStrategy asked) {
        Explainer explainer = invocation.explainer();
        if (explainer != null && explainer.onlyOptions()) {
            searchLayers(LookupKey.LOOKUP_OPTIONS, invocation, MergeStrategy.HASH);
            return Undef.UNDEF;
        }
        Hash applying = options(key, invocation).of(key.root());
        Value configured = applying.get("merge");
        MergeStrategy merge = asked;
        if (merge == null) {
            merge = configured == null ? MergeStrategy.DEFAULT : hiera.merges().strategy(configured);
            if (configured != null && configured != Undef.UNDEF) {
                invocation.leaf(() -> new Explainer.MergeSource("lookup_options"));
            }
        }
        MergeStrategy strategy = merge;
        Value value = invocation.<@Nullable Value>step(
                () -> new Explainer.Search(key.text(), false), () -> searchData(key, invocation, strategy, asked != null));
        Value convert = applying.get("convert_to");
        return value == null || convert == null || convert == Undef.UNDEF
                ? value
                : Conversion.convert(key.text(), convert, value, functions, invocation);
    }

    private @Nullable Value searchData(LookupKey key, Invocation invocation, MergeStrategy merge, boolean merges) {
        PriorSource bindings = merges ? null : prior(key, invocation);
        Value bound = bindings == null ? null : bindings.find(key.root());
        Value value = bound != null ? dug(key, invocation, bound) : searchLayers(key, invocation, merge);
        if (value != null || invocation.globalOnly() || !isHere(LayerKind.MODULE, invocation)) {
            return value;
        }
        Value standard = searchDefaults(key, invocation);
        return standard == null ? null : dug(key, invocation, standard);
    }

    private @Nullable Value searchLayers(LookupKey key, Invocation invocation, MergeStrategy merge) {
        Value value = invocation.globalOnly()
                ? searchGlobal(key, invocation, merge)
                : prior == null
                        ? merge.lookup(ALL_LAYERS, invocation, layer -> searchLayer(layer, key, invocation, merge))
                        : searchWithPrior(key, invocation, merge);
        return value == null ? null : dug(key, invocation, value);
    }

    // What is bound is the contribution of highest priority.
    private @Nullable Value searchWithPrior(LookupKey key, Invocation invocation, MergeStrategy merge) {
        PriorSource bindings = prior(key, invocation);
        List<Object> sources = new ArrayList<>();
        if (bindings != null) {
            sources.add(bindings);
        }
        sources.addAll(ALL_LAYERS);
        return merge.lookup(
                sources,
                invocation,
                source -> source instanceof LayerKind layer
                        ? isHere(layer, invocation) || key == LookupKey.LOOKUP_OPTIONS ? searchLayer(layer, key, invocation, merge) : null
                        : bindings == null ? null : bindings.find(key.root()));
    }

    private static @Nullable Value dug(LookupKey key, Invocation invocation, Value value) {
        return key.digs() ? Interpolation.dig(key.text(), invocation, key.segments(), value) : value;
    }

    private @Nullable Value searchLayer(LayerKind layer, LookupKey key, Invocation invocation, MergeStrategy merge) {
        return switch (layer) {
            case GLOBAL -> searchGlobal(key, invocation, merge);
            case ENVIRONMENT -> searchEnvironment(key, invocation, merge);
            case MODULE -> searchModule(key, invocation, merge);
        };
    }

    private @Nullable Value searchGlobal(LookupKey key, Invocation invocation, MergeStrategy merge) {
        if (!invocation.hieraCall() && !surroundings.dataBindingTerminus().equals("hiera")) {
            invocation.notFound(key.text());
            return null;
        }
        try {
            return invocation.<@Nullable Value>guarded(key.text(), () -> findGlobal(key, invocation, merge));
        } catch (LookupError error) {
            if (error.kind() != LookupError.Kind.PLAIN) {
                throw error;
            }
            throw error.saying("Lookup of key '" + invocation.topKey().text() + "' failed: " + error.text());
        }
    }

    private @Nullable Value findGlobal(LookupKey key, Invocation invocation, MergeStrategy merge) {
        Layer layer = global();
        return layer.config().version() == 3
                ? new Version3Lookup(layer).find(key, invocation, merge)
                : layer.findUnguarded(key, invocation, merge);
    }

    private @Nullable Value searchEnvironment(LookupKey key, Invocation invocation, MergeStrategy merge) {
        Layer layer = environment();
        return layer == null ? null : layer.find(key, invocation, merge);
    }

    private @Nullable Value searchModule(LookupKey key, Invocation invocation, MergeStrategy merge) {
        String module = invocation.moduleName();
        if (module == null) {
            return null;
        }
        Layer layer = module(module);
        if (layer == null) {
            invocation.leaf(() -> new Explainer.MissingModule(module, surroundings.module(module) != null));
            return null;
        }
        return layer.find(key, invocation, merge);
    }

    private @Nullable Value searchDefaults(LookupKey key, Invocation invocation) {
        String module = invocation.moduleName();
        Layer layer = module == null ? null : module(module);
        if (module == null || layer == null || layer.config().defaultHierarchy() == null) {
            return null;
        }
        return invocation.<@Nullable Value>step(
                () -> new Explainer.Named("Searching default_hierarchy of module \"" + module + "\""), () -> {
                    LookupOptions applying = defaultOptions(module, layer, invocation);
                    MergeStrategy merge = MergeStrategy.of(applying.of(key.root()).get("merge"));
                    return invocation.<@Nullable Value>step(
                            () -> new Explainer.Named("Searching for \"" + key.text() + "\""),
                            () -> layer.findInDefault(key, invocation, merge));
                });
    }

    private LookupOptions defaultOptions(String module, Layer layer, Invocation invocation) {
        LookupOptions known = defaultOptions.get(module);
        if (known == null) {
            Invocation inner = Invocation.of(this, invocation.scope(), Map.of(), Map.of(), null);
            Hash found = inner.<@Nullable Hash>during(LookupKey.LOOKUP_OPTIONS, module, () -> invocation.<@Nullable Hash>step(
                    () -> new Explainer.Named("Searching for \"lookup_options\""), () -> {
                        Value value = layer.findInDefault(LookupKey.LOOKUP_OPTIONS, inner, MergeStrategy.HASH);
                        return value == null ? null : LookupOptions.checked(value, module);
                    }));
            known = new LookupOptions(found);
            defaultOptions.put(module, known);
        }
        return known;
    }

    private LookupOptions options(LookupKey key, Invocation invocation) {
        String module = key.moduleName() == null ? "" : key.moduleName();
        LookupOptions known = options.get(module);
        if (known == null) {
            int ownBefore = ownValues;
            Hash found = retrieveOptions(module, invocation);
            known = found != null && ownValues == ownBefore ? hiera.merges().options(found) : new LookupOptions(found);
            options.put(module, known);
        }
        return known;
    }

    private @Nullable Hash retrieveOptions(String module, Invocation invocation) {
        Invocation inner = Invocation.of(this, invocation.scope(), Map.of(), Map.of(), null);
        return inner.<@Nullable Hash>during(LookupKey.LOOKUP_OPTIONS, invocation.moduleName(), () -> inner.<@Nullable Hash>step(
                () -> new Explainer.Search("lookup_options", true), () -> {
                    if (inner.globalOnly()) {
                        return globalOptions(inner);
                    }
                    Hash outer = environmentOptions(inner);
                    if (module.isEmpty()) {
                        return outer;
                    }
                    options.putIfAbsent("", new LookupOptions(outer));
                    return withModuleOptions(module, outer, inner);
                }));
    }

    private @Nullable Hash withModuleOptions(String module, @Nullable Hash outer, Invocation invocation) {
        Value found = searchModule(LookupKey.LOOKUP_OPTIONS, invocation, MergeStrategy.HASH);
        if (found == null) {
            return outer;
        }
        Hash own = LookupOptions.checked(found, module);
        if (outer == null) {
            return own;
        }
        Value merged = MergeStrategy.HASH.lookup(
                List.of("Global and Environment", "Module " + invocation.moduleName()),
                invocation,
                name -> invocation.step(
                        () -> new Explainer.Named(name),
                        () -> invocation.found("lookup_options", name.startsWith("Global") ? outer : own)));
        return merged instanceof Hash hash ? hash : outer;
    }

    private @Nullable Hash globalOptions(Invocation invocation) {
        Optional<Hash> known = globalOptions;
        if (known == null) {
            globalOptions = Optional.empty();
            known = Optional.ofNullable(searchGlobal(LookupKey.LOOKUP_OPTIONS, invocation, MergeStrategy.HASH))
                    .map(value -> LookupOptions.checked(value, null));
            globalOptions = known;
        }
        return known.orElse(null);
    }

    private @Nullable Hash environmentOptions(Invocation invocation) {
        Optional<Hash> known = environmentOptions;
        if (known == null) {
            Hash outer = globalOptions(invocation);
            Value found = searchEnvironment(LookupKey.LOOKUP_OPTIONS, invocation, MergeStrategy.HASH);
            Hash own = found == null ? null : LookupOptions.checked(found, null);
            known = Optional.ofNullable(outer == null ? own : own == null ? outer : (Hash) MergeStrategy.HASH.merge(outer, own));
            environmentOptions = known;
        }
        return known.orElse(null);
    }

    /// Whether the environment has data of its own in version 5.
    boolean hasEnvironmentData() {
        Layer layer = environment();
        return layer != null && layer.config().version() >= 5;
    }

    private Layer global() {
        Layer known = global;
        if (known == null) {
            known = Layers.global(this);
            global = known;
        }
        return known;
    }

    private @Nullable Layer environment() {
        Optional<Layer> known = environment;
        if (known == null) {
            known = Optional.ofNullable(Layers.environment(this));
            environment = known;
        }
        return known.orElse(null);
    }

    private @Nullable Layer module(String name) {
        Optional<Layer> known = modules.get(name);
        if (known == null) {
            known = Optional.ofNullable(Layers.module(name, this));
            modules.put(name, known);
        }
        return known.orElse(null);
    }

    /// Whether a top scope variable can never change during a compile.
    static boolean isConstant(String root) {
        return root.equals("facts") || root.equals("trusted") || root.equals("server_facts");
    }
}
