package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// An array: `[a, b]`.
public record LiteralList(List<Expression> elements, Place place) implements Expression {
    public LiteralList {
        elements = List.copyOf(elements);
    }
}
