package io.bindery.puppet.syntax.tree;

import java.util.List;

/// Predicates joined by `and`: one alternative of a `when`.
public record Conjunction(List<CategoryPredicate> predicates) {
    public Conjunction {
        predicates = List.copyOf(predicates);
    }
}
