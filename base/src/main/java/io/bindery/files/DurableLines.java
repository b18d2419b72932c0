package io.bindery.files;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A file of lines that one process writes for a later process. Only its owner can read it.
public final class DurableLines {
    /// Lines that go nowhere.
    public static final DurableLines NONE = new DurableLines(null, null);

    private final @Nullable Path file;
    private final @Nullable FileChannel channel;

    private DurableLines(@Nullable Path file, @Nullable FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /// Makes the file anew; the lines of an earlier one of the same name are lost.
    public static DurableLines create(Path file) throws IOException {
        Set<OpenOption> options = Set.of(
                StandardOpenOption.WRITE, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, LinkOption.NOFOLLOW_LINKS);
        return new DurableLines(
                file, FileChannel.open(file, options, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))));
    }

    /// Adds a line.
    ///
    /// @param forced whether it is on disk when this returns
    public void append(String line, boolean forced) throws IOException {
        FileChannel open = channel;
        if (open == null) {
            return;
        }
        ByteBuffer rest = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (rest.hasRemaining()) {
            open.write(rest);
        }
        if (forced) {
            open.force(false);
        }
    }

    /// Closes the file, and removes it where its lines are of no use any more.
    public void close(boolean removes) throws IOException {
        if (channel != null) {
            channel.close();
        }
        if (file != null && removes) {
            Files.deleteIfExists(file);
        }
    }
}
