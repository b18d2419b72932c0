package io.bindery.puppet.type;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// An attribute of an [ObjectType], or one of its type parameters. The value is its default or constant; null if it has neither.
public record ObjectAttribute(
        String feature,
        ObjectType container,
        String name,
        Type type,
        boolean isOverride,
        boolean isFinal,
        @Nullable AttributeKind kind,
        @Nullable Value value,
        @Nullable Hash annotations)
        implements ObjectMember {

    public static final String ATTRIBUTE = "attribute";
    public static final String TYPE_PARAMETER = "type_parameter";

    public boolean isConstant() {
        return kind == AttributeKind.CONSTANT;
    }

    /// Can it be given when an object is made?
    public boolean isGiven() {
        return kind != AttributeKind.CONSTANT && kind != AttributeKind.DERIVED;
    }

    // The container stays out, as it contains this.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ObjectAttribute that
                && feature.equals(that.feature)
                && name.equals(that.name)
                && type.equals(that.type)
                && isOverride == that.isOverride
                && isFinal == that.isFinal
                && kind == that.kind
                && Objects.equals(value, that.value);
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
