package io.bindery.ruby;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.DeclaredResource;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.LookupScope;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Container;
import io.bindery.puppet.eval.scope.Replacement;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.function.Builtins;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.ruby.erb.LegacyFunction;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The compile that runs a call of Ruby code, as the Ruby code sees it.
final class CallScope implements RubyScope {
    private final Call call;
    private final List<Made> made = new ArrayList<>();
    private final Set<String> set = new HashSet<>();
    private boolean again;
    private int replayed;

    /// A call that was made, with its result or error.
    private record Made(String function, List<Value> arguments, @Nullable Value result, @Nullable EvaluationError failure) {}

    CallScope(Call call) {
        this.call = call;
        this.replayed = 0;
    }

    /// Makes the calls that follow give what the same calls gave before: a template that was rendered in part must not log or declare
    /// things twice when it is rendered again.
    void startAgain() {
        replayed = 0;
        again = true;
    }

    @Override
    public @Nullable Value variable(String name) {
        return call.scope().lookup(name);
    }

    @Override
    public RubyScope top() {
        return new CallScope(new OuterCall(call, call.scope().top()));
    }

    @Override
    public @Nullable RubyScope parent() {
        Scope outer = call.scope().body().outer();
        return outer == null ? null : new CallScope(new OuterCall(call, outer));
    }

    @Override
    public @Nullable Value lookup(String name) {
        return new LookupScope(call.evaluator(), call.scope()).variable(name);
    }

    @Override
    public @Nullable Value visible(String name) {
        return call.scope().visible(name);
    }

    @Override
    public Map<String, Value> variables() {
        return call.scope().visible();
    }

    @Override
    public Value call(String function, List<Value> arguments, @Nullable RubyBlock block) {
        if (replayed < made.size() && block == null && made.get(replayed).function().equals(function)
                && made.get(replayed).arguments().equals(arguments)) {
            return outcome(made.get(replayed++));
        }
        if (block != null) {
            return call.callFunction(function, arguments, BlockClosure.of(block));
        }
        Made now = make(function, arguments);
        made.add(now);
        replayed = made.size();
        return outcome(now);
    }

    private Made make(String function, List<Value> arguments) {
        try {
            return new Made(function, arguments, call.callFunction(function, arguments), null);
        } catch (EvaluationError failure) {
            return new Made(function, arguments, null, failure);
        }
    }

    private static Value outcome(Made made) {
        if (made.failure() != null) {
            throw made.failure();
        }
        return made.result() == null ? Undef.UNDEF : made.result();
    }

    @Override
    public boolean hasFunction(String name) {
        return Builtins.find(name) != null || call.evaluator().definitions().function(name) != null;
    }

    @Override
    public LegacyFunction legacyFunction(String name) {
        LegacyFunction own = LegacyNames.of(name);
        return own == LegacyFunction.ABSENT && call.world().hasLegacyFunction(name) ? LegacyFunction.CALLABLE : own;
    }

    @Override
    public boolean isBound(String name) {
        return call.scope().isBound(name);
    }

    @Override
    public void replace(Map<Value, Value> changed) {
        call.catalog().replace(new Replacement(changed), call.scope());
    }

    @Override
    public void setVariable(String name, Value value) {
        if (again && set.contains(name)) {
            call.scope().setParameter(name, value);
        } else {
            call.scope().assign(name, value);
            set.add(name);
        }
    }

    @Override
    public @Nullable Value resourceParameters(String type, String title) {
        DeclaredResource resource = call.catalog().find(type, title);
        return resource == null ? null : hash(resource.given());
    }

    @Override
    public List<String> resourceTags(String type, String title) {
        DeclaredResource resource = call.catalog().find(type, title);
        return resource == null ? List.of() : resource.tagList();
    }

    @Override
    public void tagCatalog(List<String> tags) {
        call.catalog().tagCatalog(tags);
    }

    @Override
    public List<String> references() {
        return call.catalog().references();
    }

    @Override
    public boolean hasClass(String name) {
        return call.catalog().classExists(name);
    }

    @Override
    public boolean hasResourceType(String name) {
        return call.catalog().typeExists(name);
    }

    @Override
    public Type type(String text) {
        return TypeParser.parse(text, call.evaluator().definitions()::type);
    }

    @Override
    public List<String> moduleNames() {
        return call.world().moduleNames();
    }

    @Override
    public void warnOnce(String key, String message) {
        call.warnOnce(key, message);
    }

    private static Hash hash(Map<String, Value> values) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        values.forEach((name, value) -> entries.put(Str.of(name), value));
        return Hash.owning(entries);
    }

    @Override
    public Value defaults(String type) {
        return hash(call.catalog().defaults(type, call.scope()));
    }

    @Override
    public @Nullable Place place() {
        return call.place();
    }

    @Override
    public String container() {
        Container container = call.scope().container();
        return container == null ? "" : container.reference();
    }

    @Override
    public boolean mayRunCommands() {
        return call.world().mayRunCommands();
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
