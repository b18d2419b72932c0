package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import io.bindery.files.FileView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The files of this machine.
public enum DiskTree implements FileTree {
    DISK;

    @Override
    public FileStamp stamp(Path path) {
        return FileView.DISK.stamp(path);
    }

    @Override
    public byte @Nullable [] bytes(Path file) {
        return FileView.DISK.bytes(file);
    }

    @Override
    public List<String> names(Path directory) {
        return FileView.DISK.names(directory);
    }

    @Override
    public boolean isExecutable(Path path) {
        return Files.isExecutable(path);
    }

    @Override
    public boolean isLink(Path path) {
        return FileView.DISK.isLink(path);
    }
}
