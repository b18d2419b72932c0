package io.bindery.puppet.eval;

import io.bindery.hiera.Lookup;
import io.bindery.hiera.bind.extend.ResourceQueryService;
import io.bindery.hiera.bind.inject.Injector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The questions that evaluation may ask of the outside. The evaluator and the functions open no file in any other way. No
/// question has a default answer: a wrapper must forward each of them.
public interface World {
    /// The text of a file by absolute path, or null if no readable file is there.
    @Nullable String fileText(String path);

    /// The bytes of a file by absolute path, or null if no readable file is there.
    byte @Nullable [] fileBytes(String path);

    /// Whether a file or directory exists at an absolute path.
    boolean fileExists(String path);

    /// The names in a directory, in no order; empty if the directory does not exist.
    List<String> fileNames(String path);

    /// Whether there is a directory of that absolute path.
    boolean isDirectory(String path);

    /// Whether a module brings a function of that name in the first function API.
    boolean hasLegacyFunction(String name);

    /// The directory of a module of the environment, or null if there is no such module.
    @Nullable String moduleDirectory(String module);

    /// The names of all modules of the environment, in the order of the module path.
    List<String> moduleNames();

    /// Hiera as this compile sees it; ask it with a [LookupScope] of the asking scope.
    Lookup lookup();

    /// All resources of a type, of all nodes but the one that is compiled.
    ///
    /// @param type as references write it
    List<ResourceQueryService.Remote> remoteResources(String type);

    /// What is bound for this compile.
    Injector injector();

    /// Whether a policy lets code run commands on the compiling machine.
    boolean mayRunCommands();

    /// What a command writes to its standard output, as `generate` asks for it; null if no policy allows commands.
    ///
    /// @throws EvaluationError if the command fails, in Puppet's words
    @Nullable String commandOutput(List<String> command);

    /// The text an ERB template gives for a call.
    ///
    /// @param path where the template is from, or null for one given as text
    /// @throws EvaluationError if it fails, in Ruby's words
    String erb(@Nullable String path, String text, Call call);

    /// One log line.
    ///
    /// @param source what the line is about, such as `Scope(Class[main])`, or null for Puppet itself
    void log(LogLevel level, @Nullable String source, String message);
}
