package io.bindery.fleet.code;

import io.bindery.files.FileStamp;
import io.bindery.puppet.load.FileTree;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The code of a site at one ref.
public final class CodeState {
    private final String label;
    private final String version;
    private final Path root;
    private final MountedTree files;
    private final List<String> problems;

    CodeState(String label, String version, Path root, MountedTree files, List<String> problems) {
        this.label = label;
        this.version = version;
        this.root = root;
        this.files = files;
        this.problems = problems;
    }

    /// The ref as the user named it.
    public String label() {
        return label;
    }

    /// The commit's id, `WORKTREE`, or the path of a directory.
    public String version() {
        return version;
    }

    /// The path at which the code's top directory is mounted, the same for all states, so that no path in a catalog tells them apart.
    public Path root() {
        return root;
    }

    public FileTree files() {
        return files;
    }

    /// A text that is equal for two states where everything at that path is: a file's content, a directory's names.
    public FileStamp stamp(Path path) {
        return files.stamp(path);
    }

    /// The same as a text that can be kept on the disk.
    public String fingerprint(Path path) {
        FileStamp stamp = files.stamp(path);
        if (!stamp.exists()) {
            return "-";
        }
        return stamp.inode() instanceof org.eclipse.jgit.lib.ObjectId id ? (stamp.isDirectory() ? "d" : "f") + id.name() : stamp.toString();
    }

    /// What is at a path; null if nothing is.
    ///
    /// @param follow whether what a link leads to is meant
    public @Nullable CodeFile look(Path path, boolean follow) {
        return files.look(path, follow);
    }

    List<MountedTree.Mount> mounts() {
        return files.mounts();
    }

    /// What is odd about this state but does not keep it from being compiled, in lines for people.
    public List<String> problems() {
        return List.copyOf(problems);
    }

    /// A path below the root as the repository has it; any other as it is.
    public String shown(String path) {
        String prefix = root + "/";
        return path.startsWith(prefix) ? path.substring(prefix.length()) : path;
    }

    /// A text that is the same at two states only where a program that opens files finds the same in a directory.
    public String identity(Path directory) {
        return files.identity(directory);
    }

    /// The place on the disk of a file or directory of a module, for programs that open files by themselves. The whole module is copied there if it is not
    /// on the disk; where nothing is to be copied it is the path itself.
    public Path onDisk(Path path) {
        Path module = path;
        for (Path at = path; at != null && !at.equals(root); at = at.getParent()) {
            if (files.isFile(at.resolve("metadata.json")) || files.isDirectory(at.resolve("lib"))) {
                module = at;
                break;
            }
        }
        Path copy = files.onDisk(module);
        return copy == null ? path : copy.resolve(module.relativize(path).toString());
    }
}
