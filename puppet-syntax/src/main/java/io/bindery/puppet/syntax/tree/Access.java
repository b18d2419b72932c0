package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `target[keys]`.
public record Access(Expression target, List<Expression> keys, Place place) implements Expression {
    public Access {
        keys = List.copyOf(keys);
    }
}
