package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `category value`: the category has that value, or one of several. A category not written is the one before it.
///
/// `common` is the category of that name without values. Values are a [LiteralString], [Concatenation], [Name],
/// [LiteralInteger], [LiteralFloat], [Minus] of a number, or [LiteralBoolean].
public record CategoryPredicate(String category, List<Expression> values, Place place) {
    public static final String COMMON = "common";

    public CategoryPredicate {
        values = List.copyOf(values);
    }

    public boolean isCommon() {
        return values.isEmpty();
    }
}
