package io.bindery.fleet.code;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.jgit.lib.ObjectId;
import org.jspecify.annotations.Nullable;

/// Opens states of the code by the names that users give: a ref, `WORKTREE`, or a directory.
public final class CodeStates {
    /// The name of the working tree.
    public static final String WORKTREE = "WORKTREE";

    private final CodeRequest request;
    private final Exports exports;
    private @Nullable GitRepository repository;

    public CodeStates(CodeRequest request) {
        this.request = request;
        this.exports = new Exports(request.cache().resolve("trees"));
    }

    /// @throws CodeError if no such state exists, or a part of it cannot be read
    public CodeState open(String name) {
        if (name.equals(WORKTREE)) {
            return worktree();
        }
        Path directory = Path.of(name);
        boolean isPath = name.startsWith("/") || name.startsWith("./") || name.startsWith("../") || name.equals(".");
        if (isPath) {
            return directory(directory);
        }
        if (GitRepository.find(request.basedir()) == null && Files.isDirectory(directory)) {
            return directory(directory);
        }
        return commit(name);
    }

    private GitRepository repository() {
        GitRepository known = repository;
        if (known == null) {
            known = GitRepository.of(request.basedir());
            repository = known;
        }
        return known;
    }

    private CodeState worktree() {
        Path top = repository().worktree();
        if (top == null) {
            throw new CodeError("The repository " + repository().directory() + " is bare: it has no working tree");
        }
        return assemble(WORKTREE, WORKTREE, new DirectoryTree(within(top)), new CopyOnWriteArrayList<>());
    }

    private CodeState directory(Path directory) {
        Path top = within(directory.toAbsolutePath().normalize());
        if (!Files.isDirectory(top)) {
            throw new CodeError("There is no directory " + top);
        }
        return assemble(directory.toString(), top.toString(), new DirectoryTree(top), new CopyOnWriteArrayList<>());
    }

    private Path within(Path top) {
        return request.subdirectory().isEmpty() ? top : top.resolve(request.subdirectory());
    }

    private CodeState commit(String ref) {
        GitRepository git = repository();
        ObjectId commit = git.commit(ref);
        ObjectId tree = git.treeOf(commit);
        if (tree == null) {
            throw new CodeError("The commit " + commit.name() + " has no tree in " + git.directory());
        }
        List<String> problems = new CopyOnWriteArrayList<>();
        Submodules submodules = new Submodules(git, exports, problems::add);
        GitTree whole = new GitTree(git.objects(), tree, submodules, exports);
        if (request.subdirectory().isEmpty()) {
            return assemble(ref, commit.name(), whole, problems);
        }
        Entry top = whole.entry(request.subdirectory());
        if (top == null || top.kind() != Entry.Kind.DIRECTORY) {
            throw new CodeError("There is no directory " + request.subdirectory() + " at " + ref);
        }
        return assemble(ref, commit.name(), new GitTree(git.objects(), top.id(), submodules, exports), problems);
    }

    private CodeState assemble(String label, String version, SourceTree tree, List<String> problems) {
        List<MountedTree.Mount> mounts = new ArrayList<>();
        mounts.add(new MountedTree.Mount(request.root(), tree));
        byte[] puppetfile = request.modules().wanted() ? tree.bytes("Puppetfile") : null;
        if (puppetfile != null) {
            ModuleStore store = new ModuleStore(request, exports, problems);
            mounts.addAll(store.mounts(Puppetfile.read(label + ":Puppetfile", new String(puppetfile, java.nio.charset.StandardCharsets.UTF_8)), tree));
        }
        return new CodeState(label, version, request.root(), new MountedTree(mounts), problems);
    }
}
