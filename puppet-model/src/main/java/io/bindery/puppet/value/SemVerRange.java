package io.bindery.puppet.value;

/// A set of semantic versions, by its text.
public record SemVerRange(String text) implements Value {}
