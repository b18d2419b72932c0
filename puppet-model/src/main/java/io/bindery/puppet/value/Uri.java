package io.bindery.puppet.value;

/// A URI as written. Parts are worked out by the URI type.
public record Uri(String text) implements Value {}
