package io.bindery.puppet.bind.site;

import io.bindery.hiera.Lookup;
import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.hiera.bind.problem.BindingCode;
import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.World;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.load.FileTree;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The world while an environment is being chosen: files and the log. Modules and data are missing, because they belong to the
/// environment that is not chosen yet.
record EnvironmentsWorld(FileTree files, SelectionLog log) implements World {
    private static final String ACTIVITY = "selecting an environment";

    @Override
    public Injector injector() {
        return Injector.forbidden(ACTIVITY);
    }

    @Override
    public Lookup lookup() {
        throw new EvaluationError("[" + BindingCode.B110 + "] Injection is not available while " + ACTIVITY);
    }

    @Override
    public @Nullable String fileText(String path) {
        return files.text(Path.of(path));
    }

    @Override
    public byte @Nullable [] fileBytes(String path) {
        return files.bytes(Path.of(path));
    }

    @Override
    public boolean fileExists(String path) {
        return files.stamp(Path.of(path)).exists();
    }

    @Override
    public List<String> fileNames(String path) {
        return files.names(Path.of(path));
    }

    @Override
    public boolean isDirectory(String path) {
        return files.isDirectory(Path.of(path));
    }

    @Override
    public boolean hasLegacyFunction(String name) {
        return false;
    }

    @Override
    public List<String> moduleNames() {
        return List.of();
    }

    @Override
    public List<ResourceQueryService.Remote> remoteResources(String type) {
        throw new EvaluationError("[" + BindingCode.B110 + "] Resources of other nodes are not available while " + ACTIVITY);
    }

    @Override
    public @Nullable String moduleDirectory(String module) {
        return null;
    }

    @Override
    public boolean mayRunCommands() {
        return false;
    }

    @Override
    public @Nullable String commandOutput(List<String> command) {
        return null;
    }

    @Override
    public String erb(@Nullable String path, String text, Call call) {
        throw new EvaluationError("ERB templates are not available while " + ACTIVITY);
    }

    @Override
    public void log(LogLevel level, @Nullable String source, String message) {
        log.write(level, source, message);
    }
}
