package io.bindery.files;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// A directory that is held open while a file in it is replaced. Whatever is renamed or linked on the way to it meanwhile leads nowhere else, and
/// no name of a temporary file is resolved twice.
///
/// Linux only. A kernel before 5.6 cannot refuse links on the way; there only the last name is checked.
@SuppressWarnings("restricted") // Calling the C library is what this class is for.
final class OpenedFolder implements AutoCloseable {
    /// The numbers of these two are not the same on all processors.
    private static final boolean SWAPPED = System.getProperty("os.arch", "").matches("aarch64|arm.*|ppc.*");

    private static final int DIRECTORY = SWAPPED ? 040000 : 0200000;
    private static final int NO_FOLLOW = SWAPPED ? 0100000 : 0400000;
    private static final int CLOSE_ON_EXEC = 02000000;
    private static final int PATH_ONLY = 010000000;
    private static final int WRITE_ONLY = 01;
    private static final int CREATE = 0100;
    private static final int EXCLUSIVE = 0200;
    private static final int FROM_HERE = -100;
    private static final int OWNER_ONLY = 0600;

    private static final MemorySegment SYSCALL = SystemCalls.function("syscall");
    private static final MemorySegment OPENAT = SystemCalls.function("openat");
    private static final MemorySegment CLOSE = SystemCalls.function("close");
    private static final MemorySegment WRITE = SystemCalls.function("write");
    private static final MemorySegment FCHOWN = SystemCalls.function("fchown");
    private static final MemorySegment FCHMOD = SystemCalls.function("fchmod");
    private static final MemorySegment FSYNC = SystemCalls.function("fsync");
    private static final MemorySegment RENAMEAT = SystemCalls.function("renameat");
    private static final MemorySegment UNLINKAT = SystemCalls.function("unlinkat");
    private static final MemorySegment STRERROR = SystemCalls.function("strerror");

    private static final int OPENAT2 = 437;
    private static final int NO_LINKS = 4;
    private static final long HOW_BYTES = 24;

    private static final int EPERM = 1;
    private static final int ENOENT = 2;
    private static final int EINTR = 4;
    private static final int ENOSYS = 38;

    private final Path path;
    private final Arena arena = Arena.ofConfined();
    private final MemorySegment state = arena.allocate(SystemCalls.STATE);
    private final int descriptor;

    private OpenedFolder(Path path) throws IOException {
        this.path = path;
        int opened;
        try {
            opened = open();
        } catch (IOException e) {
            arena.close();
            throw e;
        }
        this.descriptor = opened;
    }

    /// @param folder without links, as [TrustedLinks#followed] gives it
    static OpenedFolder open(Path folder) throws IOException {
        return new OpenedFolder(folder);
    }

    private int open() throws IOException {
        MemorySegment how = arena.allocate(HOW_BYTES, Long.BYTES);
        how.set(ValueLayout.JAVA_LONG, 0, PATH_ONLY | DIRECTORY | CLOSE_ON_EXEC);
        how.set(ValueLayout.JAVA_LONG, 16, NO_LINKS);
        int opened = (int) raw(SYSCALL, OPENAT2, FROM_HERE, name(path.toString()), how.address(), HOW_BYTES);
        int code = opened < 0 ? code() : 0;
        if (code == ENOSYS || code == EPERM) {
            return (int) call(OPENAT, path.toString(), FROM_HERE, name(path.toString()), PATH_ONLY | DIRECTORY | NO_FOLLOW | CLOSE_ON_EXEC, 0);
        }
        if (code != 0) {
            throw failure(path.toString(), code);
        }
        return opened;
    }

    /// Makes a file of a new name: its content, owner and mode, in this order, and forces it to disk where that is wanted. A file that cannot be
    /// finished is removed again.
    ///
    /// @param owner with the group, or -1 to leave both as they are
    void create(String name, byte[] content, int mode, int owner, int group, boolean forced) throws IOException {
        int file = (int) call(OPENAT, name, descriptor, name(name), WRITE_ONLY | CREATE | EXCLUSIVE | NO_FOLLOW | CLOSE_ON_EXEC, OWNER_ONLY);
        boolean finished = false;
        try {
            write(file, name, content);
            if (owner >= 0) {
                call(FCHOWN, name, file, owner, group, 0);
            }
            call(FCHMOD, name, file, mode, 0, 0);
            if (forced) {
                call(FSYNC, name, file, 0, 0, 0);
            }
            finished = true;
        } finally {
            raw(CLOSE, file, 0, 0, 0, 0);
            if (!finished) {
                remove(name);
            }
        }
    }

    private void write(int file, String name, byte[] content) throws IOException {
        try (Arena whole = Arena.ofConfined()) {
            MemorySegment bytes = whole.allocate(Math.max(1, content.length));
            MemorySegment.copy(content, 0, bytes, ValueLayout.JAVA_BYTE, 0, content.length);
            for (long done = 0; done < content.length; ) {
                done += call(WRITE, name, file, bytes.address() + done, content.length - done, 0);
            }
        }
    }

    /// Renames a file within this directory. A file that already has the new name is replaced.
    void rename(String from, String to) throws IOException {
        call(RENAMEAT, to, descriptor, name(from), descriptor, name(to));
    }

    /// Removes a file if it is there.
    void remove(String name) {
        raw(UNLINKAT, descriptor, name(name), 0, 0, 0);
    }

    /// Forces the names in this directory to disk.
    void force() throws IOException {
        int readable = (int) call(OPENAT, "", descriptor, name("."), DIRECTORY | CLOSE_ON_EXEC, 0);
        try {
            call(FSYNC, "", readable, 0, 0, 0);
        } finally {
            raw(CLOSE, readable, 0, 0, 0, 0);
        }
    }

    private long call(MemorySegment function, String about, long a, long b, long c, long d) throws IOException {
        while (true) {
            long result = raw(function, a, b, c, d, 0);
            // Of a result of type int only the lower half is set.
            if ((int) result != -1) {
                return result;
            }
            if (code() != EINTR) {
                throw failure(path.resolve(about).toString(), code());
            }
        }
    }

    private long raw(MemorySegment function, long a, long b, long c, long d, long e) {
        return SystemCalls.call(function, state, a, b, c, d, e);
    }

    private int code() {
        return state.get(ValueLayout.JAVA_INT, 0);
    }

    private FileSystemException failure(String about, int code) {
        if (code == ENOENT) {
            return new NoSuchFileException(about);
        }
        long text = raw(STRERROR, code, 0, 0, 0, 0);
        return new FileSystemException(about, null, MemorySegment.ofAddress(text).reinterpret(Short.MAX_VALUE).getString(0));
    }

    private long name(String name) {
        byte[] bytes = name.getBytes(SystemCalls.NAMES);
        MemorySegment segment = arena.allocate(bytes.length + 1L);
        MemorySegment.copy(bytes, 0, segment, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return segment.address();
    }

    @Override
    public void close() {
        raw(CLOSE, descriptor, 0, 0, 0, 0);
        arena.close();
    }
}
