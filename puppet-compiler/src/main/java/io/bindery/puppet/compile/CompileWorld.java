package io.bindery.puppet.compile;

import io.bindery.hiera.Hiera;
import io.bindery.hiera.Lookup;
import io.bindery.hiera.LookupContext;
import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.runtime.RuntimeObject;
import io.bindery.puppet.eval.BoundSyntax;
import io.bindery.puppet.eval.EvaluationError;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.PuppetFunction;
import io.bindery.puppet.eval.SharedCache;
import io.bindery.puppet.eval.World;
import io.bindery.puppet.function.Call;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.function.ModuleBuiltins;
import io.bindery.puppet.load.Blueprint;
import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Manifest;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.syntax.Expression;
import io.bindery.puppet.syntax.FunctionDefinition;
import io.bindery.puppet.syntax.TypeAlias;
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.value.Str;
import io.bindery.text.Place;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The outside as one compile sees it: functions and types by name, files, and the log. The only door there is.
final class CompileWorld implements World {
    private static final Key QUERY_SERVICE =
            Key.of(new RuntimeType("java", Str.of("ResourceQueryService")), "");

    private final Snapshot snapshot;
    private final SharedCache cache;
    private final Log log;
    private final boolean mayRunCommands;
    private final Witness witness;
    private final Lookup lookup;
    private final Map<String, FunctionDefinition> functionDefinitions = new HashMap<>();
    private final Map<String, Place> definePlaces = new HashMap<>();
    private final NamedTypes namedTypes = new NamedTypes(this);
    private final Map<String, Optional<Function>> functions = new HashMap<>();
    private @Nullable Compilation compilation;

    CompileWorld(Snapshot snapshot, SharedCache cache, Hiera hiera, Request request, Log log, Generators generators, Witness witness) {
        this.witness = witness;
        this.mayRunCommands = generators.allows(request.settings().text("allow_generate"));
        this.snapshot = snapshot;
        this.cache = cache;
        this.log = log;
        this.lookup = new Lookup(hiera, new LookupSurroundings(snapshot, request, log, witness), new LookupFunctions(this));
    }

    Witness witness() {
        return witness;
    }

    SharedCache cache() {
        return cache;
    }

    /// Resource types are asked of the compile, and type expressions evaluated in its top scope.
    void connect(Compilation connected) {
        compilation = connected;
    }

    Compilation compilation() {
        Compilation connected = compilation;
        if (connected == null) {
            throw new IllegalStateException("No compilation yet");
        }
        return connected;
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

    private void reportProblems(Manifest manifest) {
        new Problems(log).report(manifest, this::checksSyntax, "");
    }

    /// Whether a checker for the syntax of heredocs is bound.
    boolean checksSyntax(String syntax) {
        return !injector().isEmpty() && BoundSyntax.find(compilation().evaluator(), syntax) != null;
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
    public String erb(@Nullable String path, String text, Call call) {
        return snapshot.ruby().render(path == null ? null : Path.of(path), text, snapshot.libraries(), call);
    }

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
        ResolvedType resource = compilation().resolve(lower);
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
        String rest = name.substring(first + 2).replace("::", "/") + ".pp";
        Path environment = snapshot.environment().directory();
        if (owner.equals("environment") && environment != null) {
            return environment.resolve(directory).resolve(rest);
        }
        Module module = snapshot.module(owner);
        return module == null ? null : module.path().resolve(directory).resolve(rest);
    }

    @Override
    public Lookup lookup() {
        return lookup;
    }

    @Override
    public Injector injector() {
        Injection injection = compilation().injection();
        return injection == null ? Injector.NONE : injection.injector();
    }

    @Override
    public List<ResourceQueryService.Remote> remoteResources(String type) {
        Injected bound = injector().find(QUERY_SERVICE);
        return bound != null && bound.value() instanceof RuntimeObject(ResourceQueryService service)
                ? service.resources(type)
                : compilation().exported().everywhere(type);
    }

    @Override
    public @Nullable String fileText(String path) {
        return snapshot.text(Path.of(path));
    }

    @Override
    public byte @Nullable [] fileBytes(String path) {
        return snapshot.bytes(Path.of(path));
    }

    @Override
    public boolean fileExists(String path) {
        return snapshot.exists(Path.of(path));
    }

    @Override
    public List<String> fileNames(String path) {
        return snapshot.names(Path.of(path));
    }

    @Override
    public boolean isDirectory(String path) {
        return snapshot.isDirectory(Path.of(path));
    }

    @Override
    public boolean hasLegacyFunction(String name) {
        return snapshot.hasLegacyFunction(name);
    }

    @Override
    public @Nullable String moduleDirectory(String module) {
        Module found = snapshot.module(module);
        return found == null ? null : found.path().toString();
    }

    @Override
    public List<String> moduleNames() {
        return snapshot.modules().stream().map(Module::name).toList();
    }

    @Override
    public @Nullable String commandOutput(List<String> command) {
        if (!mayRunCommands) {
            return null;
        }
        try {
            CommandRunner.Outcome outcome = new CommandRunner().run(command, true);
            if (outcome.code() != 0) {
                throw new EvaluationError("Execution of '" + String.join(" ", command) + "' returned " + outcome.code() + ": "
                        + outcome.output().stripTrailing());
            }
            return outcome.output();
        } catch (LoadError error) {
            // As Puppet does: a command that cannot be started has failed without a word.
            throw new EvaluationError("Execution of '" + String.join(" ", command) + "' returned 1: ");
        }
    }

    @Override
    public void log(LogLevel level, @Nullable String source, String message) {
        log.write(level, source, message);
    }
}
