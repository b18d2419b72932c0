package io.bindery.enact.host;

import io.bindery.files.SystemCalls;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// The calls of the C library that name a file by an opened directory and a name in it, which Java has only in part.
///
/// Linux only, through the one handle of [SystemCalls]. Every method takes the path that is meant, for the message of its exception.
@SuppressWarnings("restricted") // Calling the C library is what this class is for.
final class Posix {
    static final int READ_ONLY = 0;
    static final int WRITE_ONLY = 01;
    static final int READ_WRITE = 02;
    static final int CREATE = 0100;
    static final int EXCLUSIVE = 0200;
    static final int APPEND = 02000;
    static final int NONBLOCK = 04000;

    /// The numbers of these two are not the same on all processors.
    private static final boolean SWAPPED = System.getProperty("os.arch", "").matches("aarch64|arm.*|ppc.*");

    static final int DIRECTORY = SWAPPED ? 040000 : 0200000;
    static final int NO_FOLLOW = SWAPPED ? 0100000 : 0400000;
    static final int CLOSE_ON_EXEC = 02000000;
    static final int PATH_ONLY = 010000000;

    private static final int FROM_HERE = -100;
    private static final int AT_SYMLINK_NOFOLLOW = 0x100;
    private static final int AT_REMOVEDIR = 0x200;
    private static final int AT_EMPTY_PATH = 0x1000;
    private static final int RENAME_NOREPLACE = 1;
    private static final int BASIC_STATS = 0x7ff;
    private static final int STATX_SIZE = 256;
    private static final int SECTOR = 512;
    private static final int SEEK_CURRENT = 1;
    private static final int PATH_LIMIT = 4096;

    static final int EPERM = 1;
    static final int ENOENT = 2;
    private static final int EINTR = 4;
    static final int EACCES = 13;
    static final int EEXIST = 17;
    static final int ENOTDIR = 20;
    static final int EINVAL = 22;
    static final int ENOSYS = 38;
    static final int ENOTEMPTY = 39;
    static final int ELOOP = 40;
    static final int ENODATA = 61;
    static final int ENOTSUP = 95;

    private static final ValueLayout.OfLong WORD = ValueLayout.JAVA_LONG;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;

    private static final MemorySegment OPENAT = SystemCalls.function("openat");
    private static final MemorySegment CLOSE = SystemCalls.function("close");
    private static final MemorySegment READ = SystemCalls.function("read");
    private static final MemorySegment WRITE = SystemCalls.function("write");
    private static final MemorySegment FSYNC = SystemCalls.function("fsync");
    private static final MemorySegment LSEEK = SystemCalls.function("lseek");
    private static final MemorySegment FTRUNCATE = SystemCalls.function("ftruncate");
    private static final MemorySegment STATX = SystemCalls.function("statx");
    private static final MemorySegment READLINKAT = SystemCalls.function("readlinkat");
    private static final MemorySegment MKDIRAT = SystemCalls.function("mkdirat");
    private static final MemorySegment MKFIFOAT = SystemCalls.function("mkfifoat");
    private static final MemorySegment SYMLINKAT = SystemCalls.function("symlinkat");
    private static final MemorySegment LINKAT = SystemCalls.function("linkat");
    private static final MemorySegment RENAMEAT = SystemCalls.function("renameat");
    private static final MemorySegment RENAMEAT2 = SystemCalls.function("renameat2");
    private static final MemorySegment UNLINKAT = SystemCalls.function("unlinkat");
    private static final MemorySegment FCHMOD = SystemCalls.function("fchmod");
    private static final MemorySegment FCHMODAT = SystemCalls.function("fchmodat");
    private static final MemorySegment FCHOWN = SystemCalls.function("fchown");
    private static final MemorySegment FCHOWNAT = SystemCalls.function("fchownat");
    private static final MemorySegment FUTIMENS = SystemCalls.function("futimens");
    private static final MemorySegment UTIMENSAT = SystemCalls.function("utimensat");
    private static final MemorySegment GETDENTS = SystemCalls.function("getdents64");
    private static final MemorySegment FLISTXATTR = SystemCalls.function("flistxattr");
    private static final MemorySegment FGETXATTR = SystemCalls.function("fgetxattr");
    private static final MemorySegment FSETXATTR = SystemCalls.function("fsetxattr");
    private static final MemorySegment STRERROR = SystemCalls.function("strerror");

    private Posix() {}

    /// The error of a call.
    static final class Failure extends IOException {
        private static final long serialVersionUID = 1L;
        private final int code;

        Failure(int code) {
            super("error " + code);
            this.code = code;
        }

        int code() {
            return code;
        }

        /// The exception that java.nio would throw for a path.
        FileSystemException about(Object path) {
            String name = path.toString();
            return switch (code) {
                case ENOENT -> new NoSuchFileException(name);
                case EEXIST -> new FileAlreadyExistsException(name);
                case EACCES -> new AccessDeniedException(name);
                case ENOTEMPTY -> new DirectoryNotEmptyException(name);
                default -> new FileSystemException(name, null, text(code));
            };
        }
    }

