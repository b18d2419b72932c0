package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Bool;
import org.jspecify.annotations.Nullable;

/// `Boolean`, or one of its values as `Boolean[true]`.
public record BooleanType(@Nullable Bool value) implements Type {
    public static final BooleanType DEFAULT = new BooleanType(null);
    public static final BooleanType TRUE = new BooleanType(Bool.TRUE);
    public static final BooleanType FALSE = new BooleanType(Bool.FALSE);

    public static BooleanType of(Bool value) {
        return value == Bool.TRUE ? TRUE : FALSE;
    }

    @Override
    public String name() {
        return "Boolean";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
