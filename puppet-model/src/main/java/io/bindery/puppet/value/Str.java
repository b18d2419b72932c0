package io.bindery.puppet.value;

/// A string. Java `equals` is exact; Puppet's case-insensitive `==` is an operator of the evaluator.
public record Str(String value) implements Value {
    public static final Str EMPTY = new Str("");

    public static Str of(String value) {
        return value.isEmpty() ? EMPTY : new Str(value);
    }
}
