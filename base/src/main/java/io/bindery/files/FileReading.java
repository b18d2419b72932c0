package io.bindery.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/// Opens files for reading where a stream of bytes is handed on to somebody else, such as a connection, and reads whole files of bearable size.
public final class FileReading {
    /// The largest file that is read whole. A device such as `/dev/zero` has no end.
    public static final int MOST_BYTES = 64 << 20;

    private FileReading() {}

    /// All bytes of a file.
    ///
    /// @throws FileTooLargeException where it has more than [#MOST_BYTES]
    public static byte[] bytes(Path file) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(file);
                InputStream in = Channels.newInputStream(channel)) {
            // What has no size, such as a pipe, is read as far as it goes.
            byte[] bytes = channel.size() > MOST_BYTES ? null : in.readNBytes(MOST_BYTES + 1);
            if (bytes == null || bytes.length > MOST_BYTES) {
                throw new FileTooLargeException(file.toString());
            }
            return bytes;
        }
    }

    public static SeekableByteChannel open(Path file) throws IOException {
        return Files.newByteChannel(file);
    }
}
