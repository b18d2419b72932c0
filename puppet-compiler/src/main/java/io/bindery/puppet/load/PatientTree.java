package io.bindery.puppet.load;

import io.bindery.files.FileStamp;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// A tree that looks at each file at most once in a period. It serves many compiles in a row: looking at all files of an
/// environment again costs more than compiling a small node.
public final class PatientTree implements FileTree {
    private final FileTree files;
    private final Duration patience;
    private final long nanos;
    private volatile Stamps stamps = new Stamps(System.nanoTime());

    /// The stamps seen since some time.
    private record Stamps(long since, Map<Path, FileStamp> seen) {
        Stamps(long since) {
            this(since, new ConcurrentHashMap<>());
        }
    }

    /// @param patience how late a change is seen at most
    public PatientTree(FileTree files, Duration patience) {
        this.files = files;
        this.patience = patience;
        this.nanos = patience.toNanos();
    }

    @Override
    public FileStamp stamp(Path path) {
        Stamps current = stamps;
        long now = System.nanoTime();
        if (now - current.since >= nanos) {
            current = new Stamps(now);
            stamps = current;
        }
        FileStamp known = current.seen.get(path);
        if (known == null) {
            known = files.stamp(path);
            current.seen.put(path, known);
        }
        return known;
    }

    @Override
    public FileStamp latest(Path path) {
        FileStamp latest = files.latest(path);
        stamps.seen.put(path, latest);
        return latest;
    }

    @Override
    public Duration patience() {
        return patience;
    }

    @Override
    public @Nullable String text(Path file) {
        return files.text(file);
    }

    @Override
    public byte @Nullable [] bytes(Path file) {
        return files.bytes(file);
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
