package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Catalog;

/// What a compile gives.
///
/// @param catalog what the node gets
/// @param stored what is kept for others: the same with the resources the node exports
public record Compiled(Catalog catalog, Catalog stored) {}
