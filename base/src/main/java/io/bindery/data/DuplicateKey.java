package io.bindery.data;

/// A key that stands twice in one mapping; the later value is the one kept.
public record DuplicateKey(String key, int line, int column) {}
