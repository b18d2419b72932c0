package io.bindery.cli.compile;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.graph.CoreRelations;
import io.bindery.puppet.graph.GraphText;
import io.bindery.puppet.graph.RelationshipGraph;

/// The kinds of graphs of a catalog: the files that `puppet apply --graph` writes.
enum GraphKind {
    /// What contains what.
    RESOURCES,
    /// The order of resources: declared relationships and those of their types.
    RELATIONSHIPS,
    /// The same with containers replaced by where they begin and end.
    EXPANDED,
    /// What comes before itself.
    CYCLES;

    /// For Graphviz.
    ///
    /// @throws io.bindery.puppet.graph.GraphError if a relationship leads out of the catalog
    String draw(Catalog catalog) {
        return switch (this) {
            case RESOURCES -> GraphText.containment(catalog);
            case RELATIONSHIPS -> GraphText.relationships("Relationships", relationships(catalog));
            case EXPANDED -> GraphText.relationships("Expanded_relationships", relationships(catalog).expanded());
            case CYCLES -> relationships(catalog).expanded().cycles().dot();
        };
    }

    static RelationshipGraph relationships(Catalog catalog) {
        return RelationshipGraph.of(catalog, CoreRelations.CORE);
    }
}
