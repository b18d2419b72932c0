package io.bindery.puppet.type;

import io.bindery.puppet.type.print.TypePrinter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// `Variant[A, B]`: one of these types. The order is for printing only.
public record VariantType(List<Type> types) implements Type {
    public static final VariantType DEFAULT = new VariantType(List.of());

    public VariantType {
        types = List.copyOf(types);
    }

    public static VariantType of(Type... types) {
        return new VariantType(List.of(types));
    }

    /// A variant of these with inner variants dissolved and each type once; a single type stands alone.
    public static Type union(List<? extends Type> types) {
        List<Type> unique = new ArrayList<>(new LinkedHashSet<>(flatten(types)));
        return unique.size() == 1 ? unique.getFirst() : new VariantType(unique);
    }

    public static List<Type> flatten(List<? extends Type> types) {
        List<Type> flat = new ArrayList<>();
        for (Type type : types) {
            if (type instanceof VariantType inner) {
                flat.addAll(inner.types);
            } else {
                flat.add(type);
            }
        }
        return flat;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof VariantType that && types.size() == that.types.size() && set().equals(that.set());
    }

    @Override
    public int hashCode() {
        return set().hashCode();
    }

    private Set<Type> set() {
        return new HashSet<>(types);
    }

    @Override
    public String name() {
        return "Variant";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
