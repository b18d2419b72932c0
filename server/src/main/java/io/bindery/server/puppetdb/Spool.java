package io.bindery.server.puppetdb;

import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/// Commands that PuppetDB has not accepted yet, one file each. A command that [#add] has returned survives a crash and is not
/// removed before PuppetDB has accepted it.
///
/// A file has a line with the command's name, version, node and time, and then the payload. The names of the files sort in the
/// order of their arrival.
final class Spool {
    private static final Set<PosixFilePermission> OWN = PosixFilePermissions.fromString("rw-------");
    private static final String SUFFIX = ".command";

    private final Path folder;
    private final AtomicLong count = new AtomicLong();

    Spool(Path folder) throws IOException {
        this.folder = folder;
        FileReplacement.makePrivateFolder(folder);
        FileReplacement.makePrivateFolder(rejected());
    }

    private Path rejected() {
        return folder.resolve("rejected");
    }

    void add(DbCommand command) throws IOException {
        String head = command.name() + " " + command.version() + " " + command.certname() + " " + command.produced() + "\n";
        byte[] first = head.getBytes(StandardCharsets.UTF_8);
        byte[] content = Arrays.copyOf(first, first.length + command.payload().length);
        System.arraycopy(command.payload(), 0, content, first.length, command.payload().length);
        String name = "%016x-%08x".formatted(System.currentTimeMillis(), count.incrementAndGet());
        FileReplacement.replace(folder.resolve(name + SUFFIX), content, OWN);
    }

    /// The files of all commands, oldest first.
    List<Path> waiting() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(SUFFIX)).sorted().toList();
        }
    }

    /// The command of a file.
    ///
    /// @throws IOException if the file holds none
    static DbCommand read(Path file) throws IOException {
        byte[] content = FileReading.bytes(file);
        int end = 0;
        while (end < content.length && content[end] != '\n') {
            end++;
        }
        String[] head = new String(content, 0, end, StandardCharsets.UTF_8).split(" ");
        if (head.length != 4 || !head[1].matches("\\d{1,3}") || end == content.length) {
            throw new IOException("the file holds no command");
        }
        try {
            byte[] payload = Arrays.copyOfRange(content, end + 1, content.length);
            return new DbCommand(head[0], Integer.parseInt(head[1]), head[2], Instant.parse(head[3]), payload);
        } catch (DateTimeException broken) {
            throw new IOException("the file holds no command");
        }
    }

    /// Removes a command that PuppetDB has taken.
    void done(Path file) throws IOException {
        FileReplacement.delete(file);
    }

    /// Puts a command aside that PuppetDB refuses, for somebody to look at.
    void refuse(Path file) throws IOException {
        FileReplacement.replace(rejected().resolve(String.valueOf(file.getFileName())), FileReading.bytes(file), OWN);
        FileReplacement.delete(file);
    }
}
