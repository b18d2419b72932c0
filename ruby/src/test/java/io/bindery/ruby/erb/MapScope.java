package io.bindery.ruby.erb;

import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A scope that is a map, and remembers what a template did to it.
final class MapScope implements TemplateScope {
    private final Map<String, Value> variables;
    private final Map<Value, Value> changed = new HashMap<>();

    MapScope(Map<String, Value> variables) {
        this.variables = new HashMap<>(variables);
    }

    Map<Value, Value> changed() {
        return changed;
    }

    @Override
    public @Nullable Value variable(String name) {
        return variables.get(name.startsWith("::") ? name.substring(2) : name);
    }

    @Override
    public @Nullable Value lookup(String name) {
        return variables.get(name.startsWith("::") ? name.substring(2) : name);
    }

    @Override
    public @Nullable Value visible(String name) {
        return variables.get(name.startsWith("::") ? name.substring(2) : name);
    }

    @Override
    public Map<String, Value> variables() {
        return variables;
    }

    @Override
    public LegacyFunction legacyFunction(String name) {
        return LegacyFunction.CALLABLE;
    }

    @Override
    public Value call(String function, List<Value> arguments) {
        return arguments.isEmpty() ? Undef.UNDEF : arguments.getFirst();
    }

    @Override
    public void replace(Map<Value, Value> replaced) {
        changed.putAll(replaced);
    }

    @Override
    public void setVariable(String name, Value value) {
        variables.put(name, value);
    }

    @Override
    public List<String> classes() {
        return List.of("settings", "web");
    }

    @Override
    public List<String> tags() {
        return List.of("web");
    }
}
