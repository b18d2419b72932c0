package io.bindery.enact.host;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Puts files at paths: a temporary file in the same directory gets content, owner, attributes and mode, is forced to disk, and takes
/// the name of the file it replaces. A reader, or a machine that loses power, sees the old file or the new one.
record DraftWriter(PathWalk walk, Leftovers leftovers) {
    /// The size of a block of most file systems.
    private static final int HOLE = 4096;

    private static final int OWNER_ONLY = 0600;
    private static final String ACCESS_LIST = "system.posix_acl_access";

    void write(Path path, FileDraft draft) throws IOException {
        try (PathWalk.Place place = walk.place(path, draft.links())) {
            FileState old = place.found();
            check(path, old, draft);
            leftovers.clear(place.directory());
            String temporary = TemporaryName.make(place.name());
            int descriptor = place.directory().create(temporary, Posix.READ_WRITE | Posix.CREATE | Posix.EXCLUSIVE, OWNER_ONLY);
            boolean renamed = false;
            try {
                fill(descriptor, draft.content());
                finish(descriptor, place, old, draft);
                Posix.force(descriptor);
                Posix.rename(place.directory().descriptor(), temporary, place.directory().descriptor(), place.name());
                renamed = true;
            } catch (Posix.Failure e) {
                throw e.about(path);
            } finally {
                Posix.close(descriptor);
                if (!renamed) {
                    discard(place.directory(), temporary);
                }
            }
            place.directory().force();
        }
    }

    private static void check(Path path, @Nullable FileState old, FileDraft draft) throws FileSystemException {
        if (old != null && old.kind() == FileKind.DIRECTORY) {
            throw new FileSystemException(path.toString(), null, "Is a directory");
        }
        if (old != null && old.kind().isSpecial() && !draft.force()) {
            throw new FileSystemException(path.toString(), null, "is not a regular file and is not replaced");
        }
        FileState expected = draft.replaced();
        if (expected != null && !isSame(expected, old)) {
            throw new FileSystemException(path.toString(), null, "is not the file any more that was looked at");
        }
    }

    private static boolean isSame(FileState expected, @Nullable FileState now) {
        return now == null ? !expected.exists() : expected.exists() && expected.inode() == now.inode();
    }

    private static void fill(int descriptor, Content content) throws IOException {
        if (content.hasHoles()) {
            fillSparsely(descriptor, content);
            return;
        }
        byte[] buffer = new byte[1 << 16];
        try (InputStream stream = content.open()) {
            for (int read = stream.read(buffer); read >= 0; read = stream.read(buffer)) {
                Posix.write(descriptor, buffer, read);
            }
        }
    }

    /// Leaves out blocks of zeros, so that they take no space.
    private static void fillSparsely(int descriptor, Content content) throws IOException {
        byte[] zeros = new byte[HOLE];
        long size = 0;
        try (InputStream stream = content.open()) {
            for (byte[] block = stream.readNBytes(HOLE); block.length > 0; block = stream.readNBytes(HOLE)) {
                if (block.length == HOLE && Arrays.equals(block, zeros)) {
                    Posix.skip(descriptor, HOLE);
                } else {
                    Posix.write(descriptor, block, block.length);
                }
                size += block.length;
            }
        }
        Posix.cut(descriptor, size);
    }

    /// The order matters: a change of owner takes set-id bits and capabilities away, and the group's bits of a mode are the mask of an
    /// access list.
    private static void finish(int descriptor, PathWalk.Place place, @Nullable FileState old, FileDraft draft) throws IOException {
        FileState model = draft.inherits() ? old : null;
        own(descriptor, model == null ? draft.owner() : model.owner(), model == null ? draft.group() : model.group());
        if (draft.carries() && old != null && old.kind() == FileKind.FILE) {
            carry(descriptor, place, Posix.state(descriptor).owner() == old.owner());
        }
        Posix.changeMode(descriptor, model == null ? draft.mode() : model.mode());
        FileDraft.Times times = draft.times();
        if (times != null) {
            Posix.changeTimes(descriptor, times.accessed(), times.modified());
        }
    }

    private static void own(int descriptor, int owner, int group) throws Posix.Failure {
        FileState now = Posix.state(descriptor);
        if (owner >= 0 && owner != now.owner() || group >= 0 && group != now.group()) {
            Posix.changeOwner(descriptor, owner, group);
        }
    }

    /// @param keepsOwner whether the file stays its owner's. The access list of another user would let them read what the new owner keeps from them
    private static void carry(int descriptor, PathWalk.Place place, boolean keepsOwner) throws IOException {
        int source = place.directory().open(place.name(), Posix.READ_ONLY | Posix.NONBLOCK);
        try {
            for (String name : attributes(source)) {
                if (!keepsOwner && name.equals(ACCESS_LIST)) {
                    continue;
                }
                carry(name, source, descriptor, place.path());
            }
        } finally {
            Posix.close(source);
        }
    }

    private static String[] attributes(int source) throws Posix.Failure {
        try {
            return Posix.attributes(source);
        } catch (Posix.Failure e) {
            if (e.code() == Posix.ENOTSUP) {
                return new String[0];
            }
            throw e;
        }
    }

    private static void carry(String name, int source, int target, Path path) throws IOException {
        try {
            Posix.changeAttribute(target, name, Posix.attribute(source, name));
        } catch (Posix.Failure e) {
            if (e.code() != Posix.ENODATA) {
                throw new FileSystemException(path.toString(), null, "cannot keep its attribute " + name);
            }
        }
    }

    private static void discard(Directory directory, String temporary) {
        try {
            Posix.remove(directory.descriptor(), temporary, false);
        } catch (Posix.Failure _) {
            // If writing fails, removing often fails, too; the journal names the file that remains.
        }
    }
}
