package io.bindery.cli;

import io.bindery.cli.command.Product;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.compile.BatchCompile;
import io.bindery.cli.compile.RecordLines;
import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.compile.Generators;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Functions that need a site (modules, files, data, a catalog) against what Puppet made of them: the log, then the catalog's
/// resources and edges or the error. All cases are one batch.
final class SiteFunctionsTest {
    private static final Path CORPUS = Path.of("src/test/corpus/functions");
    private static final Set<String> ALWAYS_THERE = Set.of("Stage[main]", "Class[Settings]", "Class[main]");

    @TestFactory
    Stream<DynamicTest> calls() throws Exception {
        Corpus corpus = Corpus.of(CORPUS.toString()).except("environment").atLeast(80);
        List<Path> cases = corpus.inputs();
        String records = cases.stream().map(SiteFunctionsTest::record).collect(Collectors.joining());
        Map<String, String> answers = new HashMap<>();
        compile(records).lines().forEach(line -> {
            Hash answer = (Hash) JsonReader.read(new SourceFile("", line), ValueBuilder.VALUES);
            answers.put(text(answer.get("name")), shown(answer));
        });
        return corpus.tests(".out", input -> answers.getOrDefault(name(input), "no answer"));
    }

    private static String compile(String records) throws Exception {
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        Compiler compiler = new Compiler(Product.library(DiskTree.DISK), Generators.REFUSED);
        new BatchCompile(new NodeCompiler(compiler), Settings.defaults("puppet.example.com"), lines, new Terminal())
                .run(new RecordLines(new ByteArrayInputStream(records.getBytes(StandardCharsets.UTF_8))), 1);
        return lines.toString(StandardCharsets.UTF_8);
    }

    private static String name(Path input) {
        return input.toAbsolutePath().toString();
    }

    private static String record(Path input) {
        Path root = CORPUS.toAbsolutePath();
        return new JsonOutput()
                        .beginObject()
                        .key("name").string(name(input))
                        .key("certname").string("web01.example.com")
                        .key("facts").string(root.resolve("facts.json").toString())
                        .key("environment").string("production")
                        .key("environment_dir").string(root.resolve("environment").toString())
                        .key("manifest").string(name(input))
                        .key("modulepath").beginArray().string(root.resolve("environment/modules").toString()).endArray()
                        .key("settings").beginObject()
                        .key("strict").string("warning")
                        .key("strict_variables").bool(false)
                        .key("allow_generate").bool(true)
                        .endObject()
                        .endObject()
                + "\n";
    }

    private static String shown(Hash answer) {
        StringBuilder out = new StringBuilder();
        for (Value line : list(answer.get("logs"))) {
            String level = text(((Arr) line).get(0));
            if (!level.equals("err")) {
                out.append(level).append(": ").append(text(((Arr) line).get(1))).append('\n');
            }
        }
        if (answer.get("error") instanceof Hash error) {
            out.append("! ").append(text(error.get("message"))).append('\n');
        } else {
            showCatalog(out, (Hash) Objects.requireNonNull(answer.get("catalog")));
        }
        return out.toString()
                .replace(Path.of("target/corpus").resolve(CORPUS).toAbsolutePath().toString(), "@CORPUS@")
                .replace(CORPUS.toAbsolutePath().toString(), "@CORPUS@");
    }

    private static void showCatalog(StringBuilder out, Hash catalog) {
        for (Value each : list(catalog.get("resources"))) {
            Hash resource = (Hash) each;
            String reference = text(resource.get("type")) + "[" + text(resource.get("title")) + "]";
            if (!ALWAYS_THERE.contains(reference)) {
                String tags = list(resource.get("tags")).stream().map(SiteFunctionsTest::text).collect(Collectors.joining(" "));
                out.append(reference).append(" tags ").append(tags).append('\n');
                if (resource.get("parameters") instanceof Hash parameters) {
                    parameters.entries().forEach((name, value) ->
                            out.append("  ").append(text(name)).append(" => ").append(json(value)).append('\n'));
                }
            }
        }
        for (Value each : list(catalog.get("edges"))) {
            Hash edge = (Hash) each;
            if (!text(edge.get("source")).equals("Stage[main]")) {
                out.append(text(edge.get("source"))).append(" -> ").append(text(edge.get("target"))).append('\n');
            }
        }
    }

    private static String json(Value value) {
        return switch (value) {
            case Str text -> new JsonOutput().string(text.value()).toString();
            case Int number -> Long.toString(number.value());
            case Bool bool -> Boolean.toString(bool == Bool.TRUE);
            case Arr array -> array.elements().stream().map(SiteFunctionsTest::json).collect(Collectors.joining(",", "[", "]"));
            default -> throw new AssertionError("no parameter of these cases: " + value);
        };
    }

    private static List<Value> list(@Nullable Value value) {
        return value instanceof Arr array ? array.elements() : List.of();
    }

    private static String text(@Nullable Value value) {
        return value instanceof Str text ? text.value() : String.valueOf(value);
    }
}
