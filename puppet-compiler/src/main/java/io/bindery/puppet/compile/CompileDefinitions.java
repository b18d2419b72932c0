package io.bindery.puppet.compile;

import io.bindery.hiera.LookupContext;
import io.bindery.puppet.eval.BoundSyntax;
import io.bindery.puppet.eval.Definitions;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.PuppetFunction;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.ModuleBuiltins;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.name.QualifiedName;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.Type;
import io.bindery.text.Place;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The functions and types of one compile: those of its manifests, and those autoloaded by name.
final class CompileDefinitions implements Definitions {
    private final Compilation compilation;
    private final Snapshot snapshot;
    private final Log log;
    private final Map<String, FunctionDefinition> functionDefinitions = new HashMap<>();
    private final Map<String, Place> definePlaces = new HashMap<>();
    private final NamedTypes namedTypes;
    private final Map<String, Optional<Function>> functions = new HashMap<>();

    CompileDefinitions(Compilation compilation, Log log) {
        this.compilation = compilation;
        this.snapshot = compilation.snapshot();
        this.log = log;
        this.namedTypes = new NamedTypes(compilation);
    }

    /// Makes functions and types known that stand in a manifest.
    void define(Manifest manifest) {
        manifest.blueprints().forEach(this::define);
        for (Expression definition : manifest.definitions()) {
            switch (definition) {
                case FunctionDefinition function -> define(function);
                case TypeAlias alias -> namedTypes.define(alias);
                default -> {}
            }
        }
    }

    // A defined type takes the name of a type too, though nothing is found by that.
    private void define(Blueprint blueprint) {
        Place place = blueprint.place();
        if (blueprint.kind() == Blueprint.Kind.DEFINE && place != null) {
            Place known = definePlaces.putIfAbsent(blueprint.name(), place);
            if (known != null) {
                throw redefined("type/" + blueprint.name(), known);
            }
        }
    }

    private void define(FunctionDefinition function) {
        FunctionDefinition known = functionDefinitions.putIfAbsent(function.name(), function);
        if (known != null) {
            throw redefined("function/" + function.name(), known.place());
        }
    }

    static EvaluationError redefined(String name, Place known) {
        return redefined(name, "at file://" + known.file().name() + "?line=" + known.line() + "&pos=" + known.column());
    }

    /// What is built in cannot be defined again.
    static EvaluationError redefined(String name) {
        return redefined(name, "by Puppet-Type-System/Static-Loader");
    }

    private static EvaluationError redefined(String name, String original) {
        return new EvaluationError(
                "Attempt to redefine entity 'http://puppet.com/2016.1/runtime/" + name + "'. Originally set " + original + ".");
    }

    @Override
    public @Nullable Function function(String name) {
        Optional<Function> known = functions.get(name);
        if (known == null) {
            known = Optional.ofNullable(findFunction(name));
            functions.put(name, known);
        }
        // As Puppet does: a file of the first generation may define more functions than the one it is named after.
        return known.isPresent() ? known.get() : snapshot.ruby().defined(name, snapshot.libraries());
    }

    private @Nullable Function findFunction(String name) {
        ExportedResources records = compilation.exported();
        if (name.equals("puppetdb_query") && records.answersQueries()) {
            return Function.named(name)
                    .takes("Variant[String[1], Array[Data, 1]]", "query")
                    .with((call, arguments) -> records.query(arguments.getFirst()));
        }
        FunctionDefinition definition = functionDefinitions.get(name);
        if (definition == null) {
            Path file = file(name, "functions");
            Manifest manifest = file == null ? null : KnownTypes.manifest(snapshot, file, "");
            if (manifest != null) {
                reportProblems(manifest);
                definition = DefinitionFiles.function(name, manifest);
            }
        }
        return definition == null ? rubyFunction(name) : PuppetFunction.of(definition);
    }

    /// Whether a function of that name is written in the Puppet language.
    boolean isWrittenInPuppet(String name) {
        Path file = file(name, "functions");
        return functionDefinitions.containsKey(name) || file != null && KnownTypes.manifest(snapshot, file, "") != null;
    }

    private void reportProblems(Manifest manifest) {
        new Problems(log).report(manifest, this::checksSyntax, "");
    }

    /// Whether a checker for the syntax of heredocs is bound.
    boolean checksSyntax(String syntax) {
        return !compilation.world().injector().isEmpty() && BoundSyntax.find(compilation.evaluator(), syntax) != null;
    }

    /// A function that a module brings in Ruby: ours where we have the same in Java, else the module's own.
    private @Nullable Function rubyFunction(String name) {
        Snapshot.RubyFile found = snapshot.rubyFunction(name);
        if (found == null) {
            return null;
        }
        RubyFunctionFile file = new RubyFunctionFile(name, found, snapshot);
        return file.remembered(Known.class, () -> {
            Function ours = ModuleBuiltins.find(name, file);
            return new Known(ours != null ? ours : file.function());
        }).function();
    }

    private record Known(@Nullable Function function) {}

    @Override
    public @Nullable Type type(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        if (lower.equals("puppet::lookupcontext")) {
            return LookupContext.objectType();
        }
        // As Puppet does: nodes are resources of a type that nobody can declare.
        if (lower.equals("node")) {
            return new ResourceType("Node", null);
        }
        // As Puppet does: a resource type hides an alias of the same name.
        ResolvedType resource = compilation.resolve(lower);
        if (resource != null) {
            return new ResourceType(resource.referenceName(), null);
        }
        Path file = file(lower, "types");
        return namedTypes.find(lower, file == null ? null : KnownTypes.manifest(snapshot, file, ""), this::reportProblems);
    }

    // `module::a::b` is in MODULE/functions/a/b.pp; `environment::a` in the environment's own directory.
    private @Nullable Path file(String name, String directory) {
        int first = name.indexOf("::");
        if (first <= 0) {
            // A module's type set has the module's name.
            Module module = directory.equals("types") ? snapshot.module(name) : null;
            return module == null ? null : module.path().resolve("types/init_typeset.pp");
        }
        String owner = name.substring(0, first);
        QualifiedName inside = QualifiedName.of(name.substring(first + 2)).orElse(null);
        if (inside == null) {
            return null;
        }
        String rest = inside.file(".pp");
        Path environment = snapshot.environment().directory();
        if (owner.equals("environment") && environment != null) {
            return environment.resolve(directory).resolve(rest);
        }
        Module module = snapshot.module(owner);
        return module == null ? null : module.path().resolve(directory).resolve(rest);
    }
}
