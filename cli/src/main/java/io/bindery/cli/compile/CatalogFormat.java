package io.bindery.cli.compile;

/// How a catalog is shown.
enum CatalogFormat {
    /// Puppet's wire form.
    JSON,
    /// The containment graph for Graphviz.
    DOT,
    /// Counts, for people.
    SUMMARY
}
