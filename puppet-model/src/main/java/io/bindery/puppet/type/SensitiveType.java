package io.bindery.puppet.type;

import io.bindery.puppet.type.calculus.Generalization;
import io.bindery.puppet.type.print.TypePrinter;

/// `Sensitive[T]`: a secret T. As Puppet does: T is stored generalized, so that a type never reveals the value.
public record SensitiveType(Type type) implements Type {
    public static final SensitiveType DEFAULT = new SensitiveType(AnyType.DEFAULT);

    public SensitiveType {
        type = Generalization.generalize(type);
    }

    @Override
    public String name() {
        return "Sensitive";
    }

    @Override
    public String toString() {
        return TypePrinter.text(this);
    }
}
