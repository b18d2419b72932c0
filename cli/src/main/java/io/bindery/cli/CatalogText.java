package io.bindery.cli;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.convert.Interpolation;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Catalogs for people.
final class CatalogText {
    private CatalogText() {}

    /// The containment graph as Graphviz reads it.
    static String dot(Catalog catalog) {
        StringBuilder text = new StringBuilder("digraph resources {\n");
        text.append("    label = ").append(quoted(catalog.name())).append('\n');
        for (Resource resource : catalog.resources()) {
            text.append("    ").append(quoted(resource.reference().toString())).append(" [fontsize = 8]\n");
        }
        for (Edge edge : catalog.edges()) {
            text.append("    ")
                    .append(quoted(edge.source().toString()))
                    .append(" -> ")
                    .append(quoted(edge.target().toString()))
                    .append(" [fontsize = 8]\n");
        }
        return text.append("}\n").toString();
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    /// How much of what.
    static String summary(Catalog catalog) {
        Map<String, Integer> counts = new TreeMap<>();
        catalog.resources().forEach(resource -> counts.merge(resource.reference().type(), 1, Integer::sum));
        StringBuilder text = new StringBuilder();
        text.append("Catalog for ").append(catalog.name()).append(" in environment ").append(catalog.environment()).append('\n');
        text.append("Resources: ").append(catalog.resources().size()).append('\n');
        counts.forEach((type, count) -> text.append("  ").append(type).append(": ").append(count).append('\n'));
        text.append("Classes: ").append(catalog.classes().size()).append('\n');
        text.append("Edges: ").append(catalog.edges().size()).append('\n');
        return text.toString();
    }

    /// Where each parameter of a resource came from; null where the catalog has no such resource.
    static @Nullable String explain(Catalog catalog, Reference reference) {
        Resource resource = catalog.resource(reference);
        if (resource == null) {
            return null;
        }
        StringBuilder text = new StringBuilder(reference.toString());
        if (resource.file() != null) {
            text.append(" declared at ").append(resource.file()).append(':').append(resource.line());
        }
        text.append('\n');
        for (Parameter parameter : resource.parameters()) {
            boolean secret = resource.sensitive().contains(parameter.name());
            text.append("  ")
                    .append(parameter.name())
                    .append(" => ")
                    .append(secret ? "[value redacted]" : Interpolation.text(parameter.value()))
                    .append("\n    ")
                    .append(parameter.origin().describe())
                    .append('\n');
        }
        return text.toString();
    }
}
