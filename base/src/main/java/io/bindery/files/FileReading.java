package io.bindery.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;

/// Opens files whose bytes are passed on as a stream, for example to a connection, and reads whole files up to a size limit.
public final class FileReading {
    /// The largest file that is read whole. A device such as `/dev/zero` has no end.
    public static final int MOST_BYTES = 64 << 20;

    private FileReading() {}

    /// All bytes of a file. A pipe or a device is read only where `/dev` or `/proc` names it, as `/dev/stdin`: one that somebody put among the
    /// files of a site may never come to an end, or not even be opened.
    ///
    /// @throws RefusedFileException if it has more than [#MOST_BYTES], or is no file
    public static byte[] bytes(Path file) throws IOException {
        return bytes(file, Files.readAttributes(file, BasicFileAttributes.class));
    }

    /// All bytes of a file whose attributes were looked at already.
    public static byte[] bytes(Path file, BasicFileAttributes attributes) throws IOException {
        if (attributes.isOther() && !TrustedLinks.isSystem(file.toAbsolutePath())) {
            throw RefusedFileException.notAFile(file.toString());
        }
        try (SeekableByteChannel channel = Files.newByteChannel(file);
                InputStream in = Channels.newInputStream(channel)) {
            long size = channel.size();
            if (size > MOST_BYTES) {
                throw RefusedFileException.tooLarge(file.toString());
            }
            // What has no size, such as a pipe, is read as far as it goes.
            return size == 0 ? bytes(in, file.toString()) : bytes(channel, (int) size);
        }
    }

    private static byte[] bytes(SeekableByteChannel channel, int size) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(size);
        while (bytes.hasRemaining() && channel.read(bytes) >= 0) {}
        return bytes.hasRemaining() ? Arrays.copyOf(bytes.array(), bytes.position()) : bytes.array();
    }

    /// All bytes of a stream, such as standard input.
    ///
    /// @param name what the stream is called in messages
    /// @throws RefusedFileException if it has more than [#MOST_BYTES]
    public static byte[] bytes(InputStream in, String name) throws IOException {
        byte[] bytes = in.readNBytes(MOST_BYTES + 1);
        if (bytes.length > MOST_BYTES) {
            throw RefusedFileException.tooLarge(name);
        }
        return bytes;
    }

    /// A file of UTF-8 text.
    ///
    /// @throws RefusedFileException if it has more than [#MOST_BYTES]
    /// @throws CharacterCodingException if it is not UTF-8
    public static String text(Path file) throws IOException {
        return text(file, StandardCharsets.UTF_8);
    }

    /// A file of text in an encoding.
    public static String text(Path file, Charset encoding) throws IOException {
        return encoding.newDecoder().decode(ByteBuffer.wrap(bytes(file))).toString();
    }

    /// The lines of a file of UTF-8 text, without their ends.
    public static List<String> lines(Path file) throws IOException {
        return text(file).lines().toList();
    }

    public static SeekableByteChannel open(Path file) throws IOException {
        return Files.newByteChannel(file);
    }
}
