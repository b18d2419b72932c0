package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// A hash: `{a => b}`.
public record LiteralHash(List<HashEntry> entries, Place place) implements Expression {
    public LiteralHash {
        entries = List.copyOf(entries);
    }
}
