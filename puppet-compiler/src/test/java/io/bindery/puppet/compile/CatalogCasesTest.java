package io.bindery.puppet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonOutput;
import io.bindery.data.JsonReader;
import io.bindery.puppet.catalog.CatalogWriter;
import io.bindery.puppet.catalog.SerializationError;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Small manifests, many in a file (`### name` before each), against the catalogs and errors that Puppet made of them: byte for byte but
/// for version and id.
final class CatalogCasesTest {
    private static final Pattern CASE = Pattern.compile("(?ms)^### (\\S+)\\n(.*?)(?=^### |\\z)");
    private static final Pattern CLASSIFIED = Pattern.compile("(?m)^# enc: (.*)$");
    private static final Pattern OWN = Pattern.compile("\"version\":\\d+,|\"catalog_uuid\":\"[^\"]*\",");
    private static final int FEWEST = 650;

    @TestFactory
    Stream<DynamicTest> cases() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (Path file : Corpus.of("src/test/corpus/catalogs").inputs(".cases").inputs()) {
            List<String> goldens = Files.readAllLines(Path.of(file.toString().replace(".cases", ".jsonl")));
            Matcher matcher = CASE.matcher(Files.readString(file));
            for (int i = 0; matcher.find(); i++) {
                String name = matcher.group(1);
                String text = matcher.group(2);
                String golden = goldens.get(i);
                tests.add(DynamicTest.dynamicTest(
                        file.getFileName() + " " + name, file.toUri(), () -> assertThat(compile(name, text)).isEqualTo(golden)));
            }
        }
        assertThat(tests).hasSizeGreaterThanOrEqualTo(FEWEST);
        return tests.stream();
    }

    private static String compile(String name, String text) {
        Compiler compiler = new Compiler(new Library(MemoryTree.EMPTY.with("/site.pp", text)), () -> "id");
        JsonOutput out = new JsonOutput().beginObject().key("name").string(name);
        try {
            CatalogWriter.write(compiler.compile(request(text), (level, source, message) -> {}), out.key("catalog"));
        } catch (CompileError error) {
            out.key("error").string(error.message());
        } catch (SerializationError error) {
            return new JsonOutput().beginObject().key("name").string(name).key("error").string(error.message()).endObject().toString();
        }
        return OWN.matcher(out.endObject().toString()).replaceAll("");
    }

    private static Request request(String text) {
        return new Request(
                "web01.example.com",
                Environment.of("production", null, List.of(), Path.of("/site.pp")),
                Settings.defaults("puppet.example.com"),
                text.contains("# puppet 8\n") ? EvaluationSettings.PUPPET_8 : EvaluationSettings.PUPPET_7,
                Hash.EMPTY,
                Hash.EMPTY,
                Hash.EMPTY,
                classes(text),
                new LinkedHashMap<>(),
                ExportedResources.NONE,
                null);
    }

    private static SequencedMap<String, Hash> classes(String text) {
        SequencedMap<String, Hash> classes = new LinkedHashMap<>();
        Matcher classified = CLASSIFIED.matcher(text);
        if (classified.find()) {
            switch (JsonReader.read(new SourceFile("", classified.group(1)), ValueBuilder.VALUES)) {
                case Arr list -> list.elements().forEach(each -> classes.put(((Str) each).value(), Hash.EMPTY));
                case Hash hash ->
                    hash.entries().forEach((key, given) -> classes.put(((Str) key).value(), given instanceof Hash own ? own : Hash.EMPTY));
                default -> throw new AssertionError("no classes: " + classified.group(1));
            }
        }
        return classes;
    }
}
