package io.bindery.puppet.type;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The ways in which an attribute of an object gets its value without its being given.
public enum AttributeKind {
    CONSTANT,
    DERIVED,
    GIVEN_OR_DERIVED,
    REFERENCE;

    public static @Nullable AttributeKind of(@Nullable String word) {
        return word == null ? null : valueOf(word.toUpperCase(Locale.ROOT));
    }

    /// As it is written in a type.
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
