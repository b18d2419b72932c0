package io.bindery.hiera.bind.model;

import io.bindery.hiera.bind.problem.SourceLocation;

/// An expression or lambda of a statement. This package sees it as text; the code that created it can evaluate it.
public interface BoundExpression {
    /// As it was written.
    String text();

    SourceLocation location();

    /// The module whose functions it sees first; empty for the environment.
    String owner();

    /// An expression that has only its text, such as one of an imported model.
    record Text(String text, SourceLocation location, String owner) implements BoundExpression {}
}
