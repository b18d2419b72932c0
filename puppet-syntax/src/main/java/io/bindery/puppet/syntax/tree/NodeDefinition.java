package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `node matches { body }`: matches are strings, [LiteralDefault] or [LiteralRegex].
public record NodeDefinition(List<Expression> matches, @Nullable Expression parent, Expression body, Place place) implements Expression {
    public NodeDefinition {
        matches = List.copyOf(matches);
    }
}
