package io.bindery.puppet.catalog;

/// Containment: the source contains the target.
public record Edge(Reference source, Reference target) {}
