package io.bindery.server.files;

import io.bindery.files.DirectoryWatches;
import io.bindery.server.http.Content;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The files of this machine.
public final class DiskFiles implements ServedFiles {
    // The time of change tells a new content also where a tool sets the time of modification back.
    private static final String ATTRIBUTES = "unix:uid,gid,mode,ino,dev,nlink,size,lastModifiedTime,ctime";
    private static final LinkOption[] FOLLOW = {};
    private static final LinkOption[] STAY = {LinkOption.NOFOLLOW_LINKS};
    private static final int MODE_BITS = 07777;

    private final @Nullable DirectoryWatches watches = DirectoryWatches.open();

    private record Version(
            @Nullable Object device, @Nullable Object inode, @Nullable Object size, @Nullable Object modified, @Nullable Object changed) {}

    @Override
    public @Nullable FileLook look(Path path, boolean follow) throws IOException {
        Map<String, Object> all;
        try {
            all = Files.readAttributes(path, ATTRIBUTES, follow ? FOLLOW : STAY);
        } catch (NoSuchFileException absent) {
            return null;
        } catch (IOException blocked) {
            // A file where a directory should be, or a loop of links, is as nothing.
            if (!Files.exists(path, follow ? FOLLOW : STAY)) {
                return null;
            }
            throw blocked;
        }
        int mode = number(all, "mode");
        FileLook.Kind kind = kind(mode);
        Object changed = all.get("ctime");
        Object modified = all.get("lastModifiedTime");
        return new FileLook(
                kind,
                number(all, "uid"),
                number(all, "gid"),
                mode & MODE_BITS,
                all.get("size") instanceof Long size ? size : 0,
                instant(modified),
                instant(changed),
                new Version(all.get("dev"), all.get("ino"), all.get("size"), modified, changed),
                number(all, "nlink") > 1 && kind != FileLook.Kind.DIRECTORY,
                kind == FileLook.Kind.LINK ? Files.readSymbolicLink(path).toString() : null);
    }

    @Override
    public @Nullable Object identity(Path path) {
        try {
            return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
        } catch (IOException absent) {
            return null;
        }
    }

    private static int number(Map<String, Object> attributes, String name) {
        return attributes.get(name) instanceof Integer number ? number : 0;
    }

    private static Instant instant(@Nullable Object time) {
        return time instanceof FileTime known ? known.toInstant() : Instant.EPOCH;
    }

    private static FileLook.Kind kind(int mode) {
        return switch (mode & 0170000) {
            case 0100000 -> FileLook.Kind.FILE;
            case 0040000 -> FileLook.Kind.DIRECTORY;
            case 0120000 -> FileLook.Kind.LINK;
            case 0010000 -> FileLook.Kind.FIFO;
            case 0140000 -> FileLook.Kind.SOCKET;
            case 0020000 -> FileLook.Kind.CHARACTER;
            case 0060000 -> FileLook.Kind.BLOCK;
            default -> FileLook.Kind.UNKNOWN;
        };
    }

    @Override
    public List<String> names(Path directory) throws IOException {
        List<String> names = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
            entries.forEach(each -> names.add(String.valueOf(each.getFileName())));
        }
        names.sort(null);
        return names;
    }

    @Override
    public InputStream open(Path file) throws IOException {
        return Files.newInputStream(file);
    }

    @Override
    public Content content(Path file) throws IOException {
        if (!Files.isReadable(file)) {
            throw new IOException("Could not read " + file);
        }
        return new Content.OfFile(file);
    }

    @Override
    public @Nullable Unchanged watch(List<Path> directories) {
        DirectoryWatches.Watch watch = watches == null ? null : watches.watch(directories);
        if (watch == null) {
            return null;
        }
        return new Unchanged() {
            @Override
            public boolean isUnchanged() {
                return watch.isQuiet();
            }

            @Override
            public void close() {
                watch.close();
            }
        };
    }
}
