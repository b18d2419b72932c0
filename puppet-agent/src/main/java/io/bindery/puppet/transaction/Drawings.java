package io.bindery.puppet.transaction;

import io.bindery.files.FileReplacement;
import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.graph.GraphText;
import io.bindery.puppet.graph.RelationshipGraph;
import io.bindery.puppet.report.Log;
import io.bindery.puppet.report.LogLevel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Writes the drawings of a catalog that `--graph` requests.
final class Drawings {
    private Drawings() {}

    static void draw(@Nullable Path directory, Catalog catalog, RelationshipGraph relationships, RelationshipGraph expanded, Log log) {
        if (directory == null) {
            return;
        }
        write(directory.resolve("resources.dot"), GraphText.containment(catalog), log);
        write(directory.resolve("relationships.dot"), GraphText.relationships("Relationships", relationships), log);
        write(directory.resolve("expanded_relationships.dot"), GraphText.relationships("Expanded_relationships", expanded), log);
    }

    private static void write(Path file, String text, Log log) {
        try {
            FileReplacement.makeFolderFor(file);
            FileReplacement.replace(file, text.getBytes(StandardCharsets.UTF_8), null);
        } catch (IOException e) {
            log.write(LogLevel.ERR, "Could not write graph " + file + ": " + e.getMessage());
        }
    }
}
