package io.bindery.text;

/// The identity of a kind of diagnostic: an enum constant of the language that reports it.
public interface Code {
    /// Upper snake case.
    String name();
}
