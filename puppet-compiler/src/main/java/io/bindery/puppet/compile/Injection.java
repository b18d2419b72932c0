package io.bindery.puppet.compile;

import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.extend.ImplicitInjectionPoint;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.inject.Provenance;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.BindingsError;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.scope.Scope;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.Metaparameters;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The effects of bindings on a compile: variables, classes, parameters, substitutes and dependencies. A compile without bindings
/// has no such object.
final class Injection {
    private final Compilation compilation;
    private final Composition composition;
    private final BindingHost host;
    private final Set<String> layered;
    private final boolean substitutes;
    private final List<ImplicitInjectionPoint> points;

    /// @param layered the parts of the classifier's answer that are bound
    Injection(Compilation compilation, Composition composition, BindingHost host, Set<String> layered) {
        this.compilation = compilation;
        this.composition = composition;
        this.host = host;
        this.layered = layered;
        this.substitutes = composition.substitutes();
        this.points = host.extensions().services(ImplicitInjectionPoint.class);
    }

    Composition composition() {
        return composition;
    }

    Injector injector() {
        return composition.injector();
    }

    boolean isLayered(String part) {
        return layered.contains(part);
    }

    /// From now on expressions see the compile's own top scope.
    void enterTopScope() {
        host.enterTopScope();
    }

    /// Sets bound variables in the top scope, before the first statement.
    void setVariables(Scope top) {
        host.enterTopScope();
        for (String name : composition.variables()) {
            Injected found = injector().find(Key.variable(name));
            if (found != null) {
                top.define(name, found.value());
            }
        }
    }

    /// The bound classes by name, each of which exists.
    List<String> classes() {
        Map<String, Provenance> bound = composition.classes();
        bound.forEach((name, provenance) -> {
            if (compilation.known().findClass(name) == null) {
                throw new BindingsError(
                        BindingCode.B510, "Could not find class " + name + " included here", provenance.location());
            }
        });
        return new ArrayList<>(bound.keySet());
    }

    /// The class that takes the place of another; itself where none does.
    Blueprint substituted(Blueprint written) {
        if (!substitutes) {
            return written;
        }
        Composition.Substitution found = composition.substitution(Key.of(new ClassType(written.name()), ""));
        if (found == null || !(found.replacement() instanceof ClassType(String name)) || name == null) {
            return written;
        }
        Blueprint replacement = compilation.known().findClass(name);
        return replacement == null ? written : replacement;
    }

    /// The resource type that takes the place of another; itself where none does.
    ResolvedType substituted(ResolvedType written) {
        if (!substitutes) {
            return written;
        }
        Composition.Substitution found = composition.substitution(Key.of(new ResourceType(written.referenceName(), null), ""));
        if (found == null || !(found.replacement() instanceof ResourceType(String name, String _, _)) || name == null) {
            return written;
        }
        ResolvedType replacement = compilation.resolve(name);
        return replacement == null ? written : replacement;
    }

    boolean substitutes() {
        return substitutes;
    }

    /// Sets the parameters that the declaration of a resource leaves out and its own binding has.
    void fillInstance(DraftResource resource) {
        Reference reference = resource.reference();
        fill(resource, Key.target(reference.type(), reference.title()), parameter -> parameter == null, false);
    }

    /// Sets the parameters that are still missing and the binding of its type has.
    void fillType(DraftResource resource) {
        fill(resource, resource.reference().type(), parameter -> parameter == null, false);
        fillAtPoints(resource);
    }

    /// Fills what is taken from other resources: once those are there.
    void fillFromObjects(DraftResource resource) {
        Reference reference = resource.reference();
        fill(resource, Key.target(reference.type(), reference.title()), Injection::isWeaker, true);
        fill(resource, reference.type(), parameter -> parameter == null, true);
    }

    // What is bound to one resource is stronger than what a default or a binding of the type says.
    private static boolean isWeaker(@Nullable DraftParameter parameter) {
        return parameter == null
                || parameter.origin() instanceof Origin.ResourceDefault
                || parameter.origin() instanceof Origin.Bound(Provenance bound) && bound.key().name().indexOf('[') < 0;
    }

    private void fill(
            DraftResource resource, String target, Predicate<@Nullable DraftParameter> isOpen, boolean fromObjects) {
        Map<String, Provenance> bound = injector().parameters(target);
        if (bound.isEmpty()) {
            return;
        }
        Set<String> objects = composition.objectParameters(target);
        bound.forEach((name, provenance) -> {
            if (!resource.hasParameter(name)) {
                throw noParameter(target, name, new ResourceType(resource.reference().type(), null), provenance);
            }
            DraftParameter current = resource.value(name) == null ? null : resource.parameters().get(name);
            if (objects.contains(name) == fromObjects && isOpen.test(current)) {
                set(resource, name, injector().find(Key.parameter(target, name)));
            }
        });
    }

    private void set(DraftResource resource, String name, @Nullable Injected found) {
        if (found != null) {
            resource.set(
                    name,
                    compilation.declarations().references().canonical(found.value()),
                    new Origin.Bound(found.provenance()));
        }
    }

    /// Whether a resource must wait for others that its parameters are taken from.
    boolean waits(DraftResource resource) {
        Reference reference = resource.reference();
        return waits(Key.target(reference.type(), reference.title())) || waits(reference.type());
    }

