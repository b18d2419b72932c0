package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `function name(parameters) >> Type { body }`.
public record FunctionDefinition(String name, List<Parameter> parameters, @Nullable Expression returnType, Expression body, Place place) implements Expression {
    public FunctionDefinition {
        parameters = List.copyOf(parameters);
    }
}
