package io.bindery.server.git;

import io.bindery.fleet.code.CodeError;
import io.bindery.fleet.code.CodeRequest;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.code.CodeStates;
import io.bindery.fleet.code.GitRepository;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.eclipse.jgit.lib.ObjectId;
import org.jspecify.annotations.Nullable;

/// The commits of a repository that the server has environments of. Each branch and tag is an environment; its code is mounted at a path that names
/// the commit, so that a branch that moves on is another directory: requests in progress go on with the commit they began with.
public final class GitCode {
    /// So many commits stay open; agents ask for files of the commit that their catalog was compiled from.
    private static final int MOST_OPEN = 64;

    private final GitRepository repository;
    private final Path root;
    private final Path cache;
    private final Consumer<String> problems;
    private final Map<String, Opened> opened = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Opened> eldest) {
            return size() > MOST_OPEN;
        }
    };

    /// One environment at one commit.
    ///
    /// @param path the directory above the environment's own, as `environmentpath` has it
    record Opened(String environment, String commit, Path path, CodeState state, Instant time) {
        Path directory() {
            return path.resolve(environment);
        }
    }

    /// @param root  the path below which commits are mounted; nothing is written there
    /// @param cache where Ruby code and submodules are copied to
    public GitCode(Path repository, Path root, Path cache, Consumer<String> problems) {
        this.repository = GitRepository.of(repository);
        this.root = root;
        this.cache = cache;
        this.problems = problems;
    }

    Path root() {
        return root;
    }

    /// The refs by the name of their environment. As r10k does: what may not stand in the name of an environment becomes an underscore. A branch
    /// counts more than a tag of the same name.
    private SequencedMap<String, String> refs() {
        TreeMap<String, String> refs = new TreeMap<>();
        List<String> all = repository.branchesAndTags();
        for (String prefix : List.of("refs/heads/", "refs/tags/")) {
            for (String ref : all) {
                if (ref.startsWith(prefix)) {
                    refs.putIfAbsent(ref.substring(prefix.length()).replaceAll("[^A-Za-z0-9_]", "_"), ref);
                }
            }
        }
        return refs;
    }

    List<String> names() {
        return List.copyOf(refs().keySet());
    }

    /// The present commit of an environment; null if the environment does not exist.
    @Nullable ObjectId tip(String environment) {
        for (String ref : List.of("refs/heads/" + environment, "refs/tags/" + environment)) {
            ObjectId commit = commit(ref);
            if (commit != null) {
                return commit;
            }
        }
        String ref = refs().get(environment);
        return ref == null ? null : commit(ref);
    }

    private @Nullable ObjectId commit(String ref) {
        try {
            return repository.commit(ref);
        } catch (CodeError unknown) {
            return null;
        }
    }

    /// An environment in its current state; null if it does not exist.
    @Nullable Opened current(String environment) {
        ObjectId tip = tip(environment);
        return tip == null ? null : open(environment, tip);
    }

    /// An environment as it was at a commit of its history, or at one that was opened before; null for any other commit.
    @Nullable Opened at(String environment, String commit) {
        synchronized (opened) {
            Opened known = opened.get(key(environment, commit));
            if (known != null) {
                return known;
            }
        }
        ObjectId tip = tip(environment);
        return tip != null && repository.isInHistory(commit, tip) ? open(environment, ObjectId.fromString(commit)) : null;
    }

    private static String key(String environment, String commit) {
        return commit + "/" + environment;
    }

    private Opened open(String environment, ObjectId commit) {
        String key = key(environment, commit.name());
        synchronized (opened) {
            Opened known = opened.get(key);
            if (known == null) {
                Path path = root.resolve(commit.name());
                CodeRequest.ModuleSource modules = new CodeRequest.ModuleSource(false, null, true);
                CodeState state = new CodeStates(new CodeRequest(repository.directory(), "", path.resolve(environment), cache, modules)).open(commit.name());
                state.problems().forEach(problems);
                known = new Opened(environment, commit.name(), path, state, repository.time(commit));
                opened.put(key, known);
            }
            return known;
        }
    }

    /// The commit that a path lies in; null if it is below no mount.
    @Nullable Opened holding(Path path) {
        if (!path.startsWith(root) || path.getNameCount() < root.getNameCount() + 2) {
            return null;
        }
        String commit = path.getName(root.getNameCount()).toString();
        String environment = path.getName(root.getNameCount() + 1).toString();
        synchronized (opened) {
            return opened.get(key(environment, commit));
        }
    }
}
