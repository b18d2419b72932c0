package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.CatalogBuilder;
import io.bindery.puppet.eval.DeclaredBody;
import io.bindery.puppet.eval.DeclaredResource;
import io.bindery.puppet.eval.EvaluatedAttribute;
import io.bindery.puppet.eval.Evaluator;
import io.bindery.puppet.eval.World;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.Replacement;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.eval.scope.Scopes;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.function.Builtins;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.NativeType;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The one mutable object of a compile: the known definitions, the resources declared so far, and the work still pending. It
/// serves one thread and one request and is then thrown away. The stages of a compile are classes that share it.
final class Compilation implements CatalogBuilder {
    private final Snapshot snapshot;
    private final Request request;
    private final Trace trace;
    private final World world;
    private final CompileDefinitions definitions;
    private final Evaluator evaluator;
    private final Scopes scopes = new Scopes();
    private final Frame top = new Frame(null, null, null);
    private final KnownTypes known;
    private final CatalogDraft catalog = new CatalogDraft();
    private final List<DraftResource> resources = new ArrayList<>();
    private final Map<String, List<DraftResource>> resourcesByType = new HashMap<>();
    private final List<PendingCollector> collectors = new ArrayList<>();
    private final Map<String, Optional<ResolvedType>> types = new HashMap<>();
    private final Overrides overrides = new Overrides(this);
    private final Relationships relationships = new Relationships(this);
    private final Declarations declarations = new Declarations(this);
    private final Bodies bodies = new Bodies(this);
    private final Chaining chaining = new Chaining(this);

    private final Set<Catalog.RemoteUse> remoteUses = new LinkedHashSet<>();
    private @Nullable Injection injection;

    Compilation(
            Snapshot snapshot, Request request, Shared shared, Log log, Witness witness, Trace trace, KnownTypes.Importing importing) {
        this.snapshot = snapshot;
        this.trace = trace;
        this.request = request;
        this.world = new CompileWorld(this, shared, log, witness);
        this.definitions = new CompileDefinitions(this, log);
        this.known = new KnownTypes(snapshot, importing);
        this.evaluator = new Evaluator(
                world, Builtins.of(request.evaluation().version()), definitions, this, request.evaluation(), shared.cache());
        top.enter(scopes.top());
        scopes.top().setContainer(top);
    }

    Snapshot snapshot() {
        return snapshot;
    }

    Request request() {
        return request;
    }

    Trace trace() {
        return trace;
    }

    World world() {
        return world;
    }

    CompileDefinitions definitions() {
        return definitions;
    }

    EvaluationSettings settings() {
        return request.evaluation();
    }

    Evaluator evaluator() {
        return evaluator;
    }

    Scopes scopes() {
        return scopes;
    }

    Frame top() {
        return top;
    }

    KnownTypes known() {
        return known;
    }

    CatalogDraft catalog() {
        return catalog;
    }

    /// Everything declared, in order: what the generator loop and finishing go through.
    List<DraftResource> resources() {
        return resources;
    }

    /// Those of one type, in the same order.
    List<DraftResource> resources(String type) {
        List<DraftResource> known = resourcesByType.get(type);
        return known == null ? List.of() : known;
    }

    List<PendingCollector> collectors() {
        return collectors;
    }

    Overrides overrides() {
        return overrides;
    }

    Relationships relationships() {
        return relationships;
    }

    Declarations declarations() {
        return declarations;
    }

    Bodies bodies() {
        return bodies;
    }

    /// What is bound; null if nothing is.
    @Nullable Injection injection() {
        return injection;
    }

    void inject(Injection bound) {
        injection = bound;
    }

    /// The resources of other nodes that were used.
    Set<Catalog.RemoteUse> remoteUses() {
        return remoteUses;
    }

    boolean storesConfigs() {
        return request.storesConfigs();
    }

    ExportedResources exported() {
        return request.exported();
    }

    /// The body an expression stands in.
    Frame frame(Scope scope) {
        return scope.container() instanceof Frame frame ? frame : top;
    }

    /// The meaning of a type's name, loaded if necessary; null if the name is unknown.
    @Nullable ResolvedType resolve(String name) {
        Optional<ResolvedType> cached = types.get(name);
        if (cached == null) {
            cached = Optional.ofNullable(findType(name));
            types.put(name, cached);
        }
        return cached.orElse(null);
    }

    private @Nullable ResolvedType findType(String name) {
        String lower = name.startsWith("::") ? name.substring(2) : name;
        lower = lower.toLowerCase(Locale.ROOT);
        if (lower.indexOf(':') < 0) {
            NativeType type = snapshot.nativeType(lower);
            if (type != null) {
                return ResolvedType.of(type);
            }
        }
        Blueprint definition = known.findDefine(lower);
        return definition == null ? null : ResolvedType.of(definition);
    }

