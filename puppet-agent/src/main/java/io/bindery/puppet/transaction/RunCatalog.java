package io.bindery.puppet.transaction;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.graph.CoreRelations;
import io.bindery.puppet.graph.RelationshipGraph;
import io.bindery.puppet.graph.ResourceNames;
import io.bindery.puppet.graph.Vertex;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.report.ResourceStatus;
import io.bindery.puppet.resource.Attributes;
import io.bindery.puppet.resource.CatalogView;
import io.bindery.puppet.resource.Managed;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.ResourceType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A catalog whose resources are ready to be applied, with their containers.
public final class RunCatalog implements CatalogView {
    private static final Pattern TAG = Pattern.compile("[0-9A-Za-z_][0-9A-Za-z_:.\\-]*");

    private final Workbench bench;
    private final RunOptions options;
    private final LateValues late;
    private final Log log;
    private final Map<Reference, Reference> containers = new HashMap<>();
    private final Map<Reference, Point> points = new java.util.LinkedHashMap<>();
    private final Map<Reference, Point> aliases = new HashMap<>();
    private final Map<Point, Resource> resources = new HashMap<>();
    private Catalog catalog;

    private RunCatalog(Catalog catalog, Workbench bench, RunOptions options, LateValues late, Log log) {
        this.bench = bench;
        this.options = options;
        this.late = late;
        this.log = log;
        this.catalog = CatalogPreparation.prepared(catalog, bench.types(), options, late);
    }

    /// @throws ResourceError in Puppet's words, where a resource cannot be taken as it is declared
    public static RunCatalog of(Catalog catalog, Workbench bench, RunOptions options, LateValues late, Log log) {
        RunCatalog made = new RunCatalog(catalog, bench, options, late, log);
        // As Puppet does: of several containers the first is the one that paths show.
        made.catalog.edges().forEach(edge -> made.containers.putIfAbsent(edge.target(), edge.source()));
        made.catalog.resources().forEach(made::add);
        made.points.values().forEach(point -> {
            Managed managed = point.managed();
            if (managed != null) {
                managed.check();
            }
        });
        return made;
    }

    /// The catalog as it is applied, with the resources that every catalog has.
    public Catalog catalog() {
        return catalog;
    }

    /// The references of all resources that are managed, in small letters.
    List<String> managedNames() {
        List<String> names = new ArrayList<>();
        for (Resource resource : catalog.resources()) {
            Point point = points.get(resource.reference());
            Managed managed = point == null ? null : point.managed();
            if (managed != null && managed.properties().stream().anyMatch(property -> property.should() != null)) {
                names.add(resource.reference().toString().toLowerCase(Locale.ROOT));
            }
        }
        return names;
    }

    private Point add(Resource resource) {
        Point known = points.get(resource.reference());
        if (known != null) {
            return known;
        }
        Point point = point(resource);
        points.put(resource.reference(), point);
        resources.put(point, resource);
        if (isNative(resource)) {
            manage(point, resource);
        }
        return point;
    }

    private static boolean isNative(Resource resource) {
        return resource.kind() == Kind.NATIVE && !resource.reference().type().equals("Stage");
    }

    private Point point(Resource resource) {
        ResourceType type = bench.types().find(resource.reference().typeName());
        Metaparameters metaparameters = located(
                resource, () -> Metaparameters.of(resource, options.noop(), () -> type == null ? List.of() : type.properties()));
        Reference containing = containers.get(resource.reference());
        Resource container = containing == null ? null : catalog.resource(containing);
        String typeName = resource.reference().typeName();
        Reference shown = type == null ? resource.reference() : type.shown(resource);
        List<String> path = path(resource.reference());
        if (!shown.equals(resource.reference())) {
            path.set(path.size() - 1, shown.toString());
        }
        ResourceStatus.Subject subject = new ResourceStatus.Subject(
                Vertex.name(shown),
                Character.toUpperCase(typeName.charAt(0)) + typeName.substring(1).toLowerCase(Locale.ROOT),
                shown.title(),
                null,
                path,
                resource.tags(),
                // As Puppet does: code that is in no file is in one without a name.
                resource.file() == null && resource.line() > 0 ? "" : resource.file(),
                resource.line(),
                false);
        return Point.of(subject, metaparameters, container == null ? null : points.get(container.reference()), log);
    }

