package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Catalog;

/// The result of a compile.
///
/// @param catalog the catalog for the node
/// @param stored the catalog for storage, which also has the resources that the node exports
public record Compiled(Catalog catalog, Catalog stored) {}
