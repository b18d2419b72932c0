package io.bindery.server.files;

import io.bindery.server.http.Json;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The description of one file, which an agent compares with its own file.
///
/// @param path        the file, or in a listing the directory that the listing begins at
/// @param relative    the file's path below that directory; null outside of listings
/// @param checksum    null for a link whose target is missing or a directory
/// @param destination the target of a link; null for other files
record FileMetadata(
        String path,
        @Nullable String relative,
        boolean followed,
        int owner,
        int group,
        int mode,
        ChecksumKind kind,
        @Nullable String checksum,
        String type,
        @Nullable String destination) {

    Map<String, @Nullable Object> object() {
        return Json.object(
                "path", path,
                "relative_path", relative,
                "links", followed ? "follow" : "manage",
                "owner", owner,
                "group", group,
                "mode", mode,
                "checksum", Json.object("type", kind.label(), "value", checksum),
                "type", type,
                "destination", destination);
    }

    /// The file itself.
    Path file() {
        return relative == null || relative.equals(".") ? Path.of(path) : Path.of(path).resolve(relative);
    }
}
