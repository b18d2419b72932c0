package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A call: `f(a)`, the statement form `f a`, and types called as functions. `valueRequired` is false for statement calls.
public record Call(Expression functor, List<Expression> arguments, @Nullable Lambda lambda, boolean valueRequired, Place place) implements Expression {
    public Call {
        arguments = List.copyOf(arguments);
    }
}
