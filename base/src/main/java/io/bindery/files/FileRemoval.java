package io.bindery.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Removes temporary files and folders.
public final class FileRemoval {
    private FileRemoval() {}

    /// Removes a folder with all that is in it. Links are removed, not followed.
    public static void tree(Path folder) throws IOException {
        List<Path> made;
        try (Stream<Path> files = Files.walk(folder)) {
            made = files.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : made) {
            Files.delete(file);
        }
    }
}
