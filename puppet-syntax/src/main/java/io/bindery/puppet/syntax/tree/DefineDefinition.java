package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `define name(parameters) { body }`. The name is fully qualified.
public record DefineDefinition(String name, List<Parameter> parameters, Expression body, Place place) implements Expression {
    public DefineDefinition {
        parameters = List.copyOf(parameters);
    }
}
