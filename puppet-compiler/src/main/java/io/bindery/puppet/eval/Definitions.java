package io.bindery.puppet.eval;

import io.bindery.puppet.type.Type;
import org.jspecify.annotations.Nullable;

/// What code defines and evaluation finds by name: functions and types that are not built in.
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