    /// The containers from the stage down to the resource itself.
    private List<String> path(Reference reference) {
        List<String> path = new ArrayList<>();
        Set<Reference> seen = new LinkedHashSet<>();
        for (Reference each = reference; each != null && seen.add(each); each = containers.get(each)) {
            path.addFirst(each.isClass() ? classPlace(each) : each.toString());
        }
        return path;
    }

    private static String classPlace(Reference reference) {
        String title = Reference.ofClass(reference.title()).title();
        return title.equals("main") ? "Main" : title;
    }

    private void manage(Point point, Resource resource) {
        if (!options.preprocessDeferred() && CatalogPreparation.isLate(resource, late)) {
            return;
        }
        ResourceType type = bench.types().find(resource.reference().typeName());
        if (type == null) {
            point.manage(new UnknownResource(resource, bench.served()));
            return;
        }
        Attributes attributes = new Attributes(type, resource, point.metaparameters().noop(), point.metaparameters().audited());
        conceal(type, attributes, point);
        point.manage(located(resource, () -> managed(type, attributes, point)));
        alias(type, attributes, point);
    }

    private Managed managed(ResourceType type, Attributes attributes, Point point) {
        ForeignProvider foreign = ForeignProvider.of(type.name(), attributes);
        return foreign == null ? type.manage(attributes, bench.surround(this, point)) : foreign;
    }

    private static void conceal(ResourceType type, Attributes attributes, Point point) {
        Set<String> sensitive = attributes.sensitive();
        point.conceal(sensitive);
        sensitive.stream().filter(name -> type.parameters().contains(name) && !type.redacted().contains(name)).sorted().forEach(name ->
                point.sayPlainly(LogLevel.WARNING, "/" + attributes.reference() + ": Unable to mark '" + name + "' as sensitive: " + name
                        + " is a parameter and not a property, and cannot be automatically redacted."));
    }

    private void alias(ResourceType type, Attributes attributes, Point point) {
        Reference own = attributes.reference();
        for (String alias : attributes.texts("alias")) {
            aliases.putIfAbsent(new Reference(own.type(), alias), point);
        }
        if (type.isUnique()) {
            aliases.putIfAbsent(new Reference(own.type(), attributes.name()), point);
        }
    }

    /// Whether the catalog sets the provider of a resource.
    boolean namesProvider(Point point) {
        Resource resource = resources.get(point);
        return resource != null && resource.value("provider") != null;
    }

    /// Puts in the values that are found only now that the resource's turn has come.
    void resolve(Point point) {
        Resource resource = resources.get(point);
        if (resource != null && point.managed() == null && isNative(resource)) {
            Resource resolved = CatalogPreparation.resolved(resource, late);
            ResourceType type = bench.types().find(resource.reference().typeName());
            if (type != null) {
                Attributes attributes = new Attributes(type, resolved, point.metaparameters().noop(), point.metaparameters().audited());
                conceal(type, attributes, point);
                point.manage(located(resource, () -> managed(type, attributes, point)));
            }
        }
    }

    /// Adds the place of a resource to the error that its attributes give.
    private static <T> T located(Resource resource, java.util.function.Supplier<T> work) {
        try {
            return work.get();
        } catch (ResourceError error) {
            throw new ResourceError(error.message() + location(resource.file(), resource.line()));
        }
    }

    static String location(@Nullable String file, int line) {
        if (file == null || file.isEmpty()) {
            return "";
        }
        return line == 0 ? " (file: " + file + ")" : " (file: " + file + ", line: " + line + ")";
    }

    /// Adds the resources that other resources generate.
    ///
    /// @param failed receives resources whose generation of further resources failed
    void generate(java.util.function.BiConsumer<Point, ResourceError> failed) {
        for (Resource resource : List.copyOf(catalog.resources())) {
            generate(resource, failed);
        }
    }

