package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// A hash: `{a => b}`.
public record LiteralHash(List<Entry> entries, Place place) implements Expression {
    public LiteralHash {
        entries = List.copyOf(entries);
    }

    /// One `key => value` of a hash literal.
    public record Entry(Expression key, Expression value, Place place) implements Node {}
}
