package io.bindery.server.files;

import io.bindery.server.v3.V3Error;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Reads the metadata of files. Digests are cached as long as a file's version stays the same, so that unchanged trees are not
/// read again.
final class MetadataReader {
    private static final int MOST_KNOWN = 100_000;
    private static final int PLAIN_MODE = 0644;

    private final ServedFiles files;
    private final Map<Key, Known> known = new ConcurrentHashMap<>();
    private final int ownOwner;
    private final int ownGroup;

    private record Key(Path file, ChecksumKind kind) {}

    private record Known(Object version, String checksum) {}

    MetadataReader(ServedFiles files) {
        this.files = files;
        int[] ids = ownIds();
        ownOwner = ids[0];
        ownGroup = ids[1];
    }

    // Java does not tell the process's own user and group; its entry in /proc belongs to them.
    private static int[] ownIds() {
        try {
            Map<String, Object> ids = Files.readAttributes(Path.of("/proc/self"), "unix:uid,gid");
            return new int[] {number(ids, "uid"), number(ids, "gid")};
        } catch (IOException | UnsupportedOperationException unknown) {
            return new int[] {0, 0};
        }
    }

    private static int number(Map<String, Object> attributes, String name) {
        return attributes.get(name) instanceof Integer number ? number : 0;
    }

    /// The metadata of a file, or of one below it.
    ///
    /// @param relative the path below `base`; null for `base` itself, not as part of a listing
    FileMetadata read(Path base, @Nullable String relative, FileQuery query) throws IOException {
        Path file = relative == null || relative.equals(".") ? base : base.resolve(relative);
        FileLook look = files.look(file, query.followLinks());
        if (look == null) {
            throw new NoSuchFileException(file.toString());
        }
        ChecksumKind kind = kind(look, query);
        boolean own = query.ownPermissions();
        return new FileMetadata(
                base.toString(),
                relative,
                query.followLinks(),
                own ? look.owner() : ownOwner,
                own ? look.group() : ownGroup,
                own ? look.mode() : PLAIN_MODE,
                kind,
                look.kind() == FileLook.Kind.LINK ? linkChecksum(file, kind) : checksum(file, kind, look),
                look.kind().word(),
                look.target());
    }

    private static ChecksumKind kind(FileLook look, FileQuery query) {
        return switch (look.kind()) {
            case DIRECTORY -> ChecksumKind.CTIME;
            case FIFO, SOCKET -> ChecksumKind.NONE;
            case FILE, LINK -> query.checksum();
            case CHARACTER, BLOCK, UNKNOWN -> throw V3Error.failed("Cannot manage files of type " + look.kind().word());
        };
    }

    private @Nullable String linkChecksum(Path link, ChecksumKind kind) {
        try {
            FileLook look = files.look(link, true);
            return look != null && (!kind.isDigest() || look.isFile()) ? checksum(link, kind, look) : null;
        } catch (IOException leadsNowhere) {
            return null;
        }
    }

    /// @param look tells whether the file is still the one whose digest is known
    private String checksum(Path file, ChecksumKind kind, FileLook look) throws IOException {
        if (!kind.isDigest()) {
            return kind.of(files, file, look);
        }
        Key key = new Key(file, kind);
        Known last = known.get(key);
        if (last != null && last.version.equals(look.version())) {
            return last.checksum;
        }
        String checksum = kind.of(files, file, look);
        if (known.size() >= MOST_KNOWN) {
            known.clear();
        }
        known.put(key, new Known(look.version(), checksum));
        return checksum;
    }
}
