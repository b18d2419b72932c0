package io.bindery.hiera.bind.model;

import io.bindery.hiera.bind.problem.SourceLocation;

/// An expression or lambda of a statement. To this package it is text; who made it knows what it means.
public interface BoundExpression {
    /// As it was written.
    String text();

    SourceLocation location();

    /// The module whose functions it sees first; empty for the environment.
    String owner();

    /// One that has only its text, such as that of an imported model.
    record Text(String text, SourceLocation location, String owner) implements BoundExpression {}
}
