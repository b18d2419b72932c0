package io.bindery.cli.lookup;

import io.bindery.data.JsonOutput;
import io.bindery.hiera.Lookup;
import io.bindery.hiera.LookupError;
import io.bindery.hiera.Rendering;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.node.LookupFacts;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeLookup;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/// One question asked for many nodes: the nodes grouped by the value they get.
final class LookupFleet {
    private final NodeCompiler nodes;
    private final LookupNode node;
    private final boolean compile;
    private final Lookup.Question question;
    private final boolean json;
    private final SequencedMap<Value, List<String>> groups = new LinkedHashMap<>();
    private final SequencedMap<String, List<String>> failures = new LinkedHashMap<>();

    LookupFleet(NodeCompiler nodes, LookupNode node, boolean compile, Lookup.Question question, boolean json) {
        this.nodes = nodes;
        this.node = node;
        this.compile = compile;
        this.question = question;
        this.json = json;
    }

    /// Asks for every facts file of a folder; 0 where every node has a value.
    int print(Path folder) {
        LookupLog log = new LookupLog();
        FileTree files = nodes.compiler().library().files();
        for (Path file : factsFiles(folder)) {
            Hash facts = new LookupFacts(files).given(file);
            String name = name(file, facts);
            new NodeLookup(nodes, node.request(files, log, name, facts, compile), compile, log).ask((lookup, scope) -> {
                try {
                    groups.computeIfAbsent(lookup.answer(question, scope, null), value -> new ArrayList<>()).add(name);
                } catch (LookupError error) {
                    failures.computeIfAbsent(error.text(), text -> new ArrayList<>()).add(name);
                }
                return name;
            });
        }
        System.out.print(json ? asJson() : asText());
        return failures.isEmpty() && !groups.isEmpty() ? 0 : 1;
    }

    private static List<Path> factsFiles(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().matches(".*\\.(json|ya?ml)")).sorted().toList();
        } catch (IOException unreadable) {
            throw new LookupProblem("Cannot read the folder " + folder);
        }
    }

    private static String name(Path file, Hash facts) {
        if (facts.get("clientcert") instanceof Str(String certname)) {
            return certname;
        }
        return String.valueOf(file.getFileName()).replaceFirst("\\.(json|ya?ml)$", "");
    }

    private String asText() {
        StringBuilder out = new StringBuilder();
        groups.forEach((value, names) -> out.append(title(names)).append('\n').append(Rendering.YAML.render(value)));
        failures.forEach((text, names) -> out.append(title(names)).append('\n').append(text).append('\n'));
        return out.toString();
    }

    private static String title(List<String> names) {
        return "# " + names.size() + (names.size() == 1 ? " node: " : " nodes: ") + String.join(", ", names);
    }

    private String asJson() {
        JsonOutput out = new JsonOutput();
        out.beginObject().key("keys");
        names(out, question.names());
        out.key("groups").beginArray();
        groups.forEach((value, names) -> {
            out.beginObject().key("value");
            LookupJson.raw(out, value);
            out.key("nodes");
            names(out, names);
            out.endObject();
        });
        out.endArray().key("errors").beginArray();
        failures.forEach((text, names) -> {
            out.beginObject().key("message").string(text).key("nodes");
            names(out, names);
            out.endObject();
        });
        out.endArray().endObject();
        return out + "\n";
    }

    private static void names(JsonOutput out, List<String> names) {
        out.beginArray();
        names.forEach(out::string);
        out.endArray();
    }
}
