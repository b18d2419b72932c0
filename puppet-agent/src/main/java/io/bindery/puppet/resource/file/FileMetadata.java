package io.bindery.puppet.resource.file;

import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.HostFiles;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.ServedFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A source that was found: its address, its path on this host, and its kind.
record FileMetadata(String source, Path path, FileState state) {
    private static final String FILE = "file:";
    private static final String PUPPET = "puppet:";

    /// The first of several sources that exists; null if none does.
    static @Nullable FileMetadata find(List<String> sources, boolean follows, HostFiles files, ServedFiles served) {
        for (String source : sources) {
            FileMetadata found = find(source, follows, files, served);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    static @Nullable FileMetadata find(String source, boolean follows, HostFiles files, ServedFiles served) {
        Path path = locate(source, served).orElse(null);
        if (path == null) {
            return null;
        }
        try {
            FileState state = follows ? files.stateFollowingLinks(path) : files.state(path);
            return state.exists() ? new FileMetadata(source, path, state) : null;
        } catch (IOException e) {
            throw new ResourceError("Could not retrieve file metadata for " + source + ": " + FileChangeKeeper.reason(e));
        }
    }

    private static Optional<Path> locate(String source, ServedFiles served) {
        if (source.startsWith(FILE)) {
            return Optional.of(Path.of(source.substring(FILE.length()).replaceFirst("^//+", "/")));
        }
        if (source.startsWith(PUPPET + "///")) {
            return served.find(source.substring((PUPPET + "///").length()));
        }
        String reason = source.startsWith(PUPPET)
                ? "a file server is not asked by this command; leave the server's name out to use the files of modules on this host"
                : "files are not fetched over HTTP by this command";
        throw new ResourceError("Could not retrieve file metadata for " + source + ": " + reason);
    }

    /// The kind as Ruby names it.
    String kind() {
        return kind(state.kind());
    }

    static String kind(FileKind kind) {
        return switch (kind) {
            case ABSENT -> "absent";
            case FILE -> "file";
            case DIRECTORY -> "directory";
            case LINK -> "link";
            default -> "fifo";
        };
    }
}
