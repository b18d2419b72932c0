package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Kind;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.Jump;
import io.bindery.puppet.eval.NextIteration;
import io.bindery.puppet.eval.ReturnJump;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.scope.MatchGroups;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RegexMatch;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Evaluates the bodies of classes, nodes and defines: each resource once, in a scope of its own.
final class Bodies {
    private final Compilation compilation;
    private final BodyParameters parameters;

    Bodies(Compilation compilation) {
        this.compilation = compilation;
        this.parameters = new BodyParameters(compilation);
    }

    BodyParameters parameters() {
        return parameters;
    }

    /// Declares classes by name and evaluates those that are new; gives the resources of all.
    List<DraftResource> include(List<String> names, Frame frame) {
        List<DraftResource> ensured = ensure(names, frame);
        ensured.forEach(this::evaluate);
        return ensured;
    }

    /// Declares classes by name, without parameters and without evaluating them.
    List<DraftResource> ensure(List<String> names, Frame frame) {
        List<Blueprint> found = new ArrayList<>(names.size());
        for (String name : names) {
            // As Puppet does: the name of nothing is that of the main class, which is always there.
            if (!name.equals("::")) {
                found.add(require(name));
            }
        }
        List<DraftResource> before = new ArrayList<>();
        List<DraftResource> made = new ArrayList<>();
        for (Blueprint named : found) {
            Blueprint blueprint = substituted(named);
            DraftResource existing = evaluatedResource(blueprint);
            DraftResource resource = existing != null ? existing : ensure(blueprint, frame);
            (existing != null ? before : made).add(resource);
            standIn(named, resource);
        }
        before.addAll(made);
        return before;
    }

    Blueprint require(String name) {
        Blueprint found = compilation.known().findClass(name);
        if (found == null) {
            throw new EvaluationError(
                    "Could not find class " + name + " for " + compilation.request().name());
        }
        return found;
    }

    /// The class that takes the place of another; itself where none does.
    Blueprint substituted(Blueprint named) {
        Injection injection = compilation.injection();
        return injection == null ? named : injection.substituted(named);
    }

    /// Lets references to a class mean the resource of the one that took its place.
    void standIn(Blueprint named, DraftResource resource) {
        if (resource.blueprint() != named && resource.blueprint() != null) {
            compilation.catalog().standIn(Reference.ofClass(named.name()), resource);
        }
    }

    private @Nullable DraftResource evaluatedResource(Blueprint blueprint) {
        Scope scope = compilation.scopes().ofClass(blueprint.name());
        return scope != null && scope.container() instanceof Frame frame ? frame.resource() : null;
    }

    /// The resource of a class or node; a new one is declared if the catalog has none.
    DraftResource ensure(Blueprint blueprint, Frame frame) {
        Reference reference = reference(blueprint);
        DraftResource existing = compilation.find(reference);
        return existing != null ? existing : declare(blueprint, frame, List.of());
    }

    /// A new resource of a class or node that no statement declares.
    DraftResource declare(Blueprint blueprint, Frame frame, List<DraftParameter> given) {
        DraftResource resource =
                new DraftResource(reference(blueprint), Kind.UNKNOWN, null, blueprint, frame, blueprint, null);
        resource.declare(given);
        resource.fillDefaults();
        prepare(resource, blueprint, frame);
        compilation.add(frame, resource);
        return resource;
    }

    static Reference reference(Blueprint blueprint) {
        return blueprint.kind() == Blueprint.Kind.NODE
                ? new Reference("Node", blueprint.name())
                : Reference.ofClass(blueprint.name());
    }

    /// Before a class is added: its parent must be there, and its tags are the catalog's.
    void prepare(DraftResource resource, Blueprint blueprint, Frame frame) {
        String parent = blueprint.parent();
        if (parent != null && compilation.find(Reference.ofClass(parent)) == null) {
            ensure(parentOf(blueprint, parent), frame);
        }
        compilation.catalog().tags().addAll(resource.tags());
    }

    private Blueprint parentOf(Blueprint blueprint, String parent) {
        Blueprint found = compilation.known().findClass(parent);
        if (found == null) {
            throw Texts.error(
                    "Could not find parent resource type '::" + parent + "' of type hostclass in "
                            + compilation.snapshot().environment().name(),
                    blueprint.place());
        }
        return found;
    }

    /// `require('name')`: includes the classes and makes the container come after them.
    void require(List<String> names, Frame frame) {
        include(names, frame);
        DraftResource container = frame.resource();
        for (String name : names) {
            Blueprint blueprint = require(name);
            if (container != null) {
                List<Value> all = new ArrayList<>();
                Value current = container.value("require");
                if (current != null) {
                    Overrides.flatten(current, all);
                }
                all.add(References.given(Reference.ofClass(blueprint.name())));
                container.set("require", new Arr(all), new Origin.Relationship(null));
            }
        }
    }

