package io.bindery.puppet.eval;

import io.bindery.hiera.Lookup;
import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.hiera.bind.inject.Injector;
import io.bindery.puppet.function.Call;
import io.bindery.puppet.function.Function;
import io.bindery.puppet.type.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What evaluation may ask of the outside. Nothing in the evaluator or the functions opens a file by another way.
public interface World {
    /// A function that is not built in: written in Puppet or Ruby, by its qualified name.
    @Nullable Function function(String name);

    /// A type that is not built in: an alias or Object type, by its name as written.
    @Nullable Type type(String name);

    /// The text of a file by absolute path, or null where there is none that can be read.
    @Nullable String fileText(String path);

    /// The bytes of a file by absolute path, or null where there is none that can be read.
    byte @Nullable [] fileBytes(String path);

    /// Whether there is a file or directory of that absolute path.
    boolean fileExists(String path);

    /// The names of what is in a directory, in no order; none where there is no directory.
    default List<String> fileNames(String path) {
        return List.of();
    }

    /// Whether there is a directory of that absolute path.
    default boolean isDirectory(String path) {
        return false;
    }

    /// Whether a module brings a function of that name in the first function API.
    default boolean hasLegacyFunction(String name) {
        return false;
    }

    /// The directory of a module of the environment, or null where there is no such module.
    @Nullable String moduleDirectory(String module);

    /// The names of all modules of the environment, in the order of the module path.
    default List<String> moduleNames() {
        return List.of();
    }

    /// Hiera as this compile sees it; ask it with a [LookupScope] of the asking scope.
    default Lookup lookup() {
        throw new EvaluationError("There is no data here");
    }

    /// All resources of a type, of all nodes but the one that is compiled.
    ///
    /// @param type as references write it
    default List<ResourceQueryService.Remote> remoteResources(String type) {
        return List.of();
    }

    /// What is bound for this compile.
    default Injector injector() {
        return Injector.NONE;
    }

    /// What a command writes to its standard output, as `generate` asks for it; null where no policy allows commands.
    ///
    /// @throws EvaluationError where the command fails, in Puppet's words
    @Nullable String commandOutput(List<String> command);

    /// The text an ERB template gives for a call.
    ///
    /// @param path where the template is from, or null for one given as text
    /// @throws EvaluationError where it fails, in Ruby's words
    String erb(@Nullable String path, String text, Call call);

    /// One log line.
    ///
    /// @param source what the line is about, such as `Scope(Class[main])`, or null for Puppet itself
    void log(LogLevel level, @Nullable String source, String message);
}
