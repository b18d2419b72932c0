package io.bindery.puppet.syntax;

import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `plan name(parameters) { body }`; only read when tasks are on.
public record PlanDefinition(String name, List<Parameter> parameters, @Nullable Expression returnType, Expression body, Place place) implements Expression {
    public PlanDefinition {
        parameters = List.copyOf(parameters);
    }
}
