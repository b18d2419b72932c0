package io.bindery.puppet.type;

import io.bindery.puppet.value.Str;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// One entry of a [StructType]. The key is the type of an exact string, wrapped in `Optional` if the entry may be missing.
public final class StructElement {
    private final Type keyType;
    private final Type valueType;
    private final Str key;

    public StructElement(Type keyType, Type valueType) {
        this.keyType = keyType;
        this.valueType = valueType;
        this.key = Str.of(exactString(keyType));
    }

    /// An entry that must be there.
    public static StructElement required(String name, Type valueType) {
        return new StructElement(StringType.of(name), valueType);
    }

    /// An entry that may be missing.
    public static StructElement optional(String name, Type valueType) {
        return new StructElement(new OptionalType(StringType.of(name)), valueType);
    }

    private static String exactString(Type keyType) {
        Type type = keyType instanceof OptionalType optional && optional.type() != null ? optional.type() : keyType;
        return type instanceof StringType string && string.value() != null ? string.value() : "";
    }

    public Type keyType() {
        return keyType;
    }

    public Type valueType() {
        return valueType;
    }

    public String name() {
        return key.value();
    }

    /// The name as the key of a hash.
    public Str key() {
        return key;
    }

    /// May the entry be missing?
    public boolean isOptional() {
        return keyType instanceof OptionalType;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof StructElement that && keyType.equals(that.keyType) && valueType.equals(that.valueType);
    }

    @Override
    public int hashCode() {
        return Objects.hash(keyType, valueType);
    }

    @Override
    public String toString() {
        return keyType + " => " + valueType;
    }
}
