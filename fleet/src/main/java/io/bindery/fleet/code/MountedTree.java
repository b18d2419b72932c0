package io.bindery.fleet.code;

import io.bindery.files.FileStamp;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.Looks;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectInserter;
import org.jspecify.annotations.Nullable;

/// Sources mounted at paths, the deepest mount first; outside of all mounts the disk is visible. The tree is assumed never to
/// change: answers are cached for good. Stamps are made from contents, so that those of two trees can be compared: a file has
/// git's id, a directory its names.
final class MountedTree implements FileTree {
    private static final Duration FOREVER = Duration.ofDays(365);

    private final List<Mount> mounts;
    private final Map<Path, FileStamp> stamps = new ConcurrentHashMap<>();

    /// @param at an absolute path
    record Mount(Path at, SourceTree source) {
        private String inner(Path path) {
            return at.relativize(path).toString();
        }
    }

    MountedTree(List<Mount> mounts) {
        List<Mount> sorted = new ArrayList<>(mounts);
        sorted.sort(Comparator.comparingInt((Mount mount) -> mount.at.getNameCount()).reversed());
        this.mounts = List.copyOf(sorted);
    }

    List<Mount> mounts() {
        return mounts;
    }

    private @Nullable Mount mount(Path path) {
        for (Mount mount : mounts) {
            if (path.startsWith(mount.at)) {
                return mount;
            }
        }
        return null;
    }

    private static Path plain(Path path) {
        return path.toAbsolutePath().normalize();
    }

    @Override
    public FileStamp stamp(Path path) {
        Looks.at(path);
        FileStamp known = stamps.get(path);
        if (known == null) {
            known = look(plain(path));
            stamps.put(path, known);
        }
        return known;
    }

    private FileStamp look(Path path) {
        Mount mount = mount(path);
        if (mount == null) {
            return hasMountBelow(path) ? directory(path) : DiskTree.DISK.stamp(path);
        }
        Entry entry = mount.source.entry(mount.inner(path));
        if (entry == null) {
            return hasMountBelow(path) ? directory(path) : FileStamp.ABSENT;
        }
        return entry.kind() == Entry.Kind.FILE ? new FileStamp(entry.id(), 0, 0) : directory(path);
    }

    private FileStamp directory(Path path) {
        StringBuilder listing = new StringBuilder();
        listing(path).forEach((name, letter) -> listing.append(name).append('\0').append(letter));
        try (ObjectInserter.Formatter format = new ObjectInserter.Formatter()) {
            byte[] bytes = listing.toString().getBytes(StandardCharsets.UTF_8);
            return new FileStamp(format.idFor(Constants.OBJ_BLOB, bytes), -2, 0);
        }
    }

    private TreeMap<String, Character> listing(Path directory) {
        TreeMap<String, Character> names = new TreeMap<>();
        Mount mount = mount(directory);
        if (mount == null) {
            DiskTree.DISK.names(directory).forEach(name -> names.put(name, '?'));
        } else {
            mount.source.list(mount.inner(directory)).forEach((name, entry) -> names.put(name, entry.kind().letter()));
        }
        below(directory).forEach(name -> names.put(name, 'd'));
        return names;
    }

    private boolean hasMountBelow(Path path) {
        return !below(path).isEmpty();
    }

    /// The names in a directory that lead to mounts.
    private TreeSet<String> below(Path directory) {
        TreeSet<String> names = new TreeSet<>();
        int depth = directory.getNameCount();
        for (Mount mount : mounts) {
            if (mount.at.getNameCount() > depth && mount.at.startsWith(directory)) {
                names.add(mount.at.getName(depth).toString());
            }
        }
        return names;
    }

    @Override
    public byte @Nullable [] bytes(Path file) {
        Looks.at(file);
        Path path = plain(file);
        Mount mount = mount(path);
        return mount == null ? DiskTree.DISK.bytes(path) : mount.source.bytes(mount.inner(path));
    }

    @Override
    public List<String> names(Path directory) {
        Looks.at(directory);
        return List.copyOf(listing(plain(directory)).keySet());
    }

    @Override
    public boolean isLink(Path path) {
        Looks.at(path);
        Path asked = plain(path);
        Mount mount = mount(asked);
        return mount == null ? DiskTree.DISK.isLink(asked) : mount.source.isLink(mount.inner(asked));
    }

    /// Programs of a commit cannot be run; those elsewhere on the disk can.
    @Override
    public boolean isExecutable(Path path) {
        Looks.at(path);
        return mount(plain(path)) == null && DiskTree.DISK.isExecutable(path);
    }

    @Override
    public boolean covers(Path path) {
        return mount(plain(path)) != null;
    }

    @Override
    public Duration patience() {
        return FOREVER;
    }

    /// What is at a path below a mount; null if nothing is.
    @Nullable CodeFile look(Path asked, boolean follow) {
        Path path = plain(asked);
        Mount mount = mount(path);
        if (mount == null) {
            return null;
        }
        String target = follow ? null : mount.source.linkTarget(mount.inner(path));
        if (target != null) {
            return new CodeFile(false, false, target, target);
        }
        Entry entry = mount.source.entry(mount.inner(path));
        boolean directory = entry == null ? hasMountBelow(path) : entry.kind() != Entry.Kind.FILE;
        if (entry == null) {
            return directory ? new CodeFile(true, false, path.toString(), null) : null;
        }
        return new CodeFile(directory, entry.executable(), entry.id().name(), null);
    }

    /// A text that is the same at two states only where a program that opens files finds the same in a directory.
    String identity(Path directory) {
        Path path = plain(directory);
        Mount mount = mount(path);
        return mount == null ? path.toString() : mount.source.identity(mount.inner(path));
    }

    /// A directory on the disk with the content of this one; null if the tree has no such directory on a disk.
    @Nullable Path onDisk(Path directory) {
        Path path = plain(directory);
        Mount mount = mount(path);
        return mount == null ? path : mount.source.onDisk(mount.inner(path));
    }
}
