package io.bindery.puppet.function;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Value;

/// References to resources and classes, as values.
final class References {
    private References() {}

    static boolean isReference(Value value) {
        return value instanceof ClassType type && type.className() != null
                || value instanceof ResourceType resource && resource.title() != null;
    }

    /// `File[/a]`, `Class[Foo]`.
    static String text(Value value) {
        return switch (value) {
            case ClassType type -> Reference.of("class", String.valueOf(type.className())).toString();
            case ResourceType type ->
                Reference.of(String.valueOf(type.typeName()), String.valueOf(type.title())).toString();
            default -> throw new IllegalArgumentException("no reference: " + value);
        };
    }
}
