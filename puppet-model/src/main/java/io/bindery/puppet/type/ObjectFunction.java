package io.bindery.puppet.type;

import io.bindery.puppet.value.Hash;
import org.jspecify.annotations.Nullable;

/// A function of an [ObjectType]; its type is a `Callable`.
public record ObjectFunction(
        ObjectType container, String name, Type type, boolean isOverride, boolean isFinal, @Nullable Hash annotations)
        implements ObjectMember {

    @Override
    public String feature() {
        return "function";
    }

    // The container stays out, as it contains this.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ObjectFunction that
                && name.equals(that.name)
                && type.equals(that.type)
                && isOverride == that.isOverride
                && isFinal == that.isFinal;
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return label();
    }
}
