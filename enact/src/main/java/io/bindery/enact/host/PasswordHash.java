package io.bindery.enact.host;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.util.Optional;

/// Hashes passwords as the host's own login does, by the C function `crypt`: Java has none of its methods.
@SuppressWarnings("restricted") // Calling the C library is what this class is for.
public final class PasswordHash {
    private static final String LIBRARY = "libcrypt.so.1";
    private static final int LONGEST = 512;

    private PasswordHash() {}

    /// Whether a password has a hash; empty if the host cannot say.
    public static Optional<Boolean> matches(String password, String hash) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment function = SymbolLookup.libraryLookup(LIBRARY, arena).find("crypt").orElseThrow();
            FunctionDescriptor shape = FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.ADDRESS, ValueLayout.ADDRESS);
            MemorySegment made = (MemorySegment) Linker.nativeLinker()
                    .downcallHandle(function, shape)
                    .invokeExact(arena.allocateFrom(password), arena.allocateFrom(hash));
            boolean none = made.equals(MemorySegment.NULL);
            return Optional.of(!none && made.reinterpret(LONGEST).getString(0).equals(hash));
        } catch (Throwable e) {
            return Optional.empty();
        }
    }
}
