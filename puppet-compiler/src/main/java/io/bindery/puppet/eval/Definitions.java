package io.bindery.puppet.eval;

import io.bindery.puppet.type.Type;
import org.jspecify.annotations.Nullable;

/// The functions and types that are defined in code and found by name, as opposed to built-in ones.
public interface Definitions {
    /// Nothing is defined.
    Definitions NONE = new Definitions() {
        @Override
        public @Nullable Function function(String name) {
            return null;
        }

        @Override
        public @Nullable Type type(String name) {
            return null;
        }
    };

    /// A function written in Puppet or Ruby, by its qualified name.
    @Nullable Function function(String name);

    /// An alias, Object type or resource type, by its name as written.
    @Nullable Type type(String name);
}