    private boolean waits(String target) {
        return composition.sources(target).stream()
                .anyMatch(source -> host.object(source.reference()) == null || isUnfinished(resource(source.reference())));
    }

    /// Whether a resource waits for others that are in the catalog and will have more parameters, by the defaults in their headers.
    boolean waitsForUnfinished(DraftResource resource) {
        Reference reference = resource.reference();
        return Stream.of(Key.target(reference.type(), reference.title()), reference.type())
                .flatMap(target -> composition.sources(target).stream())
                .anyMatch(source -> isUnfinished(resource(source.reference())));
    }

    private static boolean isUnfinished(@Nullable DraftResource source) {
        return source != null && !source.isNative() && !source.isClass() && !source.virtual() && !source.evaluated();
    }

    /// The bound value of a class parameter, null if nothing is bound to it.
    @Nullable Injected parameter(Blueprint blueprint, String name) {
        String target = "Class[" + blueprint.name() + "]";
        Injected bound = injector().find(Key.parameter(target, name));
        return bound != null ? bound : atPoints(target, name);
    }

    // Asks the injection points that extensions add.
    private @Nullable Injected atPoints(String target, String name) {
        for (ImplicitInjectionPoint point : points) {
            Key key = point.key(target, name);
            Injected found = key == null ? null : injector().find(key);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private void fillAtPoints(DraftResource resource) {
        Reference reference = resource.reference();
        Blueprint blueprint = resource.blueprint();
        if (!points.isEmpty() && blueprint != null) {
            String target = Key.target(reference.type(), reference.title());
            for (Parameter parameter : blueprint.parameters()) {
                if (resource.value(parameter.name()) == null) {
                    set(resource, parameter.name(), atPoints(target, parameter.name()));
                }
            }
        }
    }

    /// The value bound to a data key, which would otherwise be looked up in Hiera; null if nothing is bound to it.
    @Nullable Injected data(String key) {
        return injector().find(Key.data(key));
    }

    /// Reports bindings to a class parameter that the class does not have.
    void checkParameters(Blueprint blueprint) {
        String target = "Class[" + blueprint.name() + "]";
        injector().parameters(target).forEach((name, provenance) -> {
            if (blueprint.parameter(name) == null && !Metaparameters.isOne(name)) {
                throw noParameter(target, name, new ClassType(blueprint.name()), provenance);
            }
        });
    }

    private BindingsError noParameter(String target, String name, Type type, Provenance provenance) {
        return new BindingsError(
                BindingCode.B333, Acceptance.refusal(target, name, type, compilation), provenance.location());
    }

    /// Warns of bound parameters whose class or resource type is nowhere defined: probably the name is misspelt.
    void warnOfUnknownTargets(Log log) {
        composition.parameterTargets().forEach((target, provenance) -> {
            String type = target.indexOf('[') < 0 ? target : target.substring(0, target.indexOf('['));
            String name = target.substring(target.indexOf('[') + 1, Math.max(target.indexOf('[') + 1, target.length() - 1));
            boolean isClass = type.equals("Class");
            if (isClass ? !isClassKnown(name) : compilation.resolve(type) == null) {
                String lower = type.toLowerCase(Locale.ROOT);
                String meant = !isClass && isClassKnown(lower) ? "; did you mean the class '" + lower + "'?" : "";
                log.write(
                        LogLevel.WARNING,
                        null,
                        BindingProblem.warning(
                                        BindingCode.B340,
                                        "There is no " + (isClass ? "class '" + name : "resource type '" + type) + "'" + meant,
                                        provenance.location())
                                .text());
            }
        });
    }

    // That there is a file is enough, so that classes which are not used are not read.
    private boolean isClassKnown(String name) {
        int colons = name.indexOf("::");
        Module module = compilation.snapshot().module(colons < 0 ? name : name.substring(0, colons));
        String file = colons < 0 ? "init.pp" : name.substring(colons + 2).replace("::", "/") + ".pp";
        return module != null && compilation.snapshot().exists(module.manifests().resolve(file))
                || compilation.known().findClass(name) != null;
    }

    /// Adds the dependencies between what is in the catalog.
    void addDependencies(Relationships relationships) {
        for (Statement.DependencyBinding binding : composition.dependencies()) {
            SourceFile file = new SourceFile(String.valueOf(binding.location().file()), "");
            for (Statement.DependencyBinding.Link link : binding.links()) {
                for (Type from : link.from()) {
                    link.to().forEach(to -> addDependency(relationships, from, to, link.notifies(), Place.whole(file)));
                }
            }
        }
    }

    private void addDependency(Relationships relationships, Type from, Type to, boolean notifies, Place place) {
        DraftResource source = resource(from);
        DraftResource target = resource(to);
        if (source != null && target != null && !source.virtual() && !target.virtual()) {
            relationships.add(
                    new Relationships.Side.Named(source.reference()),
                    new Relationships.Side.Named(target.reference()),
                    notifies ? "notify" : "before",
                    place);
        }
    }

    private @Nullable DraftResource resource(Type reference) {
        return switch (reference) {
            case ClassType(String name) when name != null -> compilation.find(Reference.ofClass(name));
            case ResourceType(String type, String title, _) when type != null && title != null ->
                compilation.find(compilation.declarations().references().canonical(type, title));
            default -> null;
        };
    }

}