    /// The resource of a reference, by its title or another of its names.
    @Nullable DraftResource find(Reference reference) {
        NativeType type = null;
        if (!reference.isClass() && reference.type().indexOf(':') < 0) {
            type = snapshot.nativeType(reference.typeName());
        }
        return catalog.find(reference, type);
    }

    @Override
    public boolean classExists(String name) {
        return known.findClass(name) != null;
    }

    @Override
    public boolean typeExists(String name) {
        return resolve(name) != null;
    }

    @Override
    public @Nullable DeclaredResource find(String type, String title) {
        return find(Reference.of(type, title));
    }

    @Override
    public List<Value> declare(ResourceStatement statement, Scope scope, String type, List<DeclaredBody> bodyList) {
        return declarations.declare(statement, frame(scope), type, bodyList);
    }

    @Override
    public List<Value> create(
            ResourceStatement.Form form,
            String type,
            List<Value> titles,
            SequencedMap<String, Value> parameters,
            Scope scope,
            @Nullable Place place) {
        return declarations.create(form, type, titles, parameters, frame(scope), place);
    }

    @Override
    public void replace(Replacement replacement, Scope scope) {
        scopes.replace(replacement, scope);
        for (DraftResource resource : resources) {
            if (!resource.isNative()) {
                resource.replace(replacement);
            }
        }
    }

    @Override
    public void setDefaults(ResourceDefaults expression, Scope scope, String type, List<EvaluatedAttribute> attributes) {
        declarations.setDefaults(frame(scope), type, attributes);
    }

    @Override
    public Map<String, Value> defaults(String type, Scope scope) {
        Map<String, Value> defaults = new LinkedHashMap<>();
        frame(scope).defaults(type).forEach((name, parameter) -> defaults.put(name, parameter.value()));
        return defaults;
    }

    @Override
    public void override(
            ResourceOverride expression, Scope scope, List<Value> references, List<EvaluatedAttribute> attributes) {
        declarations.override(expression, frame(scope), references, attributes);
    }

    @Override
    public Value collect(Collector expression, Scope scope, List<EvaluatedAttribute> attributes) {
        return chaining.collect(expression, scope, attributes);
    }

    @Override
    public Value relate(Relationship expression, Scope scope, Value left, Value right) {
        return chaining.relate(expression, left, right);
    }

    @Override
    public void include(List<String> classes, Scope scope) {
        bodies.include(classes, frame(scope));
    }

    @Override
    public void contain(List<String> classes, Scope scope) {
        Frame frame = frame(scope);
        DraftResource container = frame.resource();
        for (DraftResource included : bodies.include(classes, frame)) {
            if (container != null) {
                container.contain(included);
            }
        }
    }

    @Override
    public void require(List<String> classes, Scope scope) {
        bodies.require(classes, frame(scope));
    }

    @Override
    public void realize(List<Value> references, Scope scope) {
        chaining.realize(references, frame(scope));
    }

    @Override
    public void tag(List<String> tags, Scope scope) {
        DraftResource container = frame(scope).resource();
        if (container != null) {
            tags.forEach(container.tags()::add);
        }
    }

    @Override
    public boolean isTagged(List<String> tags, Scope scope) {
        DraftResource container = frame(scope).resource();
        for (String tag : tags) {
            List<String> wanted = List.of(tag.toLowerCase(Locale.ROOT));
            if (!catalog.tags().containsAny(wanted) && (container == null || !container.isTagged(wanted))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public List<String> classNames() {
        return List.copyOf(catalog.classes());
    }

    @Override
    public List<String> allTags() {
        return List.copyOf(catalog.tags().toList());
    }

    @Override
    public void tagCatalog(List<String> tags) {
        tags.forEach(catalog.tags()::add);
    }

    @Override
    public List<String> references() {
        List<String> references = new ArrayList<>();
        catalog.resources().forEach(resource -> references.add(resource.toString()));
        return references;
    }

    /// Adds a resource to the list and the catalog, and to its container.
    void add(Frame frame, DraftResource resource) {
        if (resources.size() >= settings().limits().resources()) {
            throw new EvaluationError("The catalog grew beyond the limit of " + settings().limits().resources() + " resources");
        }
        resources.add(resource);
        resourcesByType.computeIfAbsent(resource.reference().type(), _ -> new ArrayList<>()).add(resource);
        catalog.add(resource);
        if (!resource.isClass() && resource.value("stage") != null) {
            throw new EvaluationError("Only classes can set 'stage'; normal resources like " + resource
                    + " cannot change run stage");
        }
        DraftResource container = frame.resource();
        if (!resource.isClass() && !resource.reference().type().equals("Stage") && container != null) {
            container.contain(resource);
        }
    }
}
