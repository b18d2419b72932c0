package io.bindery.puppet.compile;

import io.bindery.hiera.bind.compose.Composition;
import io.bindery.hiera.bind.extend.Extensions;
import io.bindery.hiera.bind.model.BindingTypes;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import io.bindery.hiera.bind.model.ProducerDescriptor;
import io.bindery.hiera.bind.model.Statement;
import io.bindery.hiera.bind.model.Supply;
import io.bindery.hiera.bind.model.TypeSpelling;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.hiera.bind.problem.BindingProblem;
import io.bindery.hiera.bind.problem.Problems;
import io.bindery.hiera.bind.problem.SourceLocation;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.type.ClassType;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.text.Place;
import io.bindery.text.Spelling;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Finds names in bindings that no class, type, parameter or producer has. The check needs no node, only the definitions of the
/// environment.
final class DefinitionChecks {
    private final Compilation compilation;
    private final Extensions extensions;
    private final Problems problems;
    private final boolean forNode;
    private final Set<String> registered = new HashSet<>();

    /// @param forNode whether the bindings are composed for a node too, which finds replacements that are not there
    DefinitionChecks(Compilation compilation, Extensions extensions, Problems problems, boolean forNode) {
        this.compilation = compilation;
        this.forNode = forNode;
        this.extensions = extensions;
        this.problems = problems;
    }

    void check(List<NamedLayer> layers) {
        List<NamedBindings.Stated> all = new ArrayList<>();
        for (NamedLayer layer : layers) {
            for (NamedBindings bindings : layer.bindings()) {
                if (bindings instanceof NamedBindings.Stated stated) {
                    all.add(stated);
                }
            }
        }
        all.forEach(stated -> noteProducers(stated.statements()));
        all.forEach(stated -> walk(stated.statements()));
    }

    private void noteProducers(List<Statement> statements) {
        for (Statement statement : statements) {
            if (statement instanceof Statement.CategorizedBindings when) {
                noteProducers(when.statements());
            } else if (statement instanceof Statement.Fragment fragment && fragment.id().equals("producers") && fragment.name() != null) {
                registered.add(fragment.name());
            }
        }
    }

    private void walk(List<Statement> statements) {
        for (Statement statement : statements) {
            try {
                check(statement);
            } catch (EvaluationError broken) {
                // A class that cannot be read is reported at the place in its own file.
                Place place = broken.place();
                problems.add(new BindingProblem(
                        null, broken.message(), place == null ? statement.location() : SourceLocation.of(place)));
            }
        }
    }

    private void check(Statement statement) {
        switch (statement) {
            case Statement.CategorizedBindings when -> walk(when.statements());
            case Statement.ParameterBinding parameters -> parameters(parameters);
            case Statement.ClassInclusion inclusion -> inclusion(inclusion);
            case Statement.Binding binding -> binding(binding);
            case Statement.DependencyBinding dependency ->
                dependency.links().forEach(link -> {
                    link.from().forEach(type -> requireKnown(type, dependency.location()));
                    link.to().forEach(type -> requireKnown(type, dependency.location()));
                });
            case Statement.Fragment fragment -> {
                values(fragment.type(), fragment.supply(), fragment.location());
                producer(fragment.supply(), fragment.location());
            }
            case Statement.Multibinding multibind -> {
                values(multibind.type(), multibind.supply(), multibind.location());
                producer(multibind.supply(), multibind.location());
            }
            case Statement.VariableBinding variables -> {
                if (variables.values().isEmpty()) {
                    values(variables.type(), variables.object(), variables.location());
                }
                producer(variables.object(), variables.location());
            }
            case Statement.RebindBinding rebind -> values(rebind.type(), null, rebind.location());
            case Statement.MapBinding _ -> {}
        }
    }

    private void parameters(Statement.ParameterBinding statement) {
        Type target = statement.target().type();
        Supply object = statement.object();
        producer(object, statement.location());
        if (object != null && object.producer() instanceof ProducerDescriptor.Referring(Type source)) {
            requireKnown(source, statement.location());
        }
        if (!requireKnown(target, statement.location())) {
            return;
        }
        for (String name : statement.values().keySet()) {
            if (!Acceptance.of(target, compilation).test(name)) {
                problems.add(
                        BindingCode.B333,
                        Acceptance.refusal(statement.target().toString(), name, target, compilation),
                        statement.location());
            }
        }
    }

