package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `class name(parameters) inherits parent { body }`. The name is fully qualified, without leading `::`.
public record ClassDefinition(String name, List<Parameter> parameters, @Nullable String parent, Expression body, Place place) implements Expression {
    public ClassDefinition {
        parameters = List.copyOf(parameters);
    }
}
