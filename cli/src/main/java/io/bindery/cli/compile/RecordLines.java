package io.bindery.cli.compile;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// The lines of a stream, taken by any number of threads, each when it is ready for the next. Little work is done under the lock:
/// the thread itself decodes the bytes of its line.
public final class RecordLines {
    private static final int BUFFER = 1 << 17;

    private final InputStream in;
    private byte[] buffer = new byte[BUFFER];
    private int start;
    private int end;
    // Counted apart from the lock, which is held while waiting for input: a thread that has a line must not wait for the next one.
    private final AtomicInteger taken = new AtomicInteger();

    public RecordLines(InputStream in) {
        this.in = in;
    }

    /// The next line that is not blank, or null at the end.
    @Nullable String next() throws IOException {
        for (byte[] line = bytes(); line != null; line = bytes()) {
            String text = new String(line, StandardCharsets.UTF_8);
            if (!text.isBlank()) {
                taken.incrementAndGet();
                return text;
            }
        }
        return null;
    }

    /// How many lines were taken.
    int taken() {
        return taken.get();
    }

    private synchronized byte @Nullable [] bytes() throws IOException {
        int searched = start;
        while (true) {
            for (int at = searched; at < end; at++) {
                if (buffer[at] == '\n') {
                    return cut(at, at + 1);
                }
            }
            searched = end - start;
            if (!fill()) {
                return start == end ? null : cut(end, end);
            }
            searched += start;
        }
    }

    private byte[] cut(int to, int next) {
        byte[] line = Arrays.copyOfRange(buffer, start, to);
        start = next;
        return line;
    }

    private boolean fill() throws IOException {
        if (end == buffer.length) {
            byte[] target = end - start > buffer.length / 2 ? new byte[buffer.length * 2] : buffer;
            System.arraycopy(buffer, start, target, 0, end - start);
            buffer = target;
            end -= start;
            start = 0;
        }
        int count = in.read(buffer, end, buffer.length - end);
        end += Math.max(count, 0);
        return count >= 0;
    }
}