    private void inclusion(Statement.ClassInclusion inclusion) {
        for (String name : inclusion.names()) {
            if (!inclusion.exclude() && compilation.known().findClass(name) == null) {
                problems.add(
                        BindingCode.B510,
                        "Could not find class " + name + " included here" + Spelling.suggestion(name, defined()),
                        inclusion.location());
            }
        }
    }

    private void binding(Statement.Binding binding) {
        Supply supply = binding.supply();
        producer(supply, binding.location());
        Type type = binding.type();
        if (type != null && binding.key().name().isEmpty() && supply != null
                && supply.producer() instanceof ProducerDescriptor.Referring(Type replacement)) {
            boolean known = requireKnown(type, binding.location());
            if (!forNode) {
                known &= requireKnown(replacement, binding.location());
                if (known && !isInstance(type) && !isInstance(replacement)) {
                    replacement(type, replacement, binding.location());
                }
            }
        } else if (!binding.key().name().isEmpty()) {
            values(type, supply, binding.location());
        }
    }

    private static boolean isInstance(Type type) {
        return type instanceof ResourceType(String _, String title, _) && title != null;
    }

    private void replacement(Type type, Type replacement, SourceLocation location) {
        String reason = new Substitution(compilation, compilation.scopes().top()).incompatibility(type, replacement);
        if (reason != null) {
            problems.add(
                    BindingCode.B325,
                    BindingTypes.text(replacement) + " is not compatible with " + BindingTypes.text(type) + ": " + reason,
                    location);
        }
    }

    // A literal that does not fit its type is reported elsewhere, with the type that was probably meant.
    private void values(@Nullable Type type, @Nullable Supply supply, SourceLocation location) {
        if (type == null || supply != null && supply.producer() instanceof ProducerDescriptor.Constant) {
            return;
        }
        for (String name : TypeSpelling.resourceTypes(type)) {
            if (compilation.resolve(name.toLowerCase(Locale.ROOT)) == null) {
                problems.add(BindingCode.B340, "There is no type '" + name + "'" + TypeSpelling.suggestion(name), location);
            }
        }
    }

    private boolean requireKnown(Type type, SourceLocation location) {
        String wanted = switch (type) {
            case ClassType(String name) when name != null && compilation.known().findClass(name) == null -> name;
            case ResourceType(String name, String _, _) when name != null && compilation.resolve(name) == null -> name;
            default -> null;
        };
        if (wanted == null) {
            return true;
        }
        boolean isClass = type instanceof ClassType;
        problems.add(
                BindingCode.B340,
                "There is no " + (isClass ? "class '" + wanted : "resource type '" + BindingTypes.capitalized(wanted)) + "'"
                        + suggestion(wanted, isClass),
                location);
        return false;
    }

    // `Ntp` where the class `ntp` was meant is the commonest mistake.
    private String suggestion(String wanted, boolean isClass) {
        String lower = wanted.toLowerCase(Locale.ROOT);
        if (!isClass && compilation.known().findClass(lower) != null) {
            return "; did you mean the class '" + lower + "'?";
        }
        return Spelling.suggestion(lower, defined());
    }

    private void producer(@Nullable Supply supply, SourceLocation location) {
        if (supply != null && supply.producer() instanceof ProducerDescriptor.Instance(String name) && extensions.find(name) == null) {
            problems.add(
                    BindingCode.B501,
                    "There is no class '" + name + "' of the runtime; a jar in lib/java of a module may bring it",
                    location);
        }
        if (supply != null
                && supply.producer() instanceof ProducerDescriptor.Delegating delegating
                && !registered.contains(delegating.producer())
                && !Composition.builtInProducers().contains(delegating.producer())
                && extensions.producer(delegating.producer()) == null) {
            List<String> known = new ArrayList<>(Composition.builtInProducers());
            known.addAll(registered);
            problems.add(
                    BindingCode.B341,
                    "There is no producer '" + delegating.producer() + "'" + Spelling.suggestion(delegating.producer(), known),
                    location);
        }
    }

    // The classes and defined types that files of modules are named after.
    private List<String> defined() {
        List<String> names = new ArrayList<>();
        compilation.snapshot().initialManifests().forEach(manifest ->
                manifest.blueprints().forEach(blueprint -> names.add(blueprint.name())));
        for (Module module : compilation.snapshot().modules()) {
            for (Path file : compilation.snapshot().manifestsIn(module.manifests())) {
                String relative = module.manifests().relativize(file).toString();
                String name = relative.substring(0, relative.length() - 3).replace("/", "::");
                names.add(name.equals("init") ? module.name() : module.name() + "::" + name);
            }
        }
        return names;
    }
}
