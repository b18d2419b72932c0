package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `Optional[T]`: T or undef. As Puppet does: bare `Optional` takes only undef as a value, yet any type is assignable to it.
public record OptionalType(@Nullable Type type) implements Type {
    public static final OptionalType DEFAULT = new OptionalType(null);

    @Override
    public String name() {
        return "Optional";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
