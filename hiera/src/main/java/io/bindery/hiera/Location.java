package io.bindery.hiera;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A location that an entry of a hierarchy searches: a path or a URI, as written and as resolved.
///
/// @param path null for a URI
/// @param text the path or URI as text
record Location(String original, @Nullable Path path, String text, boolean exists) {
    static Location path(String original, Path path, boolean exists) {
        return new Location(original, path, path.toString(), exists);
    }

    static Location uri(String original, String uri) {
        return new Location(original, null, uri, true);
    }
}
