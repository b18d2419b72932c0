package io.bindery.puppet.type;

import io.bindery.puppet.type.calculus.Normalization;
import io.bindery.puppet.type.calculus.TypeWalk;
import io.bindery.puppet.type.print.TypePrinter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A named type: `type Name = Expression`. The expression may contain the alias itself. Whether it does is determined when the
/// alias is resolved, because guarding against endless recursion is expensive.
///
/// Two aliases are equal if their names are equal.
public final class TypeAliasType implements Type {
    public static final TypeAliasType DEFAULT = new TypeAliasType("UnresolvedAlias", TypeReferenceType.DEFAULT);

    private final String name;
    private @Nullable Type resolved;
    private boolean recursive;

    /// An alias to be resolved later, before it is shared between threads.
    public TypeAliasType(String name) {
        this.name = name;
    }

    public TypeAliasType(String name, Type resolved) {
        this.name = name;
        this.resolved = resolved;
    }

    /// Gives the alias its meaning, unless it has it already. The expression may ask for the alias itself while it is evaluated.
    /// Throws [TypeException] where it names nothing but aliases.
    public TypeAliasType resolve(Supplier<Type> expression) {
        if (resolved != null) {
            return this;
        }
        resolved = TypeReferenceType.DEFAULT;
        recursive = true;
        try {
            resolved = Normalization.normalize(expression.get());
            if (!TypeWalk.containsRealType(this)) {
                throw new TypeException("Type alias '" + name + "' cannot be resolved to a real type");
            }
            settleRecursion();
        } catch (RuntimeException e) {
            resolved = null;
            throw e;
        }
        return this;
    }

    /// Gives the alias a meaning that stays as it is written.
    // As Puppet does: the built-in aliases are not simplified.
    public void define(Type meaning) {
        resolved = meaning;
        recursive = TypeWalk.reaches(meaning, this);
    }

    private void settleRecursion() {
        recursive = TypeWalk.reaches(resolved(), this);
        if (recursive) {
            for (TypeAliasType other : TypeWalk.aliases(resolved())) {
                other.recheckRecursion();
            }
            dropEmptyVariants();
            if (resolved instanceof ObjectType object) {
                object.checkInheritance(this);
            }
        }
    }

    private void recheckRecursion() {
        if (!recursive && resolved != null && !(resolved instanceof TypeReferenceType)) {
            recursive = TypeWalk.reaches(resolved, this);
        }
    }

    /// A variant that only leads back to this alias adds no values.
    private void dropEmptyVariants() {
        if (!(resolved instanceof VariantType variant)) {
            return;
        }
        List<Type> real = new ArrayList<>();
        for (Type type : variant.types()) {
            if (!type.equals(this) && TypeWalk.containsRealType(type)) {
                real.add(type);
            }
        }
        if (real.size() != variant.types().size()) {
            resolved = VariantType.union(real);
            recursive = TypeWalk.reaches(resolved(), this);
        }
    }

    /// The type behind the alias. Throws [TypeException] before it is resolved.
    public Type resolved() {
        if (resolved == null) {
            throw new TypeException("Reference to unresolved type " + name);
        }
        return resolved;
    }

    public boolean isResolved() {
        return resolved != null;
    }

    /// Does it contain itself?
    public boolean isRecursive() {
        return recursive;
    }

    /// What is at the end of a chain of aliases.
    public static Type unalias(Type type) {
        Type real = type;
        while (real instanceof TypeAliasType alias) {
            real = alias.resolved();
        }
        return real;
    }

    @Override
    public String name() {
        return name;
    }

    // As Puppet does: the simple name of an alias is the name of its kind.
    @Override
    public String simpleName() {
        return "TypeAlias";
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof TypeAliasType that && name.equals(that.name);
    }

    @Override
    public int hashCode() {
        return name.hashCode();
    }

    @Override
    public String toString() {
        return TypePrinter.expanded(this);
    }
}
