package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `target.name(arguments) |...| {...}`.
public record MethodCall(NamedAccess functor, List<Expression> arguments, @Nullable Lambda lambda, Place place) implements Expression {
    public MethodCall {
        arguments = List.copyOf(arguments);
    }
}
