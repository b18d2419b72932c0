package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// A double-quoted string with interpolation. Segments are [LiteralString] or [Interpolation].
public record Concatenation(List<Expression> segments, Place place) implements Expression {
    public Concatenation {
        segments = List.copyOf(segments);
    }
}
