package io.bindery.puppet.value;

/// A floating point number.
public record Real(double value) implements Value {}
