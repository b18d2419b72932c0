package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// One `values: { then }` of a case expression.
public record CaseOption(List<Expression> values, Expression then, Place place) implements Node {
    public CaseOption {
        values = List.copyOf(values);
    }
}
