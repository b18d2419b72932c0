package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `Type <| query |> { attributes }`; an empty query is a [Nop].
public record Collector(Expression type, Kind kind, Expression query, List<Attribute> attributes, Place place) implements Expression {
    public Collector {
        attributes = List.copyOf(attributes);
    }

    /// `<| |>` or `<<| |>>`.
    public enum Kind {
        VIRTUAL,
        EXPORTED
    }
}
