package io.bindery.puppet.graph;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Resource;

/// Graphs in the language of Graphviz, as `puppet apply --graph` writes them.
public final class GraphText {
    private final StringBuilder text = new StringBuilder();

    private GraphText(String name) {
        text.append("digraph ").append(name).append(" {\n    label = \"").append(name).append("\"\n");
    }

    /// What contains what.
    public static String containment(Catalog catalog) {
        GraphText graph = new GraphText("Resources");
        for (Resource resource : catalog.resources()) {
            graph.vertex(Vertex.name(resource.reference()));
        }
        for (Edge edge : catalog.edges()) {
            graph.edge(Vertex.name(edge.source()), Vertex.name(edge.target()));
        }
        return graph.end();
    }

    /// What comes before what.
    ///
    /// @param name of the graph in its text
    public static String relationships(String name, RelationshipGraph relationships) {
        GraphText graph = new GraphText(name);
        relationships.vertices().forEach(vertex -> graph.vertex(vertex.reference()));
        relationships.relations().forEach(relation -> graph.edge(relation.source().reference(), relation.target().reference()));
        return graph.end();
    }

    private void vertex(String name) {
        text.append("    ").append(quoted(name)).append(" [\n        fontsize = 8,\n        label = ").append(quoted(name)).append("\n    ]\n\n");
    }

    private void edge(String source, String target) {
        text.append("    ").append(quoted(source)).append(" -> ").append(quoted(target)).append(" [\n        fontsize = 8\n    ]\n\n");
    }

    private String end() {
        return text.append("}\n").toString();
    }

    static String quoted(String name) {
        return "\"" + name.replace("\"", "\\\"") + "\"";
    }
}
