package io.bindery.puppet.bind;

import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.syntax.Expression;

/// An expression of a bindings file, with its tree.
public record ParsedExpression(Expression tree, String owner) implements BoundExpression {
    @Override
    public String text() {
        return tree.place().text();
    }

    @Override
    public SourceLocation location() {
        return SourceLocation.of(tree.place());
    }
}
