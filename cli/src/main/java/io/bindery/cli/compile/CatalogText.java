package io.bindery.cli.compile;

import io.bindery.puppet.catalog.Catalog;
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
