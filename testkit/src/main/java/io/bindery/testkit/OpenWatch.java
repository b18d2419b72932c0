package io.bindery.testkit;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Notes what is opened, made, changed or removed in directories, by whatever means: the kernel tells it (inotify).
@SuppressWarnings("restricted") // Calling the C library is what this class is for.
public final class OpenWatch implements AutoCloseable {
    private static final int NONBLOCK = 0x800;
    private static final int OPENED_OR_CHANGED = 0x20 | 0x100 | 0x200 | 0x2 | 0xc0;
    private static final int HEADER = 16;
    private static final int LENGTH_OFFSET = 12;
    private static final int BUFFER = 1 << 16;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;

    private final int descriptor;
    private final Map<Integer, Path> directories = new HashMap<>();

    public OpenWatch() throws IOException {
        descriptor = (int) call(function("inotify_init1", FunctionDescriptor.of(INT, INT)), NONBLOCK);
    }

    private static MethodHandle function(String name, FunctionDescriptor shape) {
        return Linker.nativeLinker().downcallHandle(Linker.nativeLinker().defaultLookup().findOrThrow(name), shape);
    }

    private static Object call(MethodHandle function, Object... arguments) throws IOException {
        try {
            return function.invokeWithArguments(arguments);
        } catch (RuntimeException | Error failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new IOException(failure);
        }
    }

    /// Watches the entries of a directory from now on.
    public void add(Path directory) throws IOException {
        MethodHandle watch = function("inotify_add_watch", FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS, INT));
        try (Arena arena = Arena.ofConfined()) {
            int number = (int) call(watch, descriptor, arena.allocateFrom(directory.toString()), OPENED_OR_CHANGED);
            if (number < 0) {
                throw new IOException("cannot watch " + directory);
            }
            directories.put(number, directory);
        }
    }

    /// What was touched since the last time.
    public Set<Path> take() throws IOException {
        Set<Path> touched = new TreeSet<>();
        MethodHandle read = function("read", FunctionDescriptor.of(ValueLayout.JAVA_LONG, INT, ValueLayout.ADDRESS, ValueLayout.JAVA_LONG));
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment events = arena.allocate(BUFFER, Integer.BYTES);
            for (long count = (long) call(read, descriptor, events, (long) BUFFER); count > 0; count = (long) call(read, descriptor, events, (long) BUFFER)) {
                for (long at = 0; at < count; ) {
                    int length = events.get(INT, at + LENGTH_OFFSET);
                    Path directory = directories.getOrDefault(events.get(INT, at), Path.of("?"));
                    touched.add(length == 0 ? directory : directory.resolve(events.getString(at + HEADER)));
                    at += HEADER + length;
                }
            }
        }
        return touched;
    }

    @Override
    public void close() throws IOException {
        call(function("close", FunctionDescriptor.of(INT, INT)), descriptor);
    }
}
