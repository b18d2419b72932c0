package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import io.bindery.files.FileView;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
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
    public @Nullable String text(Path file) {
        byte[] bytes = bytes(file);
        return bytes == null ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    @Override
    public byte @Nullable [] bytes(Path file) {
        return FileView.DISK.bytes(file);
    }

    @Override
    public List<String> names(Path directory) {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
            for (Path entry : entries) {
                names.add(entry.getFileName().toString());
            }
        } catch (IOException unseen) {
            return List.of();
        }
        Collections.sort(names);
        return names;
    }

    @Override
    public boolean isExecutable(Path path) {
        return Files.isExecutable(path);
    }

    @Override
    public boolean isLink(Path path) {
        return Files.isSymbolicLink(path);
    }
}
