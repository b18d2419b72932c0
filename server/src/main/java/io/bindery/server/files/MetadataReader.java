package io.bindery.server.files;

import io.bindery.server.v3.V3Error;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// Reads the metadata of files. Digests are kept for as long as a file's stamp stays the same, so that unchanged trees are not read again.
final class MetadataReader {
    private static final int MOST_KNOWN = 100_000;

    // The time of change tells a new content also where a tool sets the time of modification back.
    private static final String ATTRIBUTES = "unix:uid,gid,mode,ino,dev,size,lastModifiedTime,ctime";
    private static final int PLAIN_MODE = 0644;
    private static final int MODE_BITS = 07777;

    private final Map<Key, Known> known = new ConcurrentHashMap<>();
    private final int ownOwner;
    private final int ownGroup;

    private record Key(Path file, ChecksumKind kind) {}

    private record Known(Map<String, Object> attributes, String checksum) {}

    MetadataReader() {
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
        LinkOption[] options = query.followLinks() ? new LinkOption[0] : new LinkOption[] {LinkOption.NOFOLLOW_LINKS};
        Map<String, Object> ids = Files.readAttributes(file, ATTRIBUTES, options);
        int mode = number(ids, "mode");
        String type = type(mode);
        ChecksumKind kind = switch (type) {
            case "directory" -> ChecksumKind.CTIME;
            case "fifo", "socket" -> ChecksumKind.NONE;
            default -> query.checksum();
        };
        boolean own = query.ownPermissions();
        return new FileMetadata(
                base.toString(),
                relative,
                query.followLinks(),
                own ? number(ids, "uid") : ownOwner,
                own ? number(ids, "gid") : ownGroup,
                own ? mode & MODE_BITS : PLAIN_MODE,
                kind,
                type.equals("link") ? linkChecksum(file, kind) : checksum(file, kind, ids),
                type,
                type.equals("link") ? Files.readSymbolicLink(file).toString() : null);
    }

    private static String type(int mode) {
        return switch (mode & 0170000) {
            case 0100000 -> "file";
            case 0040000 -> "directory";
            case 0120000 -> "link";
            case 0010000 -> "fifo";
            case 0140000 -> "socket";
            case 0020000 -> throw V3Error.failed("Cannot manage files of type characterSpecial");
            case 0060000 -> throw V3Error.failed("Cannot manage files of type blockSpecial");
            default -> throw V3Error.failed("Cannot manage files of type unknown");
        };
    }

    private @Nullable String linkChecksum(Path link, ChecksumKind kind) {
        try {
            boolean readable = !kind.isDigest() || Files.isRegularFile(link);
            return readable ? checksum(link, kind, Files.readAttributes(link, ATTRIBUTES)) : null;
        } catch (IOException leadsNowhere) {
            return null;
        }
    }

    /// @param attributes those of the file; they tell whether it is still the one whose digest is known
    private String checksum(Path file, ChecksumKind kind, Map<String, Object> attributes) throws IOException {
        if (!kind.isDigest()) {
            return kind.of(file);
        }
        Key key = new Key(file, kind);
        Known last = known.get(key);
        if (last != null && last.attributes.equals(attributes)) {
            return last.checksum;
        }
        String checksum = kind.of(file);
        if (known.size() >= MOST_KNOWN) {
            known.clear();
        }
        known.put(key, new Known(attributes, checksum));
        return checksum;
    }
}
