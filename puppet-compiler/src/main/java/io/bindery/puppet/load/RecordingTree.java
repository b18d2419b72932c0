package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.jspecify.annotations.Nullable;

/// A tree that remembers which of its files and directories were read.
public final class RecordingTree implements FileTree {
    private final FileTree files;
    private final Set<String> read = new ConcurrentSkipListSet<>();

    public RecordingTree(FileTree files) {
        this.files = files;
    }

    /// What was read, sorted.
    public List<String> read() {
        return List.copyOf(read);
    }

    @Override
    public FileStamp stamp(Path path) {
        return files.stamp(path);
    }

    @Override
    public @Nullable String text(Path file) {
        String text = files.text(file);
        if (text != null) {
            read.add(file.toString());
        }
        return text;
    }

    @Override
    public byte @Nullable [] bytes(Path file) {
        byte[] bytes = files.bytes(file);
        if (bytes != null) {
            read.add(file.toString());
        }
        return bytes;
    }

    @Override
    public List<String> names(Path directory) {
        return files.names(directory);
    }

    @Override
    public boolean isExecutable(Path path) {
        return files.isExecutable(path);
    }

    @Override
    public boolean isLink(Path path) {
        return files.isLink(path);
    }
}
