package io.bindery.fleet.code;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jgit.errors.AmbiguousObjectException;
import org.eclipse.jgit.errors.IncorrectObjectTypeException;
import org.eclipse.jgit.errors.MissingObjectException;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Ref;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevObject;
import org.eclipse.jgit.revwalk.RevTree;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;
import org.jspecify.annotations.Nullable;

/// A git repository on the disk, bare or with a working tree. It is only read.
public final class GitRepository {
    static {
        QuietLog.install();
    }

    private final Repository objects;
    private final @Nullable Path worktree;

    private GitRepository(Repository objects, @Nullable Path worktree) {
        this.objects = objects;
        this.worktree = worktree;
    }

    /// The repository that a directory is in.
    ///
    /// @throws CodeError if the directory is not in a repository
    public static GitRepository of(Path directory) {
        GitRepository found = find(directory);
        if (found == null) {
            throw new CodeError(
                    directory + " is not in a git repository", "name the repository with --basedir, or compare two directories");
        }
        return found;
    }

    static @Nullable GitRepository find(Path directory) {
        QuietSystem.install();
        File start = directory.toAbsolutePath().normalize().toFile();
        FileRepositoryBuilder builder = new FileRepositoryBuilder().findGitDir(start);
        if (builder.getGitDir() == null && Files.isDirectory(directory.resolve("objects")) && Files.exists(directory.resolve("HEAD"))) {
            builder.setGitDir(start);
        }
        if (builder.getGitDir() == null) {
            return null;
        }
        try {
            Repository objects = builder.build();
            return new GitRepository(objects, objects.isBare() ? null : objects.getWorkTree().toPath());
        } catch (IOException | IllegalArgumentException unreadable) {
            throw new CodeError("Could not open the git repository " + builder.getGitDir() + ": " + unreadable.getMessage());
        }
    }

    Repository objects() {
        return objects;
    }

    /// The top of the working tree; null for a bare repository.
    public @Nullable Path worktree() {
        return worktree;
    }

    public Path directory() {
        return objects.getDirectory().toPath();
    }

    /// The id of the commit that a ref names.
    ///
    /// @throws CodeError if no such ref exists, or its objects are missing
    public ObjectId commit(String ref) {
        try (RevWalk walk = new RevWalk(objects)) {
            ObjectId id = resolve(ref);
            if (id == null) {
                throw unknown(ref);
            }
            RevObject object = walk.peel(walk.parseAny(id));
            if (object instanceof RevCommit commit) {
                return commit.copy();
            }
            throw new CodeError("The ref " + ref + " is no commit");
        } catch (MissingObjectException missing) {
            throw missing(ref);
        } catch (IOException unreadable) {
            throw new CodeError("Could not read the ref " + ref + " of " + directory() + ": " + unreadable.getMessage());
        }
    }

    private @Nullable ObjectId resolve(String ref) throws IOException {
        if (leadsOut(ref)) {
            return null;
        }
        try {
            ObjectId id = objects.resolve(ref);
            return id == null ? objects.resolve("origin/" + ref) : id;
        } catch (AmbiguousObjectException ambiguous) {
            throw new CodeError("The ref " + ref + " is ambiguous in " + directory());
        } catch (IllegalArgumentException | IncorrectObjectTypeException wrong) {
            // Not the syntax of a ref, or a name of another alphabet, which JGit takes for the beginning of an object's id.
            throw unknown(ref);
        } catch (MissingObjectException missing) {
            throw missing(ref);
        }
    }

    /// Whether a text could be the path of a file outside of the repository. JGit looks refs up as files; Git has no such refs.
    private static boolean leadsOut(String ref) {
        return ref.startsWith("/") || ref.contains("..") || ref.chars().anyMatch(Character::isISOControl);
    }

    private CodeError unknown(String ref) {
        String shallow = Files.exists(directory().resolve("shallow")) ? "the clone is shallow: git fetch --unshallow" : "git fetch may bring it";
        return new CodeError("There is no ref '" + ref + "' in the repository " + directory(), shallow);
    }

    private CodeError missing(String ref) {
        return new CodeError(
                "The commit of '" + ref + "' is not in the repository " + directory(),
                Files.exists(directory().resolve("shallow"))
                        ? "the clone is shallow; fetch all of it with `git fetch --unshallow`"
                        : "fetch it with `git fetch`");
    }

    /// The full names of all branches and tags, sorted.
    ///
    /// @throws CodeError if they cannot be read
    public List<String> branchesAndTags() {
        List<String> names = new ArrayList<>();
        try {
            for (Ref ref : objects.getRefDatabase().getRefsByPrefix(Constants.R_HEADS, Constants.R_TAGS)) {
                names.add(ref.getName());
            }
        } catch (IOException unreadable) {
            throw new CodeError("Could not read the refs of " + directory() + ": " + unreadable.getMessage());
        }
        names.sort(null);
        return names;
    }

    /// When a commit was made.
    public Instant time(ObjectId commit) {
        try (RevWalk walk = new RevWalk(objects)) {
            return walk.parseCommit(commit).getCommitterIdent().getWhenAsInstant();
        } catch (IOException unreadable) {
            throw new CodeError("Could not read the commit " + commit.name() + " of " + directory() + ": " + unreadable.getMessage());
        }
    }

    /// Whether a commit is one that a ref's history has.
    ///
    /// @param commit an id in full
    public boolean isInHistory(String commit, ObjectId tip) {
        if (!ObjectId.isId(commit)) {
            return false;
        }
        try (RevWalk walk = new RevWalk(objects)) {
            return walk.isMergedInto(walk.parseCommit(ObjectId.fromString(commit)), walk.parseCommit(tip));
        } catch (IOException absent) {
            return false;
        }
    }

    /// The tree of a commit, or null if the repository does not have the commit.
    @Nullable ObjectId treeOf(ObjectId commit) {
        try (RevWalk walk = new RevWalk(objects)) {
            RevTree tree = walk.parseCommit(commit).getTree();
            return tree.copy();
        } catch (MissingObjectException missing) {
            return null;
        } catch (IOException unreadable) {
            throw new CodeError("Could not read the commit " + commit.name() + " of " + directory() + ": " + unreadable.getMessage());
        }
    }

    /// Whether the repository has a commit of this id.
    boolean has(String commit) {
        return ObjectId.isId(commit) && treeOf(ObjectId.fromString(commit)) != null;
    }

    /// The repository of a submodule; null if it was never fetched.
    @Nullable GitRepository submodule(String path) {
        Path kept = directory().resolve("modules").resolve(path);
        if (Files.isDirectory(kept.resolve("objects"))) {
            return find(kept);
        }
        Path own = worktree == null ? null : worktree.resolve(path);
        return own != null && Files.isDirectory(own.resolve(".git")) ? find(own) : null;
    }
}
