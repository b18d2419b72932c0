package io.bindery.fleet.code;

import io.bindery.files.FileStamp;
import io.bindery.files.FileView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectInserter;
import org.jspecify.annotations.Nullable;

/// The files of a directory on the disk. Each file has the id that git would give its content, so that it can be compared with a
/// file of a commit. A file is looked at once; later changes are not seen.
final class DirectoryTree implements SourceTree {
    static {
        QuietLog.install();
    }

    private final Path top;
    private final FileView disk = FileView.DISK;
    private final Map<String, SequencedMap<String, Entry>> listings = new ConcurrentHashMap<>();
    private final Map<String, Entry> entries = new ConcurrentHashMap<>();

    DirectoryTree(Path top) {
        this.top = top;
    }

    @Override
    public @Nullable Entry entry(String path) {
        Entry known = entries.get(path);
        if (known == null) {
            known = look(top.resolve(path));
            if (known != null) {
                entries.put(path, known);
            }
        }
        return known;
    }

    private @Nullable Entry look(Path path) {
        FileStamp stamp = disk.stamp(path);
        if (!stamp.exists()) {
            return null;
        }
        byte[] content = stamp.isDirectory() ? new byte[0] : disk.bytes(path);
        Entry.Kind kind = stamp.isDirectory() ? Entry.Kind.DIRECTORY : Entry.Kind.FILE;
        return content == null ? null : new Entry(kind, id(content));
    }

    /// The id that git gives a file with this content.
    static ObjectId id(byte[] content) {
        try (ObjectInserter.Formatter format = new ObjectInserter.Formatter()) {
            return format.idFor(Constants.OBJ_BLOB, content);
        }
    }

    @Override
    public boolean isLink(String path) {
        return disk.isLink(top.resolve(path));
    }

    @Override
    public @Nullable String linkTarget(String path) {
        try {
            return isLink(path) ? Files.readSymbolicLink(top.resolve(path)).toString() : null;
        } catch (IOException gone) {
            return null;
        }
    }

    // Nothing uses the ids of a directory's entries: only names and kinds matter.
    @Override
    public SequencedMap<String, Entry> list(String directory) {
        return listings.computeIfAbsent(directory, asked -> {
            TreeMap<String, Entry> found = new TreeMap<>();
            Path path = top.resolve(asked);
            for (String name : disk.names(path)) {
                if (!asked.isEmpty() || !name.equals(".git")) {
                    found.put(name, new Entry(kind(path.resolve(name)), ObjectId.zeroId()));
                }
            }
            return Collections.unmodifiableNavigableMap(found);
        });
    }

    private Entry.Kind kind(Path path) {
        if (disk.isLink(path)) {
            return Entry.Kind.LINK;
        }
        return disk.isDirectory(path) ? Entry.Kind.DIRECTORY : Entry.Kind.FILE;
    }

    @Override
    public byte @Nullable [] bytes(String path) {
        Path file = top.resolve(path);
        return disk.isFile(file) ? disk.bytes(file) : null;
    }

    @Override
    public String identity(String directory) {
        return top.resolve(directory).toString();
    }

    @Override
    public Path onDisk(String directory) {
        return top.resolve(directory);
    }
}
