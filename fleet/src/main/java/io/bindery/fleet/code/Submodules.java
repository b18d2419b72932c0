package io.bindery.fleet.code;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;

/// The submodules of a repository, read from the repositories that `git submodule update` keeps below its own. One that was never fetched is an
/// empty directory, as in a checkout without submodules, and a problem that is reported once.
final class Submodules {
    private final GitRepository repository;
    private final Exports exports;
    private final Consumer<String> problems;
    private final Map<String, SourceTree> trees = new ConcurrentHashMap<>();

    Submodules(GitRepository repository, Exports exports, Consumer<String> problems) {
        this.repository = repository;
        this.exports = exports;
        this.problems = problems;
    }

    SourceTree tree(String path, ObjectId commit) {
        return trees.computeIfAbsent(path + "@" + commit.name(), key -> open(path, commit));
    }

    private SourceTree open(String path, ObjectId commit) {
        GitRepository inner = repository.submodule(path);
        ObjectId tree = inner == null ? null : inner.treeOf(commit);
        if (inner == null || tree == null) {
            problems.accept("The submodule " + path + " is empty: its commit " + commit.name().substring(0, 12)
                    + " was not fetched (git submodule update --init)");
            return new EmptyTree(commit);
        }
        Repository objects = inner.objects();
        return new GitTree(objects, tree, new Submodules(inner, exports, problems), exports);
    }
}
