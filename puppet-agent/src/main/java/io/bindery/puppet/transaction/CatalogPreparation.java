package io.bindery.puppet.transaction;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.ResourceTypes;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;

/// Prepares a catalog for being applied: resolves deferred values, creates its typed resources, and adds the resources that every
/// catalog has.
final class CatalogPreparation {
    private CatalogPreparation() {}

    static Catalog prepared(Catalog catalog, ResourceTypes types, RunOptions options, LateValues late) {
        List<Resource> resources = new ArrayList<>();
        for (Resource resource : catalog.resources()) {
            Resource known = kind(resource, types);
            resources.add(options.preprocessDeferred() ? resolved(known, late) : known);
        }
        if (options.defaultSchedules()) {
            addMissing(resources, catalog, schedule("puppet", "hourly", 2));
            for (String period : List.of("hourly", "daily", "weekly", "monthly", "never")) {
                addMissing(resources, catalog, schedule(period, period, 1));
            }
        }
        addMissing(resources, catalog, made(new Reference("Filebucket", "puppet"), List.of(), List.of("filebucket", "puppet")));
        return with(catalog, resources, catalog.edges());
    }

    /// The same catalog with other resources and edges.
    static Catalog with(Catalog catalog, List<Resource> resources, List<Edge> edges) {
        return new Catalog(catalog.heading(), resources, edges, catalog.classes(), catalog.tags());
    }

    // A catalog of an older server does not say of which kind its resources are.
    private static Resource kind(Resource resource, ResourceTypes types) {
        boolean unsaid = resource.kind() == Kind.UNKNOWN && types.find(resource.reference().typeName()) != null;
        return unsaid ? with(resource, Kind.NATIVE, resource.parameters()) : resource;
    }

    private static Resource with(Resource resource, Kind kind, List<Parameter> parameters) {
        return new Resource(
                resource.reference(), kind, parameters, resource.tags(), resource.sensitive(), resource.exported(), resource.exportUnsaid(),
                resource.file(), resource.line());
    }

    /// The resource with its late values put in.
    static Resource resolved(Resource resource, LateValues late) {
        if (!isLate(resource, late)) {
            return resource;
        }
        List<Parameter> parameters = resource.parameters().stream()
                .map(each -> new Parameter(each.name(), resolved(each, late), each.origin()))
                .toList();
        return with(resource, resource.kind(), parameters);
    }

    private static Value resolved(Parameter parameter, LateValues late) {
        Value value = late.resolve(parameter.value());
        if (value == Undef.UNDEF && late.isLate(parameter.value())) {
            throw new ResourceError("Got nil value for " + parameter.name());
        }
        return value;
    }

    static boolean isLate(Resource resource, LateValues late) {
        return resource.parameters().stream().anyMatch(parameter -> late.isLate(parameter.value()));
    }

    private static void addMissing(List<Resource> resources, Catalog catalog, Resource resource) {
        if (catalog.resource(resource.reference()) == null) {
            resources.add(resource);
        }
    }

    private static Resource schedule(String name, String period, int repeat) {
        List<Parameter> parameters = List.of(
                new Parameter("period", Str.of(period), Origin.Given.STORED), new Parameter("repeat", Int.of(repeat), Origin.Given.STORED));
        return made(new Reference("Schedule", name), parameters, List.of("schedule", name));
    }

    private static Resource made(Reference reference, List<Parameter> parameters, List<String> tags) {
        return new Resource(reference, Kind.NATIVE, parameters, tags, List.of(), false, false, null, 0);
    }
}
