package io.bindery.puppet.value;

/// A regular expression in Ruby's dialect, by its source text.
public record Regex(String pattern) implements Value {}