    /// Evaluates the body of a class, node or define, unless that was done.
    void evaluate(DraftResource resource) {
        Blueprint blueprint = resource.blueprint();
        if (resource.evaluated()) {
            return;
        }
        resource.markEvaluated();
        if (blueprint == null) {
            throw new EvaluationError("Cannot find definition " + resource.reference().type());
        }
        resource.takeScopeTags();
        Frame inherited = evaluateParent(blueprint);
        Frame frame = new Frame(inherited == null ? resource.frame() : inherited, blueprint, resource);
        frame.enter(scope(blueprint, frame, resource, inherited));
        evaluateIn(frame, resource, blueprint);
    }

    /// Evaluates the main class in top scope itself.
    void evaluateMain(DraftResource resource, Blueprint main) {
        resource.markEvaluated();
        resource.takeScopeTags();
        evaluateIn(compilation.top(), resource, main);
    }

    private Scope scope(Blueprint blueprint, Frame frame, DraftResource resource, @Nullable Frame inherited) {
        Scope global = resource.frame().scope().global();
        return switch (blueprint.kind()) {
            case CLASS ->
                compilation
                        .scopes()
                        .classScope(blueprint.name(), frame, global, inherited == null ? null : inherited.scope());
            case NODE -> {
                Scope node = compilation.scopes().node(frame);
                compilation.scopes().register(blueprint.name(), node);
                yield node;
            }
            case DEFINE -> compilation.scopes().define(frame, global);
        };
    }

    private @Nullable Frame evaluateParent(Blueprint blueprint) {
        String parent = blueprint.parent();
        if (parent == null) {
            return null;
        }
        DraftResource parentResource =
                compilation.find(reference(parentOf(blueprint, parent)));
        if (parentResource == null) {
            return null;
        }
        evaluate(parentResource);
        Scope scope = compilation.scopes().ofClass(parent);
        return scope != null && scope.container() instanceof Frame frame ? frame : null;
    }

    private void evaluateIn(Frame frame, DraftResource resource, Blueprint blueprint) {
        compilation.trace().enter(resource.reference());
        try {
            evaluateTraced(frame, resource, blueprint);
        } finally {
            compilation.trace().leave();
        }
    }

    private void evaluateTraced(Frame frame, DraftResource resource, Blueprint blueprint) {
        if (blueprint.kind() != Blueprint.Kind.DEFINE && !blueprint.name().isEmpty()) {
            compilation.catalog().addClass(blueprint.name());
        }
        Injection injection = compilation.injection();
        if (injection != null && blueprint.kind() == Blueprint.Kind.DEFINE) {
            injection.fillFromObjects(resource);
        }
        parameters.bind(resource, blueprint, frame);
        addToStage(resource);
        Expression body = blueprint.body();
        if (body != null) {
            evaluateBody(body, frame.scope(), blueprint);
        }
    }

    private void evaluateBody(Expression body, Scope scope, Blueprint blueprint) {
        RubyRegex pattern = blueprint.pattern();
        if (pattern != null) {
            RegexMatch match = pattern.match(compilation.request().name().toLowerCase(java.util.Locale.ROOT));
            if (match != null) {
                scope.matched(new MatchGroups(match));
            }
        }
        try {
            compilation.evaluator().evaluate(body, scope);
        } catch (ReturnJump | NextIteration jump) {
            requireLeavable(blueprint, jump);
        }
    }

    // `return()` and `next()` end a class or define early; there is nothing of a node or the main manifest to come back to.
    private static void requireLeavable(Blueprint blueprint, Jump jump) {
        if (blueprint.kind() == Blueprint.Kind.NODE || blueprint.name().isEmpty()) {
            throw Texts.error(String.valueOf(jump.getMessage()), jump.place());
        }
    }

    // A class is contained in its stage: its own, that of the class around it, or main.
    private void addToStage(DraftResource resource) {
        if (!resource.isClass()) {
            return;
        }
        Value own = resource.value("stage");
        DraftResource declaring = resource.frame().resource();
        Value outer = declaring == null ? null : declaring.value("stage");
        Value named = own != null ? own : outer;
        Reference stage = new Reference("Stage", named == null ? "main" : Texts.of(named));
        DraftResource found = compilation.find(stage);
        if (found == null) {
            throw new EvaluationError("Could not find stage " + (own == null ? "main" : Texts.of(own)) + " specified by " + resource);
        }
        if (own == null && !found.isMain()) {
            resource.set("stage", Str.of(found.reference().title()), Origin.Given.BUILT_IN);
        }
        found.contain(resource);
    }
}
