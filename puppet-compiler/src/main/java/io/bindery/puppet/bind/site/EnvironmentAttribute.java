package io.bindery.puppet.bind.site;

import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import org.jspecify.annotations.Nullable;

/// The value of an attribute of an environment: a text or `default`.
record EnvironmentAttribute(Value value, Place place) {
    /// Null for `default`.
    @Nullable String text() {
        return value instanceof Str(String text) ? text : null;
    }

    /// Whether it asks for what is built in.
    boolean isDefault() {
        return value instanceof Default;
    }
}
