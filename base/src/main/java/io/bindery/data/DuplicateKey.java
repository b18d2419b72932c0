package io.bindery.data;

/// A key that occurs twice in one mapping. The later value is kept.
public record DuplicateKey(String key, int line, int column) {}
