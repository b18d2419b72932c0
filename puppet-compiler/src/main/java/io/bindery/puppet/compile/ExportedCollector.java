package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.eval.error.EvaluationError;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `Type <<| query |>>`: collects the exported resources of this node and those in the stored catalogs of other nodes. Without
/// storeconfigs it finds nothing.
final class ExportedCollector extends PendingCollector {
    private final String type;
    private final Query query;

    ExportedCollector(Frame frame, String type, Query query, @Nullable Amendment amendment) {
        super(frame, amendment);
        this.type = type;
        this.query = query;
    }

    @Override
    List<DraftResource> matching(Compilation compilation) {
        if (!compilation.storesConfigs()) {
            return List.of();
        }
        List<DraftResource> found = new ArrayList<>();
        for (DraftResource resource : compilation.resources(type)) {
            if (resource.exported() && query.matches(resource)) {
                found.add(resource);
            }
        }
        for (ExportedResources.Stored stored : compilation.exported().find(type)) {
            if (query.matches(stored.resource())) {
                collectStored(stored, compilation, found);
            }
        }
        return found;
    }

    private void collectStored(ExportedResources.Stored stored, Compilation compilation, List<DraftResource> found) {
        Resource resource = stored.resource();
        Reference reference = resource.reference();
        DraftResource existing = compilation.find(reference);
        if (existing == null) {
            found.add(compilation.declarations().importStored(stored, frame()));
        } else if (!stored.id().equals(existing.collectedFrom())) {
            throw new EvaluationError(
                    "A duplicate resource was found while collecting exported resources, with the type and title " + reference);
        }
    }

    @Override
    String rubyName() {
        return "Puppet::Pops::Evaluator::Collectors::ExportedCollector";
    }

    @Override
    public String toString() {
        return "Exported-Collector[" + type + "]";
    }
}
