package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.StateFiles;
import io.bindery.cfengine.value.ByteText;
import io.bindery.files.FileReading;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.Optional;

/// Texts in the state directory, readable by their owner only.
final class StoredStateFiles implements StateFiles {
    private final Path folder;
    private final Log log;

    StoredStateFiles(Workspace workspace, Log log) {
        this.folder = workspace.state();
        this.log = log;
    }

    @Override
    public Optional<Stored> read(String name) {
        Path file = folder.resolve(leaf(name));
        try {
            return Files.isRegularFile(file)
                    ? Optional.of(new Stored(ByteText.of(FileReading.bytes(file)), Files.getLastModifiedTime(file).toInstant()))
                    : Optional.empty();
        } catch (IOException e) {
            log.error("Could not read '" + file + "': " + e.getMessage());
            return Optional.empty();
        }
    }

    @Override
    public void write(String name, String text) {
        Path file = folder.resolve(leaf(name));
        try {
            FileReplacement.makeFolderFor(file);
            FileReplacement.replace(file, ByteText.bytes(text), PosixFilePermissions.fromString("rw-------"));
        } catch (IOException e) {
            log.error("Could not write '" + file + "': " + e.getMessage());
        }
    }

    @Override
    public void expire(String name) {
        Path file = folder.resolve(leaf(name));
        try {
            if (Files.isRegularFile(file)) {
                FileReplacement.date(file, Instant.EPOCH);
            }
        } catch (IOException e) {
            log.error("Could not change the time of '" + file + "': " + e.getMessage());
        }
    }

    /// A name is one file of the directory, whatever is in it.
    private static String leaf(String name) {
        return name.replace('/', '_');
    }
}
