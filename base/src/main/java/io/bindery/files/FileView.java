package io.bindery.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The access to files that readers need. A wrapper can record the files that are read, or limit how often the disk is asked.
public interface FileView {
    /// The files of this machine, asked each time.
    FileView DISK = new FileView() {
        @Override
        public FileStamp stamp(Path path) {
            try {
                return FileStamp.of(path);
            } catch (IOException unseen) {
                return FileStamp.ABSENT;
            }
        }

        @Override
        public byte @Nullable [] bytes(Path file) {
            try {
                return FileReading.bytes(file);
            } catch (NoSuchFileException absent) {
                return null;
            } catch (FileSystemException unreadable) {
                throw new UncheckedIOException(unreadable);
            } catch (IOException unreadable) {
                // A directory, or a disk that fails: the JDK does not say which file it was.
                throw new UncheckedIOException(new FileSystemException(file.toString(), null, unreadable.getMessage()));
            }
        }

        @Override
        public List<String> names(Path directory) {
            List<String> names = new ArrayList<>();
            try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
                for (Path entry : entries) {
                    names.add(String.valueOf(entry.getFileName()));
                }
            } catch (IOException | DirectoryIteratorException unseen) {
                return List.of();
            }
            Collections.sort(names);
            return names;
        }

        @Override
        public boolean isLink(Path path) {
            return Files.isSymbolicLink(path);
        }
    };

    /// The stamp of a file or directory, links followed; the stamp of an absent file where it does not exist or cannot be looked at.
    FileStamp stamp(Path path);

    /// The bytes of a file, or null if the file does not exist.
    ///
    /// @throws UncheckedIOException if the file exists but cannot be read
    byte @Nullable [] bytes(Path file);

    /// The names in a directory, sorted; an empty list if the directory does not exist.
    List<String> names(Path directory);

    /// Whether it is a symbolic link, wherever that leads.
    boolean isLink(Path path);

    default boolean exists(Path path) {
        return stamp(path).exists();
    }

    default boolean isDirectory(Path path) {
        return stamp(path).isDirectory();
    }

    default boolean isFile(Path path) {
        FileStamp stamp = stamp(path);
        return stamp.exists() && !stamp.isDirectory();
    }
}
