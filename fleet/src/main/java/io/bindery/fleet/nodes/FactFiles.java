package io.bindery.fleet.nodes;

import io.bindery.data.DataError;
import io.bindery.data.JsonReader;
import io.bindery.files.FileView;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Nodes with their facts in files. A directory has a file for each node, named after it, as in Puppet's own store of facts: JSON
/// or YAML, a plain hash or one with `name` and `values`. A single file may also be PuppetDB's answer for many nodes.
public final class FactFiles {
    private static final Pattern NAME = Pattern.compile("(.+)\\.(json|ya?ml|facts)");

    private FactFiles() {}

    /// All nodes of a directory or file, sorted by name.
    ///
    /// @throws NodesError if there is no such path or it holds no nodes
    public static List<FleetNode> list(Path path) {
        if (Files.isDirectory(path)) {
            return inDirectory(path);
        }
        byte[] bytes = FileView.DISK.bytes(path);
        if (bytes == null) {
            throw new NodesError("There is no file or directory " + path);
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        if (text.stripLeading().startsWith("[")) {
            return PuppetDbAnswers.nodes(answer(path, text));
        }
        return List.of(new FleetNode(name(path), new NodeFacts.InFile(path)));
    }

    private static Arr answer(Path path, String text) {
        try {
            return JsonReader.read(new SourceFile(path.toString(), text), ValueBuilder.VALUES) instanceof Arr list ? list : Arr.EMPTY;
        } catch (DataError broken) {
            throw new NodesError("Could not read nodes from " + path + ": " + broken.text());
        }
    }

    private static List<FleetNode> inDirectory(Path directory) {
        List<FleetNode> nodes = new ArrayList<>();
        try (Stream<Path> files = Files.walk(directory, FileVisitOption.FOLLOW_LINKS)) {
            files.filter(file -> NAME.matcher(String.valueOf(file.getFileName())).matches())
                    .filter(Files::isRegularFile)
                    .forEach(file -> nodes.add(new FleetNode(name(file), new NodeFacts.InFile(file))));
        } catch (IOException | UncheckedIOException unreadable) {
            throw new NodesError("Could not read the directory " + directory + ": " + unreadable.getMessage());
        }
        if (nodes.isEmpty()) {
            throw new NodesError("There are no facts (NAME.json or NAME.yaml) in " + directory);
        }
        nodes.sort((left, right) -> left.name().compareTo(right.name()));
        for (int i = 1; i < nodes.size(); i++) {
            if (nodes.get(i).name().equals(nodes.get(i - 1).name())) {
                throw new NodesError("There are two files with facts of " + nodes.get(i).name() + " in " + directory);
            }
        }
        return nodes;
    }

    private static String name(Path file) {
        var matcher = NAME.matcher(String.valueOf(file.getFileName()));
        return matcher.matches() ? matcher.group(1) : String.valueOf(file.getFileName());
    }

    static Hash hash(io.bindery.puppet.value.@org.jspecify.annotations.Nullable Value value) {
        return value instanceof Hash hash ? hash : Hash.EMPTY;
    }
}
