package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// Statements in order; its value is the last one's.
public record Block(List<Expression> statements, Place place) implements Expression {
    public Block {
        statements = List.copyOf(statements);
    }
}
