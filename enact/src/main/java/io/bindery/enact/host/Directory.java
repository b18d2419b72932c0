package io.bindery.enact.host;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A directory that is held open, so that renames and links on its path cannot redirect later operations.
///
/// @param path the path by which it was reached, for messages
record Directory(int descriptor, Path path) implements AutoCloseable {
    private static final int NAME_OFFSET = 19;
    private static final int LENGTH_OFFSET = 16;

    /// What stands at a name; null if nothing does.
    @Nullable FileState find(String name) throws IOException {
        try {
            return Posix.find(descriptor, name);
        } catch (Posix.Failure e) {
            throw e.about(path.resolve(name));
        }
    }

    /// Opens a directory in this one. A link is refused with [Posix#ENOTDIR].
    Directory child(String name, int flags) throws Posix.Failure {
        int opened = Posix.open(descriptor, name, flags | Posix.DIRECTORY | Posix.NO_FOLLOW, 0);
        return new Directory(opened, path.resolve(name));
    }

    /// The names in this directory.
    List<String> names() throws IOException {
        int readable = open(".", Posix.READ_ONLY | Posix.DIRECTORY);
        try {
            List<String> names = new ArrayList<>();
            for (byte[] entries = Posix.entries(readable); entries.length > 0; entries = Posix.entries(readable)) {
                add(entries, names);
            }
            return names;
        } catch (Posix.Failure e) {
            throw e.about(path);
        } finally {
            Posix.close(readable);
        }
    }

    private static void add(byte[] entries, List<String> names) {
        java.nio.ByteBuffer numbers = java.nio.ByteBuffer.wrap(entries).order(java.nio.ByteOrder.nativeOrder());
        for (int start = 0; start < entries.length; start += numbers.getShort(start + LENGTH_OFFSET) & 0xffff) {
            int end = start + NAME_OFFSET;
            while (entries[end] != 0) {
                end++;
            }
            String name = Posix.name(entries, start + NAME_OFFSET, end - start - NAME_OFFSET);
            if (!name.equals(".") && !name.equals("..")) {
                names.add(name);
            }
        }
    }

    int open(String name, int flags) throws IOException {
        return create(name, flags, 0);
    }

    /// Opens a name that is not a link, making a file where the flags say so.
    int create(String name, int flags, int mode) throws IOException {
        try {
            return Posix.open(descriptor, name, flags | Posix.NO_FOLLOW, mode);
        } catch (Posix.Failure e) {
            throw e.about(path.resolve(name));
        }
    }

    /// Forces the names in this directory to disk. A directory that may be entered but not read cannot be forced.
    void force() throws IOException {
        try {
            int readable = Posix.open(descriptor, ".", Posix.READ_ONLY | Posix.DIRECTORY, 0);
            try {
                Posix.force(readable);
            } finally {
                Posix.close(readable);
            }
        } catch (Posix.Failure e) {
            if (e.code() != Posix.EACCES && e.code() != Posix.EINVAL) {
                throw e.about(path);
            }
        }
    }

    @Override
    public void close() {
        Posix.close(descriptor);
    }
}
