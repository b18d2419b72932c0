package io.bindery.fleet.code;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.jspecify.annotations.Nullable;

/// The commits of a branch, along the first parents.
public record CommitHistory(GitRepository repository) {
    /// A commit.
    ///
    /// @param subject the first line of its message
    public record Commit(String id, String subject) {}

    /// The last commits up to a ref that touch one of these paths, and before them the state that the first of them is compared with. The oldest comes first.
    ///
    /// @param beginning a ref at which the walk ends; null for the whole history
    /// @param most how many commits, not counting the one before the first
    /// @param paths relative to the top of the repository; empty for all commits
    /// @throws CodeError if a ref is unknown or a commit is missing
    public List<Commit> last(String tip, @Nullable String beginning, int most, List<String> paths) {
        Deque<Commit> found = new ArrayDeque<>();
        ObjectId end = beginning == null ? ObjectId.zeroId() : repository.commit(beginning);
        try (RevWalk walk = new RevWalk(repository.objects());
                ObjectReader reader = repository.objects().newObjectReader()) {
            RevCommit commit = walk.parseCommit(repository.commit(tip));
            RevCommit oldest = null;
            while (found.size() < most && !commit.equals(end) && commit.getParentCount() > 0) {
                RevCommit parent = walk.parseCommit(commit.getParent(0));
                if (touches(commit, parent, paths, reader)) {
                    found.addFirst(of(commit));
                    oldest = parent;
                }
                commit = parent;
            }
            if (oldest != null) {
                found.addFirst(of(oldest));
            }
        } catch (IOException missing) {
            throw new CodeError(
                    "Could not read the history of '" + tip + "' in " + repository.directory() + ": " + missing.getMessage(),
                    "a shallow clone lacks commits; fetch all of them with `git fetch --unshallow`");
        }
        return List.copyOf(found);
    }

    private static boolean touches(RevCommit commit, RevCommit parent, List<String> paths, ObjectReader reader) throws IOException {
        if (paths.isEmpty()) {
            return true;
        }
        for (String path : paths) {
            if (!id(commit, path, reader).equals(id(parent, path, reader))) {
                return true;
            }
        }
        return false;
    }

    private static ObjectId id(RevCommit commit, String path, ObjectReader reader) throws IOException {
        try (TreeWalk walk = TreeWalk.forPath(reader, path, commit.getTree())) {
            return walk == null ? ObjectId.zeroId() : walk.getObjectId(0);
        }
    }

    private static Commit of(RevCommit commit) {
        return new Commit(commit.name(), commit.getShortMessage());
    }
}
