package io.bindery.puppet.syntax.tree;

import io.bindery.text.Place;
import java.util.List;

/// `type { title: attributes }`, also virtual and exported. The type is a [Name], the word `class` as a [Name], or an expression.
public record ResourceStatement(Form form, Expression type, List<ResourceBody> bodies, Place place) implements Expression {
    public ResourceStatement {
        bodies = List.copyOf(bodies);
    }

    /// How a resource is declared: `file {}`, `@file {}` or `@@file {}`.
    public enum Form {
        REGULAR,
        VIRTUAL,
        EXPORTED
    }
}
