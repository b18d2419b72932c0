package io.bindery.cli.compile;

import io.bindery.puppet.catalog.Catalog;
import java.util.Map;
import java.util.TreeMap;

/// Prints catalogs for people.
final class CatalogText {
    private CatalogText() {}

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
}
