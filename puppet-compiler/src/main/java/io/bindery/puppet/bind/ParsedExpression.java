package io.bindery.puppet.bind;

import io.bindery.hiera.bind.model.BoundExpression;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.syntax.printer.Printer;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.ResourceQuery;

/// An expression of a bindings file, as a syntax tree.
public record ParsedExpression(Expression tree, String owner) implements BoundExpression {
    /// A query as it is written. The place of another expression may be that of its most telling part, so its text is made anew.
    @Override
    public String text() {
        return tree instanceof ResourceQuery ? tree.place().text() : Printer.print(tree);
    }

    @Override
    public SourceLocation location() {
        return SourceLocation.of(tree.place());
    }
}
