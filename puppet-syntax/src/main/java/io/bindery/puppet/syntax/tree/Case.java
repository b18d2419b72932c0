package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `case test { ... }`.
public record Case(Expression test, List<Option> options, Place place) implements Expression {
    public Case {
        options = List.copyOf(options);
    }

    /// One `values: { then }` of a case expression.
    public record Option(List<Expression> values, Expression then, Place place) implements Node {
        public Option {
            values = List.copyOf(values);
        }
    }
}
