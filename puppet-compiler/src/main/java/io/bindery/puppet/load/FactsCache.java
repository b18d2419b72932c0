package io.bindery.puppet.load;

import io.bindery.hiera.Rendering;
import io.bindery.puppet.name.InvalidName;
import io.bindery.puppet.name.NodeName;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The store of facts that nodes sent: one file a node, in the format of Puppet's own `yaml` store.
///
/// @param directory `$vardir/yaml/facts`
public record FactsCache(Path directory) {
    // What Puppet refuses in the name of anything it stores: it could lead out of the directory.
    private static final Pattern BAD_NAME = Pattern.compile("^\\.\\.|/\\.\\.|\\.\\./|\\A[a-zA-Z]:|\\A/");
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd'T'HH:mm:ss.nnnnnnnnnxxx");

    public static FactsCache of(Settings settings) {
        return new FactsCache(Path.of(settings.require("vardir"), "yaml", "facts"));
    }

    /// The file of a node.
    ///
    /// @throws LoadError if the node's name cannot be that of a file
    public Path file(String node) {
        if (BAD_NAME.matcher(node).find()) {
            throw new LoadError("invalid key");
        }
        return file(node, ".yaml");
    }

    private Path file(String node, String ending) {
        try {
            return directory.resolve(new NodeName(node) + ending);
        } catch (InvalidName invalid) {
            throw new LoadError(invalid.message());
        }
    }

    /// What is known of a node, or null.
    public @Nullable Hash read(FileTree files, String node) {
        Path file = file(node);
        if (files.isFile(file)) {
            return FactsFile.read(files, file);
        }
        Path json = file(node, ".json");
        return files.isFile(json) ? FactsFile.read(files, json) : null;
    }

    /// The text of a node's file.
    public static String text(String node, Hash facts, OffsetDateTime time) {
        SequencedMap<Value, Value> all = new LinkedHashMap<>();
        all.put(Str.of("name"), Str.of(node));
        all.put(Str.of("values"), facts);
        all.put(Str.of("timestamp"), Str.of(TIME.format(time)));
        return Rendering.YAML.render(Hash.owning(all)).replaceFirst("^---", "--- !ruby/object:Puppet::Node::Facts");
    }
}
