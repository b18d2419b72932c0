package io.bindery.files;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.Charset;

/// Functions of the C library, called through one handle that all of them share.
///
/// Making the first call costs about a tenth of a second, most of it for the handle of a signature. So there is one handle for all functions:
/// each takes up to five words and returns one. The calling conventions of x86-64, AArch64 and RISC-V pass integers and pointers in the same
/// registers and ignore arguments that a function does not have. Linux only.
@SuppressWarnings("restricted") // Calling the C library is what this class is for.
public final class SystemCalls {
    /// Where a call leaves the number of its error: the first `int`.
    public static final MemoryLayout STATE = Linker.Option.captureStateLayout();

    /// The encoding of file names.
    public static final Charset NAMES = Charset.forName(System.getProperty("sun.jnu.encoding", "UTF-8"));

    private static final ValueLayout.OfLong WORD = ValueLayout.JAVA_LONG;
    private static final Linker LINKER = Linker.nativeLinker();
    private static final MethodHandle CALL = LINKER.downcallHandle(
            FunctionDescriptor.of(WORD, WORD, WORD, WORD, WORD, WORD), Linker.Option.captureCallState("errno"));

    private SystemCalls() {}

    /// A function by its name.
    public static MemorySegment function(String name) {
        return LINKER.defaultLookup().findOrThrow(name);
    }

    /// What a function returns; of a result of type `int` only the lower half is set.
    ///
    /// @param state memory of the layout [#STATE]
    public static long call(MemorySegment function, MemorySegment state, long a, long b, long c, long d, long e) {
        try {
            return (long) CALL.invokeExact(function, state, a, b, c, d, e);
        } catch (RuntimeException | Error unchecked) {
            throw unchecked;
        } catch (Throwable impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
