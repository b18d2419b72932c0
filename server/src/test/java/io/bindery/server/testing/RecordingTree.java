package io.bindery.server.testing;

import io.bindery.files.FileStamp;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FileTree;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The disk, with every path noted that a compile asks for.
public record RecordingTree(Set<Path> touched) implements FileTree {
    private Path noted(Path path) {
        touched.add(path.toAbsolutePath().normalize());
        return path;
    }

    @Override
    public @Nullable String text(Path file) {
        return DiskTree.DISK.text(noted(file));
    }

    @Override
    public FileStamp stamp(Path path) {
        return DiskTree.DISK.stamp(noted(path));
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
    public boolean isLink(Path path) {
        return DiskTree.DISK.isLink(noted(path));
    }

    @Override
    public boolean isExecutable(Path path) {
        return DiskTree.DISK.isExecutable(noted(path));
    }
}
