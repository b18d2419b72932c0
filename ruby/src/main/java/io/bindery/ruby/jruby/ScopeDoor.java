package io.bindery.ruby.jruby;

import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.type.Types;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.ruby.RubyScope;
import java.util.List;
import java.util.Map;
import org.jruby.Ruby;
import org.jruby.RubyArray;
import org.jruby.RubyHash;
import org.jruby.RubyString;
import org.jruby.runtime.builtin.IRubyObject;
import org.jspecify.annotations.Nullable;

/// The Java object behind a scope in the prelude. Public because Ruby calls it; its methods take and give Ruby's own objects.
public final class ScopeDoor {
    private final Ruby runtime;
    private final RubyValues values;
    private final RubyScope scope;

    ScopeDoor(Ruby runtime, RubyValues values, RubyScope scope) {
        this.runtime = runtime;
        this.values = values;
        this.scope = scope;
    }

    public IRubyObject variable(String name) {
        return converted(scope.variable(name));
    }

    public IRubyObject lookup(String name) {
        return converted(scope.lookup(name));
    }

    public void set_variable(String name, IRubyObject value) {
        scope.setVariable(name, values.forVariable(value));
    }

    public IRubyObject variables() {
        RubyHash map = RubyHash.newHash(runtime, 64);
        for (Map.Entry<String, Value> entry : scope.variables().entrySet()) {
            map.fastASet(RubyString.newUnicodeString(runtime, entry.getKey()), values.toRuby(entry.getValue()));
        }
        return map;
    }

    public IRubyObject variables_named(IRubyObject names) {
        Map<String, Value> all = scope.variables();
        RubyHash map = RubyHash.newHash(runtime, 16);
        for (Object name : (RubyArray<?>) names) {
            Value value = all.get(String.valueOf(name));
            if (value != null) {
                map.fastASet(RubyString.newUnicodeString(runtime, String.valueOf(name)), values.toRuby(value));
            }
        }
        return map;
    }

    public IRubyObject call(String name, IRubyObject arguments, IRubyObject block) {
        List<Value> converted = arguments instanceof RubyArray<?> array ? values.values(array) : List.of(values.toPuppet(arguments));
        return values.toRuby(scope.call(name, converted, values.block(block)));
    }

    public ScopeDoor top() {
        return new ScopeDoor(runtime, values, scope.top());
    }

    public @Nullable ScopeDoor parent() {
        RubyScope outer = scope.parent();
        return outer == null ? null : new ScopeDoor(runtime, values, outer);
    }

    public boolean defined_p(String kind, String name) {
        return kind.equals("class") ? scope.hasClass(name) : scope.hasResourceType(name);
    }

    public IRubyObject references() {
        return texts(scope.references());
    }

    public IRubyObject resource_tags(String type, String title) {
        return texts(scope.resourceTags(type, title));
    }

    public IRubyObject modules() {
        return texts(scope.moduleNames());
    }

    public void warn_once(String key, String message) {
        scope.warnOnce(key, message);
    }

    /// The type that a text means.
    public IRubyObject type(String text) {
        return values.toRuby(scope.type(text));
    }

    /// The type of a value.
    public IRubyObject inferred(IRubyObject value) {
        return values.toRuby(Types.infer(values.toPuppet(value)));
    }

    /// A value as text in a format of the language.
    public String text(IRubyObject value, IRubyObject format) {
        return StringConversion.convert(values.toPuppet(value), values.toPuppet(format));
    }

    public boolean exist_p(String name) {
        return scope.variable(name) != null;
    }

    public boolean bound_p(String name) {
        return scope.isBound(name);
    }

    public String legacy(String name) {
        return scope.legacyFunction(name).name();
    }

    public boolean function_p(String name) {
        return scope.hasFunction(name);
    }

    public IRubyObject setting(String name) {
        return converted(scope.setting(name));
    }

    public String environment_name() {
        return scope.environmentName();
    }

    public @Nullable String module_directory(String module) {
        return scope.moduleDirectory(module);
    }

    public IRubyObject classes() {
        return texts(scope.classes());
    }

    public IRubyObject tags() {
        return texts(scope.tags());
    }

    private IRubyObject texts(List<String> names) {
        return values.array(names.stream().<Value>map(Str::of).toList());
    }

    public IRubyObject resource_parameters(String type, String title) {
        return converted(scope.resourceParameters(type, title));
    }

    public IRubyObject defaults(String type) {
        return values.toRuby(scope.defaults(type));
    }

    public String container() {
        return scope.container();
    }

    public void log(String level, String message) {
        scope.log(level, message);
    }

    private IRubyObject converted(@Nullable Value value) {
        return value == null ? runtime.getNil() : values.toRuby(value);
    }
}
