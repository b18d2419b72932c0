package io.bindery.puppet.resource.file;

import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import io.bindery.puppet.resource.core.FilebucketType;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Stores the content of a file before it is overwritten or removed: beside it, or in a bucket.
record Backups(ManagedFile file, Surroundings around) {
    private static final FileChangeKeeper KEEPER = new FileChangeKeeper();

    /// Refuses a bucket that the catalog does not have.
    void check() {
        bucket();
    }

    /// The directory of the bucket, or null if backups do not go to a local bucket.
    @Nullable Path bucket() {
        String backup = file.attributes().backup();
        if (backup == null || backup.startsWith(".")) {
            return null;
        }
        if (around.catalog().find(new Reference("Filebucket", backup)) instanceof FilebucketType.Bucket bucket) {
            return bucket.directory();
        }
        if (!backup.equals("puppet")) {
            throw new ResourceError("Could not find filebucket " + backup + " specified in backup");
        }
        return around.options().bucket();
    }

    /// Backs up the file at the path.
    void make(FileState state) {
        String backup = file.attributes().backup();
        if (backup == null) {
            return;
        }
        boolean possible = switch (state.kind()) {
            case FILE, LINK -> true;
            case DIRECTORY -> file.attributes().forced();
            default -> false;
        };
        if (!possible) {
            around.speaker().say(LogLevel.WARNING, "Could not back up file of type " + FileMetadata.kind(state.kind()));
            return;
        }
        Path bucket = bucket();
        if (bucket == null) {
            beside(backup);
        } else {
            inBucket(bucket, state, backup);
        }
    }

    private void beside(String suffix) {
        Path copy = file.path().resolveSibling(file.path().getFileName() + suffix);
        FileState old = state(copy);
        if (old.kind() == FileKind.DIRECTORY) {
            throw new ResourceError("Will not remove directory backup " + copy + "; use a filebucket");
        }
        if (old.exists()) {
            around.speaker().say(LogLevel.INFO, "Removing old backup of type " + FileMetadata.kind(old.kind()));
            around.keep(KEEPER, new FileChange.Remove(copy));
        }
        around.keep(KEEPER, new FileChange.Copy(file.path(), copy));
    }

    private FileState state(Path path) {
        try {
            return around.host().files().state(path);
        } catch (IOException e) {
            return FileState.ABSENT;
        }
    }

    private void inBucket(Path bucket, FileState state, String name) {
        Bucket store = new Bucket(bucket, around.options().digestAlgorithm(), around.host(), around.enactor());
        switch (state.kind()) {
            case FILE -> store(store, file.path(), name);
            case DIRECTORY -> {
                if (!file.attributes().recurses()) {
                    around.speaker().say(LogLevel.INFO, "Recursively backing up to filebucket");
                    storeAll(store, file.path(), name);
                }
            }
            default -> {}
        }
    }

    private void storeAll(Bucket store, Path directory, String name) {
        try {
            for (String each : around.host().files().list(directory)) {
                Path path = directory.resolve(each);
                FileState state = around.host().files().state(path);
                if (state.kind() == FileKind.FILE) {
                    store(store, path, name);
                } else if (state.kind() == FileKind.DIRECTORY) {
                    storeAll(store, path, name);
                }
            }
        } catch (IOException e) {
            throw new ResourceError("Could not back " + directory + " up: " + FileChangeKeeper.reason(e));
        }
    }

    private void store(Bucket store, Path path, String name) {
        around.speaker().sayPlainly(LogLevel.INFO, "Computing checksum on file " + path);
        String digest = store.backup(path);
        around.speaker().say(LogLevel.INFO, "Filebucketed " + path + " to " + name + " with sum " + digest);
    }
}
