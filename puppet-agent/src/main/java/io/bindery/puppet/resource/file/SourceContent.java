package io.bindery.puppet.resource.file;

import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Surroundings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The content of sources, for types that assemble files from several parts.
public final class SourceContent {
    private static final long LIMIT = 256L << 20;

    private SourceContent() {}

    /// The text of the first source that exists.
    public static Optional<String> text(List<String> sources, Surroundings around) {
        List<String> addresses = new ArrayList<>();
        sources.forEach(source -> addresses.add(source.startsWith("/") ? "file://" + source : source));
        FileMetadata found = FileMetadata.find(addresses, true, around.host().files(), around.served());
        if (found == null) {
            return Optional.empty();
        }
        try {
            return Optional.of(new String(around.host().files().read(found.path(), LIMIT), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new ResourceError("Could not read " + found.path() + ": " + FileChangeKeeper.reason(e));
        }
    }
}
