package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Value;
import org.jspecify.annotations.Nullable;

/// `Runtime['ruby', 'Name']`: objects of the host language. The name is a string, or an array of a regular expression and a replacement.
public record RuntimeType(@Nullable String runtime, @Nullable Value nameOrPattern) implements Type {
    public static final RuntimeType DEFAULT = new RuntimeType(null, null);

    @Override
    public String name() {
        return "Runtime";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
