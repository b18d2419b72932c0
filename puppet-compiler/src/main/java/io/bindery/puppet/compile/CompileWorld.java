package io.bindery.puppet.compile;

import io.bindery.hiera.Lookup;
import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.hiera.bind.inject.Injected;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.model.Key;
import io.bindery.hiera.bind.runtime.RuntimeObject;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.World;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.CommandEnded;
import io.bindery.puppet.load.CommandRunner;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Looks;
import io.bindery.puppet.load.Module;
import io.bindery.puppet.load.Snapshot;
import io.bindery.puppet.type.RuntimeType;
import io.bindery.puppet.value.Str;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The world of one compile: files, modules, data, commands and the log. Evaluation reaches the outside only through it.
final class CompileWorld implements World {
    private static final Key QUERY_SERVICE =
            Key.of(new RuntimeType("java", Str.of("ResourceQueryService")), "");

    private final Compilation compilation;
    private final Snapshot snapshot;
    private final Log log;
    private final boolean mayRunCommands;
    private final Lookup lookup;

    CompileWorld(Compilation compilation, Shared shared, Log log, Witness witness) {
        Request request = compilation.request();
        this.compilation = compilation;
        this.snapshot = compilation.snapshot();
        this.mayRunCommands = shared.generators().allows(request.settings().text("allow_generate"));
        this.log = log;
        this.lookup = new Lookup(
                shared.hiera(), new LookupSurroundings(snapshot, request, log, witness), new LookupFunctions(compilation));
    }

    @Override
    public String erb(@Nullable String path, String text, Call call) {
        return snapshot.ruby().render(path == null ? null : Path.of(path), text, snapshot.libraries(), call);
    }

    @Override
    public Lookup lookup() {
        return lookup;
    }

    @Override
    public Injector injector() {
        Injection injection = compilation.injection();
        return injection == null ? Injector.NONE : injection.injector();
    }

    @Override
    public List<ResourceQueryService.Remote> remoteResources(String type) {
        Injected bound = injector().find(QUERY_SERVICE);
        return bound != null && bound.value() instanceof RuntimeObject(ResourceQueryService service)
                ? service.resources(type)
                : compilation.exported().everywhere(type);
    }

    // As Puppet does: Ruby refuses a name with a null byte in it.
    private static Path file(String path) {
        try {
            return Path.of(path);
        } catch (InvalidPathException refused) {
            throw new EvaluationError("string contains null byte");
        }
    }

    @Override
    public @Nullable String fileText(String path) {
        return snapshot.text(file(path));
    }

    @Override
    public byte @Nullable [] fileBytes(String path) {
        return snapshot.bytes(file(path));
    }

    @Override
    public boolean fileExists(String path) {
        return snapshot.exists(file(path));
    }

    @Override
    public List<String> fileNames(String path) {
        return snapshot.names(file(path));
    }

    @Override
    public boolean isDirectory(String path) {
        return snapshot.isDirectory(file(path));
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
    public boolean mayRunCommands() {
        return mayRunCommands;
    }

    @Override
    public @Nullable String commandOutput(List<String> command) {
        if (!mayRunCommands) {
            return null;
        }
        Looks.unseen("the output of the command " + command.getFirst());
        try {
            CommandRunner.Outcome outcome = new CommandRunner().run(command, true);
            if (outcome.code() != 0) {
                throw new EvaluationError("Execution of '" + String.join(" ", command) + "' returned " + outcome.code() + ": "
                        + outcome.output().stripTrailing());
            }
            return outcome.output();
        } catch (CommandEnded ended) {
            throw new EvaluationError(ended.message());
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