    private void generate(Resource parent, java.util.function.BiConsumer<Point, ResourceError> failed) {
        Point point = points.get(parent.reference());
        Managed managed = point == null ? null : point.managed();
        if (point == null || managed == null) {
            return;
        }
        List<Resource> made;
        try {
            made = managed.generate();
        } catch (ResourceError error) {
            failed.accept(point, error);
            return;
        }
        for (Resource each : managed.isDepthFirst() ? made : made.reversed()) {
            if (find(each.reference()) == null) {
                Resource child = related(each, parent, managed.isDepthFirst() ? "before" : "require");
                insert(child, parent, managed.isDepthFirst());
                add(child);
                generate(child, failed);
            }
        }
    }

    private static Resource related(Resource child, Resource parent, String relation) {
        List<Parameter> parameters = new ArrayList<>(child.parameters());
        Value to = Str.of(parent.reference().toString());
        Value given = child.value(relation);
        parameters.removeIf(each -> each.name().equals(relation));
        parameters.add(new Parameter(relation, given == null ? to : Arr.of(given, to), io.bindery.puppet.catalog.Origin.Given.STORED));
        return tagged(child, parent, parameters);
    }

    private static Resource tagged(Resource child, Resource parent, List<Parameter> parameters) {
        Set<String> tags = new LinkedHashSet<>(child.tags());
        // As Puppet does: a title that can be a tag is one.
        if (TAG.matcher(child.reference().title()).matches()) {
            tags.add(child.reference().title().toLowerCase(Locale.ROOT));
        }
        tags.addAll(parent.tags());
        return new Resource(
                child.reference(), Kind.NATIVE, parameters, List.copyOf(tags), child.sensitive(), false, false, child.file(), child.line());
    }

    private void insert(Resource child, Resource parent, boolean before) {
        List<Resource> all = new ArrayList<>(catalog.resources());
        all.add(all.indexOf(parent) + (before ? 0 : 1), child);
        List<Edge> edges = new ArrayList<>(catalog.edges());
        contain(child, parent, edges);
        catalog = CatalogPreparation.with(catalog, all, edges);
    }

    private void contain(Resource child, Resource parent, List<Edge> edges) {
        Reference container = containers.get(parent.reference());
        if (container != null) {
            containers.put(child.reference(), container);
            edges.add(new Edge(container, child.reference()));
        }
    }

    /// The points of the resources that a resource generates when it is applied, such as files.
    List<Point> children(Point point, Managed managed) {
        Resource parent = resources.get(point);
        List<Point> children = new ArrayList<>();
        for (Resource each : managed.children()) {
            Point known = alias(each.reference());
            if (known != null) {
                children.add(known);
            } else if (parent != null) {
                contain(each, parent, new ArrayList<>());
                children.add(add(tagged(each, parent, each.parameters())));
            }
        }
        return children;
    }

    /// The relationships of the catalog.
    RelationshipGraph relationships() {
        return RelationshipGraph.of(catalog, this::requirements);
    }

    private List<Reference> requirements(Resource resource, ResourceNames names) {
        List<Reference> found = new ArrayList<>(CoreRelations.CORE.requirements(resource, names));
        ResourceType type = bench.types().find(resource.reference().typeName());
        if (type != null) {
            found.addAll(type.requirements(resource, names));
        }
        return found;
    }

    @Nullable Point point(Reference reference) {
        return points.get(reference);
    }

    private @Nullable Point alias(Reference reference) {
        Point point = points.get(reference);
        return point == null ? aliases.get(reference) : point;
    }

    /// The point of that name or alias, or null.
    @Nullable Point named(Reference reference) {
        return alias(reference);
    }

    @Override
    public @Nullable Managed find(Reference reference) {
        Point point = alias(reference);
        return point == null ? null : point.managed();
    }

    @Override
    public List<Managed> all(String type) {
        List<Managed> all = new ArrayList<>();
        points.forEach((reference, point) -> {
            Managed managed = point.managed();
            if (reference.typeName().equals(type) && managed != null) {
                all.add(managed);
            }
        });
        return all;
    }
}
