package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `left ? { a => b }`.
public record Selector(Expression left, List<SelectorEntry> entries, Place place) implements Expression {
    public Selector {
        entries = List.copyOf(entries);
    }
}
