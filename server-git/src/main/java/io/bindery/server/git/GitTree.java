package io.bindery.server.git;

import io.bindery.files.FileStamp;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FileTree;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The files that compiles read: below the mounts those of commits, elsewhere the disk.
public record GitTree(GitCode code) implements FileTree {
    private FileTree tree(Path path) {
        GitCode.Opened opened = code.holding(path);
        return opened == null ? DiskTree.DISK : opened.state().files();
    }

    @Override
    public FileStamp stamp(Path path) {
        return tree(path).stamp(path);
    }

    @Override
    public byte @Nullable [] bytes(Path file) {
        return tree(file).bytes(file);
    }

    @Override
    public List<String> names(Path directory) {
        return tree(directory).names(directory);
    }

    @Override
    public boolean isLink(Path path) {
        return tree(path).isLink(path);
    }

    @Override
    public boolean isExecutable(Path path) {
        return tree(path).isExecutable(path);
    }

    /// The place on the disk of a file, for Ruby code, which opens its libraries by itself.
    public Path onDisk(Path path) {
        GitCode.Opened opened = code.holding(path);
        return opened == null ? path : opened.state().onDisk(path);
    }
}
