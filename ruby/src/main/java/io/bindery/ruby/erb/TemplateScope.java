package io.bindery.ruby.erb;

import io.bindery.puppet.value.Value;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The services of a compile that a template may use.
public interface TemplateScope {
    /// The value of a variable as `@name` sees it, or null if it is undefined. The name may be qualified.
    @Nullable Value variable(String name);

    /// The value of a variable as `scope[name]` sees it: an unknown name gives a warning.
    @Nullable Value lookup(String name);

    /// All variables that are visible, as `scope.to_hash` gives them.
    Map<String, Value> variables();

    /// One of them, or null.
    @Nullable Value visible(String name);

    /// How a function can be called as `scope.function_NAME`.
    LegacyFunction legacyFunction(String name);

    /// Calls a function of the language by name.
    Value call(String function, List<Value> arguments);

    /// Reports the arrays, hashes and strings that the template changed in place: the new values by the old ones, compared by
    /// identity.
    void replace(Map<Value, Value> changed);

    void setVariable(String name, Value value);

    /// The names of the classes evaluated so far.
    List<String> classes();

    /// All tags of the catalog so far.
    List<String> tags();
}
