package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `bindings name { statements }`.
public record BindingsDefinition(String name, List<BindingStatement> statements, Place place) implements Expression {
    public BindingsDefinition {
        statements = List.copyOf(statements);
    }
}
