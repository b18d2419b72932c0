package io.bindery.cfengine.promise;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The records that the agent keeps between runs about the files it watches (`changes`).
public interface FileRecords {
    /// The fields stored under a key; null if the key has no record.
    @Nullable List<String> find(String key);

    void put(String key, List<String> fields);

    void remove(String key);

    /// Notes a change in the log of changes.
    ///
    /// @param kind `N` for a new file, `C` for other content, `S` for another status, `R` for a file that is gone
    void note(String handle, String path, char kind, String what);
}