    private static String text(int code) {
        try (Arena arena = Arena.ofConfined()) {
            long text = SystemCalls.call(STRERROR, arena.allocate(SystemCalls.STATE), code, 0, 0, 0, 0);
            return MemorySegment.ofAddress(text).reinterpret(PATH_LIMIT).getString(0);
        }
    }

    private static long call(Arena arena, MemorySegment function, long a, long b, long c, long d, long e) throws Failure {
        MemorySegment state = arena.allocate(SystemCalls.STATE);
        while (true) {
            long result = SystemCalls.call(function, state, a, b, c, d, e);
            // Of a result of type int only the lower half is set.
            if ((int) result != -1) {
                return result;
            }
            int code = state.get(INT, 0);
            if (code != EINTR) {
                throw new Failure(code);
            }
        }
    }

    private static long text(Arena arena, String text) {
        byte[] bytes = text.getBytes(SystemCalls.NAMES);
        MemorySegment segment = arena.allocate(bytes.length + 1L);
        MemorySegment.copy(bytes, 0, segment, ValueLayout.JAVA_BYTE, 0, bytes.length);
        return segment.address();
    }

    static int open(int directory, String name, int flags, int mode) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            return (int) call(arena, OPENAT, directory, text(arena, name), flags | CLOSE_ON_EXEC, mode, 0);
        }
    }

    static int openRoot() throws Failure {
        return open(FROM_HERE, "/", PATH_ONLY | DIRECTORY, 0);
    }

    static void close(int descriptor) {
        try (Arena arena = Arena.ofConfined()) {
            SystemCalls.call(CLOSE, arena.allocate(SystemCalls.STATE), descriptor, 0, 0, 0, 0);
        }
    }

    /// Reads into an array; returns -1 at the end.
    static int read(int descriptor, byte[] into, int offset, int length) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment buffer = arena.allocate(Math.max(1, length));
            int count = (int) call(arena, READ, descriptor, buffer.address(), length, 0, 0);
            MemorySegment.copy(buffer, ValueLayout.JAVA_BYTE, 0, into, offset, count);
            return count == 0 ? -1 : count;
        }
    }

    /// Writes the first bytes of an array, all of them.
    static void write(int descriptor, byte[] bytes, int length) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment buffer = arena.allocate(Math.max(1, length));
            MemorySegment.copy(bytes, 0, buffer, ValueLayout.JAVA_BYTE, 0, length);
            for (int done = 0; done < length; ) {
                done += (int) call(arena, WRITE, descriptor, buffer.address() + done, length - done, 0, 0);
            }
        }
    }

    /// Goes on writing behind bytes that are left out, which are zeros then.
    static void skip(int descriptor, long bytes) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, LSEEK, descriptor, bytes, SEEK_CURRENT, 0, 0);
        }
    }

    /// Gives a file its size.
    static void cut(int descriptor, long size) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, FTRUNCATE, descriptor, size, 0, 0, 0);
        }
    }

    static void force(int descriptor) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, FSYNC, descriptor, 0, 0, 0, 0);
        }
    }

    /// What stands at a name, a link itself; null if nothing does.
    static @Nullable FileState find(int directory, String name) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            return state(arena, directory, text(arena, name), AT_SYMLINK_NOFOLLOW);
        } catch (Failure e) {
            if (e.code() == ENOENT) {
                return null;
            }
            throw e;
        }
    }

    /// The state of the file behind a descriptor.
    static FileState state(int descriptor) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            return state(arena, descriptor, text(arena, ""), AT_EMPTY_PATH);
        }
    }

    /// Whether a file that is open takes less space than it has bytes.
    static boolean hasHoles(int descriptor) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            return hasHoles(arena, descriptor, text(arena, ""), AT_EMPTY_PATH);
        }
    }

    /// As [#hasHoles(int)], of the file at an absolute path, links followed.
    static boolean hasHoles(String path) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            return hasHoles(arena, FROM_HERE, text(arena, path), 0);
        }
    }

    private static boolean hasHoles(Arena arena, int directory, long name, int flags) throws Failure {
        MemorySegment found = arena.allocate(STATX_SIZE, Long.BYTES);
        call(arena, STATX, directory, name, flags, BASIC_STATS, found.address());
        return found.get(WORD, 48) * SECTOR < found.get(WORD, 40);
    }

    private static FileState state(Arena arena, int directory, long name, int flags) throws Failure {
        MemorySegment found = arena.allocate(STATX_SIZE, Long.BYTES);
        call(arena, STATX, directory, name, flags, BASIC_STATS, found.address());
        int mode = found.get(ValueLayout.JAVA_SHORT, 28) & 0xffff;
        long device = (long) found.get(INT, 136) << 32 | found.get(INT, 140);
        return new FileState(
                FileKind.ofMode(mode),
                found.get(WORD, 40),
                mode & 07777,
                found.get(INT, 20),
                found.get(INT, 24),
                instant(found, 112),
                instant(found, 64),
                instant(found, 96),
                found.get(WORD, 32),
                device,
                found.get(INT, 16),
                "");
    }

    private static Instant instant(MemorySegment found, long offset) {
        return Instant.ofEpochSecond(found.get(WORD, offset), found.get(INT, offset + 8));
    }

    /// Where a link points that was opened itself.
    static String linkTarget(int link) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment buffer = arena.allocate(PATH_LIMIT);
            int length = (int) call(arena, READLINKAT, link, text(arena, ""), buffer.address(), PATH_LIMIT, 0);
            return new String(buffer.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE), SystemCalls.NAMES);
        }
    }

    static void makeDirectory(int directory, String name, int mode) throws Failure {
        named(MKDIRAT, directory, name, mode, 0, 0);
    }

    static void makePipe(int directory, String name, int mode) throws Failure {
        named(MKFIFOAT, directory, name, mode, 0, 0);
    }

    static void makeLink(int directory, String name, String target) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, SYMLINKAT, text(arena, target), directory, text(arena, name), 0, 0);
        }
    }

    /// Gives a file, or a link itself, another name.
    static void makeHardLink(int from, String existing, int to, String name) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, LINKAT, from, text(arena, existing), to, text(arena, name), 0);
        }
    }

    static void rename(int from, String name, int to, String newName) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, RENAMEAT, from, text(arena, name), to, text(arena, newName), 0);
        }
    }

    /// Renames unless something stands at the new name; a file system that cannot do both at once says [#EINVAL].
    static void renameNew(int from, String name, int to, String newName) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, RENAMEAT2, from, text(arena, name), to, text(arena, newName), RENAME_NOREPLACE);
        }
    }

    static void remove(int directory, String name, boolean isDirectory) throws Failure {
        named(UNLINKAT, directory, name, isDirectory ? AT_REMOVEDIR : 0, 0, 0);
    }

    private static void named(MemorySegment function, int directory, String name, long c, long d, long e) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, function, directory, text(arena, name), c, d, e);
        }
    }

    static void changeMode(int descriptor, int mode) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, FCHMOD, descriptor, mode, 0, 0, 0);
        }
    }

    /// Fails with [#ENOTSUP] at a link, which has no mode of its own.
    static void changeMode(int directory, String name, int mode) throws Failure {
        named(FCHMODAT, directory, name, mode, AT_SYMLINK_NOFOLLOW, 0);
    }

    static void changeOwner(int descriptor, int owner, int group) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, FCHOWN, descriptor, owner, group, 0, 0);
        }
    }

    static void changeOwner(int directory, String name, int owner, int group) throws Failure {
        named(FCHOWNAT, directory, name, owner, group, AT_SYMLINK_NOFOLLOW);
    }

    static void changeTimes(int descriptor, Instant accessed, Instant modified) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, FUTIMENS, descriptor, times(arena, accessed, modified), 0, 0, 0);
        }
    }

    static void changeTimes(int directory, String name, Instant accessed, Instant modified) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            call(arena, UTIMENSAT, directory, text(arena, name), times(arena, accessed, modified), AT_SYMLINK_NOFOLLOW, 0);
        }
    }

    private static long times(Arena arena, Instant accessed, Instant modified) {
        return arena.allocateFrom(WORD, accessed.getEpochSecond(), accessed.getNano(), modified.getEpochSecond(), modified.getNano())
                .address();
    }

    /// The next entries of an opened directory, in the form of the system; empty at the end.
    static byte[] entries(int descriptor) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment buffer = arena.allocate(1 << 16, Long.BYTES);
            int length = (int) call(arena, GETDENTS, descriptor, buffer.address(), buffer.byteSize(), 0, 0);
            return buffer.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE);
        }
    }

    static String name(byte[] bytes, int offset, int length) {
        return new String(bytes, offset, length, SystemCalls.NAMES);
    }

    /// The names of the extended attributes of an opened file: access lists, labels, capabilities and users' own.
    static String[] attributes(int descriptor) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            int size = (int) call(arena, FLISTXATTR, descriptor, 0, 0, 0, 0);
            MemorySegment buffer = arena.allocate(size + 1L);
            int length = (int) call(arena, FLISTXATTR, descriptor, buffer.address(), size, 0, 0);
            String names = new String(buffer.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE), StandardCharsets.ISO_8859_1);
            return names.isEmpty() ? new String[0] : names.split("\0");
        }
    }

    static byte[] attribute(int descriptor, String name) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            long text = arena.allocateFrom(name, StandardCharsets.ISO_8859_1).address();
            int size = (int) call(arena, FGETXATTR, descriptor, text, 0, 0, 0);
            MemorySegment buffer = arena.allocate(size + 1L);
            int length = (int) call(arena, FGETXATTR, descriptor, text, buffer.address(), size, 0);
            return buffer.asSlice(0, length).toArray(ValueLayout.JAVA_BYTE);
        }
    }

    static void changeAttribute(int descriptor, String name, byte[] value) throws Failure {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment buffer = arena.allocate(value.length + 1L);
            MemorySegment.copy(value, 0, buffer, ValueLayout.JAVA_BYTE, 0, value.length);
            long text = arena.allocateFrom(name, StandardCharsets.ISO_8859_1).address();
            call(arena, FSETXATTR, descriptor, text, buffer.address(), value.length, 0);
        }
    }
}
