package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import org.jspecify.annotations.Nullable;

/// `NotUndef[T]`: T without undef.
public record NotUndefType(@Nullable Type type) implements Type {
    public static final NotUndefType DEFAULT = new NotUndefType(null);

    public NotUndefType {
        type = type instanceof AnyType ? null : type;
    }

    @Override
    public String name() {
        return "NotUndef";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
