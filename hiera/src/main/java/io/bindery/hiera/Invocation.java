package io.bindery.hiera;

import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// One call of lookup: the scope it sees, its overrides and defaults, the names it is currently looking up (to find recursion),
/// and the explainer that records its steps.
final class Invocation {
    private final Lookup lookup;
    private final ScopeView scope;
    private final Map<String, Value> overrides;
    private final Map<String, Value> defaults;
    private final List<String> names;
    private final Trail trail;
    private @Nullable Explainer explainer;
    private LookupKey topKey = LookupKey.LOOKUP_OPTIONS;
    private @Nullable String moduleName;
    private boolean hieraCall;
    private boolean mergesAsConfigured;
    private boolean globalOnly;
    private List<String> locationOverrides = List.of();

    private Invocation(
            Lookup lookup,
            ScopeView scope,
            Map<String, Value> overrides,
            Map<String, Value> defaults,
            List<String> names,
            Trail trail,
            @Nullable Explainer explainer) {
        this.trail = trail;
        this.lookup = lookup;
        this.scope = scope;
        this.overrides = overrides;
        this.defaults = defaults;
        this.names = names;
        this.explainer = explainer;
    }

    /// An invocation inside the current one if there is one: then it knows the names that one is in the middle of, and is
    /// explained to the same listener.
    static Invocation of(
            Lookup lookup,
            ScopeView scope,
            Map<String, Value> overrides,
            Map<String, Value> defaults,
            @Nullable Explainer explainer) {
        Invocation parent = lookup.current();
        if (parent == null) {
            return new Invocation(lookup, scope, overrides, defaults, new ArrayList<>(), new Trail(), explainer);
        }
        Invocation child = new Invocation(
                lookup, scope, overrides, defaults, new ArrayList<>(parent.names), parent.trail, parent.explainer);
        child.hieraCall = parent.hieraCall;
        child.mergesAsConfigured = parent.mergesAsConfigured;
        child.globalOnly = parent.globalOnly;
        child.locationOverrides = parent.locationOverrides;
        return child;
    }

    /// An invocation that is part of no other and is explained to nobody, as the paths of a hierarchy are worked out.
    static Invocation apart(Lookup lookup, ScopeView scope) {
        return new Invocation(lookup, scope, Map.of(), Map.of(), new ArrayList<>(), new Trail(), null);
    }

    /// The same invocation for another scope.
    Invocation withScope(ScopeView other) {
        return of(lookup, other, overrides, defaults, explainer);
    }

    /// As [#withScope], but apart as well.
    Invocation apartWithScope(ScopeView other) {
        return new Invocation(lookup, other, overrides, defaults, new ArrayList<>(names), trail, null);
    }

    Lookup lookup() {
        return lookup;
    }

    ScopeView scope() {
        return scope;
    }

    Map<String, Value> overrides() {
        return overrides;
    }

    Map<String, Value> defaults() {
        return defaults;
    }

    LookupKey topKey() {
        return topKey;
    }

    @Nullable String moduleName() {
        return moduleName;
    }

    /// Does a piece of work as the current invocation.
    <T extends @Nullable Object> T during(LookupKey key, @Nullable String module, Supplier<T> work) {
        topKey = key;
        moduleName = module == null ? key.moduleName() : module;
        Invocation before = lookup.enter(this);
        try {
            return work.get();
        } finally {
            lookup.leave(before);
        }
    }

    /// Refuses a name that is already being looked up, else does the work with the name remembered.
    <T extends @Nullable Object> T guarded(String name, Supplier<T> work) {
        if (names.contains(name)) {
            throw new LookupError("Recursive lookup detected in [" + String.join(", ", names) + "]");
        }
        names.add(name);
        try {
            return work.get();
        } catch (LookupError error) {
            throw error.asPlain();
        } finally {
            names.removeLast();
        }
    }

    /// Whether no other lookup, of an interpolation or a data function, is around this one.
    private boolean isOutermost() {
        return names.size() <= 1;
    }

    /// Records the value that a layer found for the requested key, not for lookups inside it.
    void contributed(Contribution contribution) {
        if (isOutermost() && !contribution.key().equals("lookup_options")) {
            trail.contributed(contribution);
        }
    }

    Trail trail() {
        return trail;
    }

    @Nullable Explainer explainer() {
        return explainer;
    }

    /// Does a piece of work as a step of the explanation.
    <T extends @Nullable Object> T step(Supplier<Explainer.Step> step, Supplier<T> work) {
        Explainer listener = explainer;
        if (listener == null) {
            return work.get();
        }
        listener.push(step.get());
        try {
            return work.get();
        } finally {
            listener.pop();
        }
    }

    <T extends @Nullable Object> T unexplained(Supplier<T> work) {
        Explainer before = explainer;
        explainer = null;
        try {
            return work.get();
        } finally {
            explainer = before;
        }
    }

    Value found(String key, Value value) {
        if (explainer != null) {
            explainer.found(key, value, Explainer.Outcome.FOUND);
        }
        return value;
    }

    Value foundIn(Explainer.Outcome where, String key, Value value) {
        if (explainer != null) {
            explainer.found(key, value, where);
        }
        return value;
    }

    void notFound(String key) {
        if (explainer != null) {
            explainer.notFound(key);
        }
    }

    void locationNotFound() {
        if (explainer != null) {
            explainer.locationNotFound();
        }
    }

    Value result(Value value) {
        if (explainer != null) {
            explainer.result(value);
        }
        return value;
    }

    void leaf(Supplier<Explainer.Step> step) {
        if (explainer != null) {
            explainer.push(step.get());
            explainer.pop();
        }
    }

    void text(Supplier<String> text) {
        if (explainer != null) {
            explainer.text(text.get());
        }
    }

    boolean globalOnly() {
        return globalOnly;
    }

    void setGlobalOnly() {
        globalOnly = true;
    }

    /// Whether this stems from one of the functions `hiera`, `hiera_array` and so on.
    boolean hieraCall() {
        return hieraCall;
    }

    void setHieraCall() {
        hieraCall = true;
    }

    boolean mergesAsConfigured() {
        return mergesAsConfigured;
    }

    void setMergesAsConfigured() {
        mergesAsConfigured = true;
    }

    /// Further paths to look in first, given to the `hiera` functions.
    List<String> locationOverrides() {
        return locationOverrides;
    }

    void setLocationOverrides(List<String> overrides) {
        locationOverrides = List.copyOf(overrides);
    }
}
