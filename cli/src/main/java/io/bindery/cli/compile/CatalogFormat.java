package io.bindery.cli.compile;

/// The output formats of a catalog.
enum CatalogFormat {
    /// Puppet's wire form.
    JSON,
    /// The containment graph for Graphviz.
    DOT,
    /// Counts, for people.
    SUMMARY
}
