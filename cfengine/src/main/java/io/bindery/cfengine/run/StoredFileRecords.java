package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.FileRecords;
import io.bindery.cfengine.value.ByteText;
import io.bindery.files.FileAppending;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Records about watched files in the state directory, and the log of their changes beside them.
final class StoredFileRecords implements FileRecords {
    private final StateFile file;
    private final Path changes;
    private final Instant now;
    private final Log log;

    StoredFileRecords(Workspace workspace, Instant now, Log log) {
        this.file = new StateFile(workspace.state().resolve("bindery_changes.state"));
        this.changes = workspace.state().resolve("file_changes.log");
        this.now = now;
        this.log = log;
    }

    @Override
    public @Nullable List<String> find(String key) {
        return file.records().get(key);
    }

    @Override
    public void put(String key, List<String> fields) {
        file.put(key, fields);
    }

    @Override
    public void remove(String key) {
        file.remove(key);
    }

    @Override
    public void note(String handle, String path, char kind, String what) {
        String line = now.getEpochSecond() + "," + handle + "," + path + "," + kind + "," + what + "\n";
        try {
            FileAppending.append(changes, ByteText.bytes(line));
        } catch (IOException e) {
            log.error("Could not write '" + changes + "': " + e.getMessage());
        }
    }

    void save() {
        try {
            file.save();
        } catch (IOException e) {
            log.error("Could not store the records of watched files: " + e.getMessage());
        }
    }
}
