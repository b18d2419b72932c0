package io.bindery.cfengine.promise.custom;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.CommandLine;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.files.ProgramTrust;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The promise modules of a run. Each is started when first needed, serves all promise types that name its path, and ends with the run.
public final class PromiseModules implements AutoCloseable {
    /// As CFEngine does: files that modules make are their owner's alone.
    private static final int PRIVATE = 0077;

    private final Map<String, PromiseModule> running = new LinkedHashMap<>();

    /// The module at a path; null if it cannot be used, which was logged.
    @Nullable PromiseModule find(String path, @Nullable String interpreter, ExpandedPromise promise, Keeping keeping) {
        PromiseModule known = running.get(path);
        if (known == null) {
            PromiseModule started = start(path, interpreter, keeping);
            if (started != null) {
                running.put(path, started);
            }
            return started;
        }
        if (!Objects.equals(known.interpreter(), interpreter)) {
            keeping.log().error("Conflicting interpreter specifications for custom promise module '" + path + "' (started with '"
                    + known.interpreter() + "' and '" + interpreter + "' requested for promise '" + promise.promiser() + "' of type '"
                    + promise.promiseType() + "')");
            return null;
        }
        return known;
    }

    private static @Nullable PromiseModule start(String path, @Nullable String interpreter, Keeping keeping) {
        Log log = keeping.log();
        if (interpreter != null && !isExecutable(interpreter)) {
            log.error("Promise module interpreter '" + interpreter + "' is not an executable file");
            return null;
        }
        if (interpreter == null && !isExecutable(path)) {
            log.error("Promise module path '" + path + "' is not an executable file");
            return null;
        }
        if (!Files.exists(ByteText.path(path))) {
            log.error("Promise module '" + path + "' does not exist");
            return null;
        }
        String objection = ProgramTrust.objection(ByteText.path(path), Set.of());
        if (objection != null) {
            log.error("Promise module '" + path + "' is not used: " + objection);
            return null;
        }
        List<String> words = new ArrayList<>(interpreter == null ? List.of() : CommandLine.split(interpreter));
        words.add(path);
        log.verbose("Starting custom promise module '" + path + "' with command '" + String.join(" ", words) + "'");
        try {
            Command command = Command.of(words.stream().map(ByteText::unicode).toList()).masked(PRIVATE);
            PromiseModule module = new PromiseModule(path, interpreter, keeping.host().processes().converse(command), log);
            if (module.greet(keeping.evaluation().expand("$(sys.cf_version)"))) {
                return module;
            }
            module.close();
        } catch (CommandException e) {
            log.error("Could not start promise module '" + path + "': " + e.getMessage());
        }
        return null;
    }

    private static boolean isExecutable(String program) {
        List<String> words = CommandLine.split(program);
        Path path = ByteText.path(words.isEmpty() ? "" : words.getFirst());
        return Files.isRegularFile(path) && Files.isExecutable(path);
    }

    @Override
    public void close() {
        running.values().forEach(PromiseModule::close);
        running.clear();
    }
}
