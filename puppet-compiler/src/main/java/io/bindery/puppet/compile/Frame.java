package io.bindery.puppet.compile;

import io.bindery.puppet.eval.scope.Container;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.value.Value;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The compiler's record of the body that is being evaluated: its resource, its definition, the frame that declared it, and the
/// resource defaults set in it. Variables are in the [Scope] instead, because they are looked up along another chain.
final class Frame implements Container {
    private final @Nullable Frame parent;
    private @Nullable Blueprint source;
    private @Nullable DraftResource resource;
    private @Nullable Scope scope;
    private @Nullable Map<String, SequencedMap<String, DraftParameter>> defaults;

    Frame(@Nullable Frame parent, @Nullable Blueprint source, @Nullable DraftResource resource) {
        this.parent = parent;
        this.source = source;
        this.resource = resource;
    }

    /// Top scope exists before the main class and its resource do.
    void become(Blueprint main, DraftResource mainResource) {
        source = main;
        resource = mainResource;
    }

    void enter(Scope bodyScope) {
        scope = bodyScope;
    }

    @Nullable Frame parent() {
        return parent;
    }

    @Nullable Blueprint source() {
        return source;
    }

    @Nullable DraftResource resource() {
        return resource;
    }

    Scope scope() {
        Scope entered = scope;
        if (entered == null) {
            throw new IllegalStateException("No scope yet for " + reference());
        }
        return entered;
    }

    @Override
    public String reference() {
        return resource == null ? "" : resource.reference().toString();
    }

    /// Sets defaults of a type (as references write it) for resources declared from now on.
    void setDefaults(String type, List<DraftParameter> parameters) {
        Map<String, SequencedMap<String, DraftParameter>> all = defaults;
        if (all == null) {
            all = new HashMap<>();
            defaults = all;
        }
        SequencedMap<String, DraftParameter> ofType = all.computeIfAbsent(type, name -> new LinkedHashMap<>());
        for (DraftParameter parameter : parameters) {
            if (ofType.putIfAbsent(parameter.name(), parameter) != null) {
                throw Texts.error(
                        "Default already defined for " + type + " { " + parameter.name() + " }; cannot redefine",
                        parameter.place());
            }
        }
    }

    /// The defaults that hold for a type here: dynamic scope, the nearest body wins.
    Map<String, DraftParameter> defaults(String type) {
        Map<String, DraftParameter> inherited = parent == null ? Map.of() : parent.defaults(type);
        Map<String, DraftParameter> own = defaults == null ? null : defaults.get(type);
        if (own == null) {
            return inherited;
        }
        if (inherited.isEmpty()) {
            return own;
        }
        Map<String, DraftParameter> both = new LinkedHashMap<>(inherited);
        both.putAll(own);
        return both;
    }

    /// Whether the value is what some default around here says.
    boolean isDefault(String type, String name, Value value) {
        for (Frame frame = this; frame != null; frame = frame.parent) {
            Map<String, DraftParameter> own = frame.defaults == null ? null : frame.defaults.get(type);
            DraftParameter parameter = own == null ? null : own.get(name);
            if (parameter != null && parameter.value().equals(value)) {
                return true;
            }
        }
        return false;
    }
}
