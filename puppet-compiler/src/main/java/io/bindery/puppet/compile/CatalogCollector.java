package io.bindery.puppet.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `Type <| query |>`: collects every resource of a type that matches, virtual or not.
final class CatalogCollector extends PendingCollector {
    private final String type;
    private final Query query;

    CatalogCollector(Frame frame, String type, Query query, @Nullable Amendment amendment) {
        super(frame, amendment);
        this.type = type;
        this.query = query;
    }

    @Override
    List<DraftResource> matching(Compilation compilation) {
        List<DraftResource> found = new ArrayList<>();
        for (DraftResource resource : compilation.resources(type)) {
            if (query.matches(resource)) {
                found.add(resource);
            }
        }
        return found;
    }

    @Override
    String rubyName() {
        return "Puppet::Pops::Evaluator::Collectors::CatalogCollector";
    }

    @Override
    public String toString() {
        return "Catalog-Collector[" + type + "]";
    }
}
