package io.bindery.puppet.resource.parsed;

import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/// A table that is a file.
///
/// @param mode  its permissions; -1 keeps the present ones, or the usual ones for a new file
/// @param owner its owner; -1 keeps the present one
/// @param group its group if the file is new; -1 for the usual one
record TableFile(Path path, byte[] content, int mode, int owner, int group) {
    private static final long LIMIT = 64L << 20;

    /// The text of a file; empty if the file does not exist.
    static String read(String path, Surroundings around) {
        try {
            return around.host().files().stateFollowingLinks(Path.of(path)).exists()
                    ? new String(around.host().files().read(Path.of(path), LIMIT), StandardCharsets.UTF_8)
                    : "";
        } catch (IOException e) {
            throw new ResourceError("Could not read " + path + ": " + e.getMessage());
        }
    }

    static void write(String path, String text, int mode, int owner, int group, Surroundings around) {
        around.keep(new TableFileKeeper(), new TableFile(Path.of(path), text.getBytes(StandardCharsets.UTF_8), mode, owner, group));
    }

    /// Writes a table that keeps its permissions and owner.
    static void write(String path, String text, Surroundings around) {
        write(path, text, -1, -1, -1, around);
    }
}
