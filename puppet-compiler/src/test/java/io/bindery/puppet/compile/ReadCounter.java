package io.bindery.puppet.compile;

import io.bindery.files.FileStamp;
import io.bindery.puppet.load.FileTree;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A tree that counts how often each file is read.
final class ReadCounter implements FileTree {
    private final FileTree files;
    private final List<String> reads = new ArrayList<>();

    ReadCounter(FileTree files) {
        this.files = files;
    }

    int reads(String path) {
        return Collections.frequency(reads, Site.DIRECTORY + "/" + path);
    }

    @Override
    public FileStamp stamp(Path path) {
        return files.stamp(path);
    }

    @Override
    public @Nullable String text(Path file) {
        reads.add(file.toString());
        return files.text(file);
    }

    @Override
    public byte @Nullable [] bytes(Path file) {
        reads.add(file.toString());
        return files.bytes(file);
    }

    @Override
    public boolean isLink(Path path) {
        return false;
    }

    @Override
    public List<String> names(Path directory) {
        return files.names(directory);
    }
}
