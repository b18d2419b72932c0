package io.bindery.server.ca;

import io.bindery.files.FileReading;
import io.bindery.files.FileStamp;
import io.bindery.files.FolderLock;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The authority's directory on disk. Everything that changes it does so while it holds the lock, in this process or another;
/// readers need no lock, because every write is atomic.
final class CaDirectory {
    private final CaSettings settings;
    private final CaFiles files;
    private final InstantSource clock;
    private final CaLog log;
    private final FolderLock lock;
    private volatile @Nullable Loaded loaded;

    /// The authority, as read from files with these stamps.
    private record Loaded(FileStamp certificate, FileStamp key, Authority authority) {}

    CaDirectory(CaSettings settings, CaFiles files, InstantSource clock, CaLog log) {
        this.settings = settings;
        this.files = files;
        this.clock = clock;
        this.log = log;
        this.lock = new FolderLock(settings.paths().directory().resolve(".lock"));
    }

    CaSettings settings() {
        return settings;
    }

    CaPaths paths() {
        return settings.paths();
    }

    CaFiles files() {
        return files;
    }

    CaLog log() {
        return log;
    }

    Instant now() {
        return clock.instant();
    }

    /// Does work that changes the directory.
    <T> T changing(FolderLock.Work<T> work) throws IOException {
        return lock.hold(work);
    }

    /// Work without a result.
    @FunctionalInterface
    interface Change {
        void make() throws IOException;
    }

    void change(Change change) throws IOException {
        lock.hold(() -> {
            change.make();
            return true;
        });
    }

    /// The authority; read anew when its files have changed.
    Authority authority() throws IOException {
        FileStamp certificate = FileStamp.of(paths().certificate());
        FileStamp key = FileStamp.of(paths().key());
        Loaded last = loaded;
        if (last != null && last.certificate.equals(certificate) && last.key.equals(key)) {
            return last.authority;
        }
        Authority read = Authority.read(paths());
        loaded = new Loaded(certificate, key, read);
        return read;
    }

    SerialFile serial() {
        return new SerialFile(paths().serial(), files);
    }

    InventoryFile inventory() {
        return new InventoryFile(paths().inventory(), files);
    }

    RevocationFile revocations() {
        return new RevocationFile(paths().revocations(), files);
    }

    InfraNodes infra() {
        return new InfraNodes(this);
    }

    boolean hasSigned(String name) {
        return SubjectRules.isHostName(name) && Files.isRegularFile(paths().signed(name));
    }

    boolean hasRequest(String name) {
        return SubjectRules.isHostName(name) && Files.isRegularFile(paths().request(name));
    }

    /// Copies the revocation lists to where the host's own TLS reads them. Needs the authority's lock.
    void publishRevocations() throws IOException {
        Path copy = paths().localList();
        byte[] lists = FileReading.bytes(paths().revocations());
        if (!copy.equals(paths().revocations()) && (!Files.exists(copy) || !Arrays.equals(lists, FileReading.bytes(copy)))) {
            files.replace(copy, lists, CaFiles.PUBLIC);
        }
    }
}
