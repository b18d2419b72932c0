package io.bindery.hiera.bind.inject;

import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import io.bindery.text.Spelling;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The bindings of one request, by key. The bindings never change; each value is produced when it is first requested.
public interface Injector {
    /// That of a site which binds nothing.
    Injector NONE = new NullInjector(null);

    /// An injector that refuses every question, for expressions that are evaluated before anything is bound.
    ///
    /// @param stage such as `categorizing`
    static Injector forbidden(String stage) {
        return new NullInjector(stage);
    }

    /// Whether nothing is bound at all.
    boolean isEmpty();

    /// The value of a key, or null if nothing is bound or the producer may produce nothing and does.
    @Nullable Injected find(Key key);

    /// The value of a key as `inject` gives it, or null.
    ///
    /// @param requested the type the value must have; null for any
    /// @param arguments for the producer; empty for none
    /// @throws BindingsError if the value has another type, or the arguments are not wanted
    @Nullable Injected find(Key key, @Nullable Type requested, Hash arguments);

    /// The key that answers a request for a type, a name, or both: that of the type as bindings read it; else, where nothing is bound to
    /// that, the only one of the name whose values are of the type.
    ///
    /// @param type null for any
    default Key requested(@Nullable Type type, String name) {
        return type == null ? Key.data(name) : Key.of(BindingTypes.meant(type), name);
    }

    /// The value of a key.
    ///
    /// @throws BindingsError if nothing is bound
    default Value get(Key key) {
        Injected found = find(key);
        if (found == null) {
            throw new BindingsError(BindingCode.B501, unbound(key), SourceLocation.NONE);
        }
        return found.value();
    }

    /// The message for a key without a binding. It names the key that was probably meant: the same name with another type, or a name that is
    /// spelt nearly like it.
    default String unbound(Key key) {
        String message = "Nothing is bound to " + key;
        if (key.name().isEmpty() || key.isInternal()) {
            return message;
        }
        return keys().stream()
                .filter(other -> other.name().equals(key.name()) && !other.type().equals(key.type()))
                .map(Key::described)
                .sorted()
                .findFirst()
                .map(other -> message + "; the name is bound with another type: " + other)
                .orElseGet(() -> message + Spelling.suggestion(key.name(), names(key.type())));
    }

    private List<String> names(String type) {
        return keys().stream().filter(key -> key.type().equals(type) && !key.isInternal()).map(Key::name).sorted().toList();
    }

    /// How the value of a key came about.
    Explanation explain(Key key);

    /// A producer of the key's value; asking it again gives the same value unless the binding is no singleton.
    default Producer<Value> producer(Key key) {
        return context -> get(key);
    }

    /// The keys that are effective, without those of sources that can only be asked.
    Set<Key> keys();

    /// What is contributed to a multibind id, in order.
    List<Provenance> fragments(String id);

    /// The bound parameters of a class, type or resource, such as `Class[ntp]`, by name.
    Map<String, Provenance> parameters(String target);

    /// An object of a runtime class that has no binding; null if no such class exists.
    ///
    /// @throws BindingsError if the class cannot be instantiated
    @Nullable Value instantiate(Type type, Hash arguments);
}
