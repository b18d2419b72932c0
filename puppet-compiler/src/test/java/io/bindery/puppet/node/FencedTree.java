package io.bindery.puppet.node;

import io.bindery.files.FileStamp;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FileTree;
import java.nio.file.Path;
import java.util.Set;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// The files of this machine, with a note of each path outside one directory that somebody looks at, lists or reads.
final class FencedTree implements FileTree {
    private final Path root;
    private final Set<Path> beyond = ConcurrentHashMap.newKeySet();

    FencedTree(Path root) {
        this.root = root;
    }

    /// The paths outside that were asked for, which are forgotten then.
    Set<Path> takeBeyond() {
        Set<Path> taken = Set.copyOf(beyond);
        beyond.clear();
        return taken;
    }

    private Path noted(Path path) {
        if (!path.toAbsolutePath().normalize().startsWith(root)) {
            beyond.add(path);
        }
        return path;
    }

    @Override
    public FileStamp stamp(Path path) {
        return DiskTree.DISK.stamp(noted(path));
    }

    @Override
    public @Nullable String text(Path file) {
        return DiskTree.DISK.text(noted(file));
    }

    @Override
    public byte @Nullable [] bytes(Path file) {
        return DiskTree.DISK.bytes(noted(file));
    }

    @Override
    public List<String> names(Path directory) {
        return DiskTree.DISK.names(noted(directory));
    }

    @Override
    public boolean isExecutable(Path path) {
        return DiskTree.DISK.isExecutable(noted(path));
    }

    @Override
    public boolean isLink(Path path) {
        return DiskTree.DISK.isLink(noted(path));
    }
}
