package io.bindery.cli.lookup;

import io.bindery.cli.command.FactsFolder;
import io.bindery.data.JsonOutput;
import io.bindery.hiera.Lookup;
import io.bindery.hiera.LookupError;
import io.bindery.hiera.Rendering;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.node.LookupFacts;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeLookup;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Looks up a key for many nodes, and groups the nodes by value.
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
    int print(Path folder, LookupLog log) {
        FileTree files = nodes.compiler().library().files();
        for (Path file : FactsFolder.files(folder)) {
            Hash facts = new LookupFacts(files).given(file);
            String name = FactsFolder.name(file, facts);
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
