package io.bindery.server.ca;

import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/// All writes of the authority. Each one is atomic, and durable when it returns; tests put failures between them.
interface CaFiles {
    Set<PosixFilePermission> PUBLIC = PosixFilePermissions.fromString("rw-r--r--");
    Set<PosixFilePermission> SECRET = PosixFilePermissions.fromString("rw-r-----");

    void replace(Path file, byte[] content, Set<PosixFilePermission> mode) throws IOException;

    void delete(Path file) throws IOException;

    /// The disk.
    CaFiles DISK = new CaFiles() {
        @Override
        public void replace(Path file, byte[] content, Set<PosixFilePermission> mode) throws IOException {
            FileReplacement.replace(file, content, mode);
        }

        @Override
        public void delete(Path file) throws IOException {
            FileReplacement.delete(file);
        }
    };
}
