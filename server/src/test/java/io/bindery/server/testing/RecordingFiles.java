package io.bindery.server.testing;

import io.bindery.server.files.DiskFiles;
import io.bindery.server.files.FileLook;
import io.bindery.server.files.ServedFiles;
import io.bindery.server.http.Content;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The disk, with every path noted that a request for files asks for.
public final class RecordingFiles implements ServedFiles {
    private final Set<Path> touched;
    private final DiskFiles disk = new DiskFiles();

    public RecordingFiles(Set<Path> touched) {
        this.touched = touched;
    }

    private Path noted(Path path) {
        touched.add(path.toAbsolutePath().normalize());
        return path;
    }

    @Override
    public @Nullable FileLook look(Path path, boolean follow) throws IOException {
        return disk.look(noted(path), follow);
    }

    @Override
    public @Nullable Object identity(Path path) {
        return disk.identity(noted(path));
    }

    @Override
    public List<String> names(Path directory) throws IOException {
        return disk.names(noted(directory));
    }

    @Override
    public InputStream open(Path file) throws IOException {
        return disk.open(noted(file));
    }

    @Override
    public Content content(Path file) throws IOException {
        return disk.content(noted(file));
    }

    @Override
    public @Nullable Unchanged watch(List<Path> directories) {
        directories.forEach(this::noted);
        return disk.watch(directories);
    }
}
