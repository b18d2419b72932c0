package io.bindery.server.catalog;

import io.bindery.data.DataError;
import io.bindery.data.JsonOutput;
import io.bindery.files.FileReplacement;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import io.bindery.server.v3.NodeName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Optional;

/// The last facts of each node, one JSON file a node, where Puppet Server keeps them: `$vardir/server_data/facts`.
public final class FactsStore {
    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.nnnnnnnnn'Z'").withZone(ZoneOffset.UTC);

    private final Path directory;
    private final Path older;

    public FactsStore(Settings settings) {
        Path vardir = Path.of(settings.require("vardir"));
        this.directory = vardir.resolve("server_data/facts");
        this.older = vardir.resolve("yaml/facts");
    }

    /// Keeps the facts of a node in place of its older ones.
    public void keep(Facts facts) throws IOException {
        Path file = directory.resolve(NodeName.checked(facts.name()) + ".json");
        JsonOutput out = new JsonOutput();
        out.beginObject().key("name").string(facts.name()).key("values");
        new RichData(out).write(facts.values());
        if (facts.time() != null) {
            out.key("timestamp").string(TIME.format(facts.time()));
        }
        if (facts.expiration() != null) {
            out.key("expiration").string(TIME.format(facts.expiration()));
        }
        out.endObject();
        FileReplacement.makePrivateFolder(directory);
        // Every run sends the facts anew, so nothing is lost that the disk has not got yet.
        FileReplacement.replaceUnforced(file, out.bytes(), PosixFilePermissions.fromString("rw-rw----"));
    }

    /// The facts of a node, or nothing if it never sent any.
    public Optional<Hash> find(String node) {
        String name = NodeName.checked(node);
        for (Path file : new Path[] {directory.resolve(name + ".json"), older.resolve(name + ".yaml")}) {
            if (Files.isRegularFile(file)) {
                try {
                    return Optional.of(FactsFile.read(DiskTree.DISK, file));
                } catch (LoadError | DataError broken) {
                    // A damaged file counts as no file: the node sends its facts again with its next run.
                    return Optional.empty();
                }
            }
        }
        return Optional.empty();
    }
}
