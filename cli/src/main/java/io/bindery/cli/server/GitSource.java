package io.bindery.cli.server;

import io.bindery.cli.command.Product;
import io.bindery.fleet.code.CodeError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.ruby.RubyBridge;
import io.bindery.server.CodeSource;
import io.bindery.server.ServerLog;
import io.bindery.server.git.GitCode;
import io.bindery.server.git.GitEnvironments;
import io.bindery.server.git.GitFiles;
import io.bindery.server.git.GitTree;
import io.bindery.server.git.GitVersions;
import java.nio.file.Path;

/// The code source of a server with `--git`. It is a class of its own, because the libraries for git are on the class path of the
/// server only.
final class GitSource {
    private GitSource() {}

    /// @throws LoadError if no such repository exists
    static CodeSource of(Path repository, Settings settings, ServerLog log) {
        Path vardir = Path.of(settings.require("vardir"));
        try {
            GitCode code = new GitCode(
                    repository,
                    vardir.resolve("git/environments"),
                    vardir.resolve("git/copies"),
                    problem -> log.write(ServerLog.Level.WARN, "git", problem));
            GitTree files = new GitTree(code);
            RubyBridge ruby = Product.ruby(files::onDisk);
            Library library = new Library(files, ruby, ruby);
            return new CodeSource(
                    new Compiler(library, Generators.ALLOWED), new GitEnvironments(code, library), new GitFiles(code), new GitVersions(code));
        } catch (CodeError unusable) {
            throw new LoadError(unusable.message());
        }
    }
}
