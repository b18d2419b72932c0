package io.bindery.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A file of lines that several processes append to, one at a time. Each process sees the lines of the others before it decides
/// on its own.
///
/// The first line counts how often the file was rewritten, so that a reader notices. A line truncated by a crash is left alone:
/// the next line begins after a line end.
public final class SharedLines implements AutoCloseable {
    private static final int HEADER = 20;
    private static final Set<OpenOption> OPTIONS =
            Set.of(StandardOpenOption.READ, StandardOpenOption.WRITE, StandardOpenOption.CREATE, LinkOption.NOFOLLOW_LINKS);
    private static final FileAttribute<?> OWNER_ONLY =
            PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

    private final FileChannel channel;
    private String generation = "";
    private long read;
    private int lines;

    private SharedLines(FileChannel channel) {
        this.channel = channel;
    }

    public static SharedLines open(Path file) throws IOException {
        FileReplacement.makeFolderFor(file);
        return new SharedLines(FileChannel.open(
                file, OPTIONS, OWNER_ONLY));
    }

    /// The exclusive access of one process to the file.
    @FunctionalInterface
    public interface Turn {
        /// @param anew whether `lines` are all there are, and not only those that came since the last turn
        /// @return lines to append
        List<String> take(boolean anew, List<String> lines);
    }

    /// Waits for the other processes' turns to end, and takes one.
    public void take(Turn turn) throws IOException {
        FileLock lock = channel.lock();
        try {
            boolean anew = isAnew();
            List<String> news = news();
            append(turn.take(anew, news));
        } finally {
            lock.release();
        }
    }

    /// Writes the file anew where most of its lines have been superseded.
    ///
    /// @param worth the lines that matter, asked for in a turn
    public void compact(int largest, Turn worth) throws IOException {
        FileLock lock = channel.lock();
        try {
            List<String> kept = worth.take(isAnew(), news());
            if (lines > largest && lines > 2 * kept.size()) {
                channel.truncate(0);
                start(Long.parseLong(generation.strip()) + 1);
                append(kept);
            }
        } finally {
            lock.release();
        }
    }

    private boolean isAnew() throws IOException {
        if (channel.size() < HEADER) {
            channel.truncate(0);
            start(1);
            return true;
        }
        String found = text(0, HEADER);
        if (found.equals(generation)) {
            return false;
        }
        generation = found;
        read = HEADER;
        lines = 0;
        return true;
    }

    private void start(long number) throws IOException {
        String digits = Long.toString(number);
        generation = "0".repeat(HEADER - 1 - digits.length()) + digits + "\n";
        channel.write(ByteBuffer.wrap(generation.getBytes(StandardCharsets.ISO_8859_1)), 0);
        read = HEADER;
        lines = 0;
    }

    private List<String> news() throws IOException {
        long size = channel.size();
        if (size <= read) {
            return List.of();
        }
        List<String> found = new ArrayList<>(List.of(text(read, (int) (size - read)).split("\n", -1)));
        if (!found.removeLast().isEmpty()) {
            channel.write(ByteBuffer.wrap(new byte[] {'\n'}), size++);
        }
        read = size;
        lines += found.size();
        return found;
    }

    private void append(List<String> more) throws IOException {
        if (more.isEmpty()) {
            return;
        }
        ByteBuffer bytes = ByteBuffer.wrap((String.join("\n", more) + "\n").getBytes(StandardCharsets.ISO_8859_1));
        while (bytes.hasRemaining()) {
            read += channel.write(bytes, read);
        }
        lines += more.size();
    }

    private String text(long from, int length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(length);
        while (bytes.hasRemaining() && channel.read(bytes, from + bytes.position()) > 0) {
            continue;
        }
        return new String(bytes.array(), 0, bytes.position(), StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
