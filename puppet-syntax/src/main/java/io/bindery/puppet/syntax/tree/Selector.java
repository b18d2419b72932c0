package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `left ? { a => b }`.
public record Selector(Expression left, List<Entry> entries, Place place) implements Expression {
    public Selector {
        entries = List.copyOf(entries);
    }

    /// One `matching => value` of a selector.
    public record Entry(Expression matching, Expression value, Place place) implements Node {}
}
