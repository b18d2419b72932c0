package io.bindery.files;

import java.io.IOException;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/// Opens files for reading where a stream of bytes is handed on to somebody else, such as a connection.
public final class FileReading {
    private FileReading() {}

    public static SeekableByteChannel open(Path file) throws IOException {
        return Files.newByteChannel(file);
    }
}
