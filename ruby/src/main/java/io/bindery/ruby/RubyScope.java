package io.bindery.ruby;

import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.value.Value;
import io.bindery.ruby.erb.TemplateScope;
import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The services of a compile that Ruby code may use.
public interface RubyScope extends TemplateScope {
    /// The top scope.
    RubyScope top();

    /// The scope around the class or define that this is in; null if that is the top scope.
    default @Nullable RubyScope parent() {
        return null;
    }

    /// Whether a variable is set in this very scope.
    boolean isBound(String name);

    /// Calls a function of the language with a block, if it is given one.
    Value call(String function, List<Value> arguments, @Nullable RubyBlock block);

    @Override
    default Value call(String function, List<Value> arguments) {
        return call(function, arguments, null);
    }

    boolean hasFunction(String name);

    /// The parameters of a resource in the catalog, or null if the catalog has no such resource.
    @Nullable Value resourceParameters(String type, String title);

    /// The tags of a resource in the catalog.
    default List<String> resourceTags(String type, String title) {
        return List.of();
    }

    /// Adds tags to the catalog itself.
    default void tagCatalog(List<String> tags) {}

    /// The references of all resources declared so far.
    default List<String> references() {
        return List.of();
    }

    /// Whether there is a class of that name.
    default boolean hasClass(String name) {
        return false;
    }

    /// Whether there is a resource type or define of that name.
    default boolean hasResourceType(String name) {
        return false;
    }

    /// The type that a text means in this environment.
    default Type type(String text) {
        return TypeParser.parse(text);
    }

    /// The resource defaults that hold for a type here, by parameter name.
    Value defaults(String type);

    /// The place of the call in the text; null if it has none.
    default @Nullable Place place() {
        return null;
    }

    /// The class or define whose body this is, such as `Class[Foo]`.
    String container();

    /// Whether a policy lets code run commands, as `generate` does.
    default boolean mayRunCommands() {
        return false;
    }

    /// The value of a setting, or null if it is not known.
    @Nullable Value setting(String name);

    String environmentName();

    /// The folder of a module, or null.
    @Nullable String moduleDirectory(String module);

    /// The names of all modules.
    default List<String> moduleNames() {
        return List.of();
    }

    void log(String level, String message);

    /// Warns of something once a compile.
    default void warnOnce(String key, String message) {
        log("warning", message);
    }
}
