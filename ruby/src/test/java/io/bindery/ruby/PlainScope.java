package io.bindery.ruby;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.ruby.erb.LegacyFunction;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A scope of some variables and nothing else.
class PlainScope implements RubyScope {
    private final Map<String, Value> variables = new LinkedHashMap<>();

    PlainScope(Hash variables) {
        variables.entries().forEach((name, value) -> {
            if (value != Undef.UNDEF) {
                this.variables.put(((Str) name).value(), value);
            }
        });
    }

    @Override
    public @Nullable Value variable(String name) {
        return variables.get(name);
    }

    @Override
    public @Nullable Value lookup(String name) {
        return variables.get(name);
    }

    @Override
    public @Nullable Value visible(String name) {
        return variables.get(name);
    }

    @Override
    public Map<String, Value> variables() {
        return variables;
    }

    @Override
    public LegacyFunction legacyFunction(String name) {
        return LegacyFunction.ABSENT;
    }

    @Override
    public RubyScope top() {
        return this;
    }

    @Override
    public boolean isBound(String name) {
        return variables.containsKey(name);
    }

    @Override
    public Value call(String function, List<Value> arguments, @Nullable RubyBlock block) {
        throw new AssertionError("no functions here: " + function);
    }

    @Override
    public boolean hasFunction(String name) {
        return false;
    }

    @Override
    public void replace(Map<Value, Value> changed) {}

    @Override
    public void setVariable(String name, Value value) {
        variables.put(name, value);
    }

    @Override
    public @Nullable Value resourceParameters(String type, String title) {
        return null;
    }

    @Override
    public Value defaults(String type) {
        return Hash.EMPTY;
    }

    @Override
    public String container() {
        return "Class[M]";
    }

    @Override
    public @Nullable Value setting(String name) {
        return null;
    }

    @Override
    public String environmentName() {
        return "production";
    }

    @Override
    public @Nullable String moduleDirectory(String module) {
        return null;
    }

    @Override
    public void log(String level, String message) {}

    @Override
    public List<String> classes() {
        return List.of();
    }

    @Override
    public List<String> tags() {
        return List.of();
    }
}
