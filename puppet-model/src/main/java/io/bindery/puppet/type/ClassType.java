package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `Class['name']`: a reference to a class, or to any class if no name is given.
public record ClassType(@Nullable String className) implements Type {
    public static final ClassType DEFAULT = new ClassType(null);

    @Override
    public String name() {
        return "Class";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
