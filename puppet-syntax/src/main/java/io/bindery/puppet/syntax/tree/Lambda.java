package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `|parameters| >> Type { body }`; also the whole of an EPP template with its parameters.
public record Lambda(List<Parameter> parameters, @Nullable Expression returnType, Expression body, Place place) implements Expression {
    public Lambda {
        parameters = List.copyOf(parameters);
    }
}
