package io.bindery.ruby;

import io.bindery.puppet.eval.DeclaredResource;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.Replacement;
import io.bindery.puppet.function.Builtins;
import io.bindery.puppet.function.Call;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The compile behind a call of Ruby code.
final class CallScope implements RubyScope {
    private final Call call;

    CallScope(Call call) {
        this.call = call;
    }

    @Override
    public @Nullable Value variable(String name) {
        return call.scope().lookup(name);
    }

    @Override
    public Map<String, Value> variables() {
        return call.scope().visible();
    }

    @Override
    public Value call(String function, List<Value> arguments, @Nullable RubyBlock block) {
        return call.callFunction(function, arguments, block == null ? null : new BlockClosure(block));
    }

    @Override
    public boolean hasFunction(String name) {
        return Builtins.find(name) != null || call.world().function(name) != null;
    }

    @Override
    public void replace(Map<Value, Value> changed) {
        call.catalog().replace(new Replacement(changed), call.scope());
    }

    @Override
    public void setVariable(String name, Value value) {
        call.scope().assign(name, value);
    }

    @Override
    public @Nullable Value resourceParameters(String type, String title) {
        DeclaredResource resource = call.catalog().find(type, title);
        return resource == null ? null : Hash.EMPTY;
    }

    @Override
    public @Nullable Value setting(String name) {
        return call.scope().lookup("settings::" + name);
    }

    @Override
    public String environmentName() {
        return call.scope().lookup("environment") instanceof Str name ? name.value() : "production";
    }

    @Override
    public @Nullable String moduleDirectory(String module) {
        return call.world().moduleDirectory(module);
    }

    @Override
    public void log(String level, String message) {
        call.world().log(LogLevel.valueOf(level.toUpperCase(Locale.ROOT)), null, message);
    }

    @Override
    public List<String> classes() {
        return call.catalog().classNames();
    }

    @Override
    public List<String> tags() {
        return call.catalog().allTags();
    }
}
