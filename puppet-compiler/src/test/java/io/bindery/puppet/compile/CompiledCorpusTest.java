package io.bindery.puppet.compile;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.eval.LogLevel;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.type.print.TypePrinter;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.testkit.Corpus;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Whole manifests against what Puppet made of them: the log lines, then the error, or the resources where the first line is `# catalog`.
final class CompiledCorpusTest {

    @TestFactory
    Stream<DynamicTest> manifests() {
        return Corpus.of("src/test/corpus/eval-catalog").atLeast(350).tests(".out", CompiledCorpusTest::compile);
    }

    private static String compile(Path input) throws Exception {
        String name = "/" + input.getFileName();
        Compiler compiler = new Compiler(new Library(MemoryTree.EMPTY.with(name, Files.readString(input))), () -> "id");
        List<String> lines = new ArrayList<>();
        Log log = (level, source, message) -> {
            // The error that ends a compile is logged too, but the golden has it once.
            if (level != LogLevel.ERR) {
                lines.add(level.word() + ": " + (source == null ? "" : source + ": ") + message);
            }
        };
        try {
            Catalog catalog = compiler.compile(request(Path.of(name)), log);
            if (Files.readString(input).startsWith("# catalog")) {
                catalog.resources().forEach(resource -> lines.add(listed(resource)));
            } else {
                lines.add("=> compiled");
            }
        } catch (CompileError error) {
            lines.add("! " + error.message().replaceFirst(" on node node\\.example\\.com$", ""));
        }
        return String.join("\n", lines) + "\n";
    }

    /// The resource with its parameters as they are written; the name only where it is not the title.
    private static String listed(Resource resource) {
        StringBuilder line = new StringBuilder("=> ").append(resource.reference());
        for (Parameter parameter : resource.parameters()) {
            String text = TypePrinter.text(parameter.value());
            if (!parameter.name().equals("name") || !text.equals("'" + resource.reference().title() + "'")) {
                line.append(' ').append(parameter.name()).append(" => ").append(text);
            }
        }
        return line.toString();
    }

    private static Request request(Path manifest) {
        return new Request(
                "node.example.com",
                Environment.of("corpus", null, List.of(), manifest),
                Settings.defaults("node.example.com"),
                EvaluationSettings.PUPPET_7,
                facts(),
                Hash.EMPTY,
                Hash.EMPTY,
                new LinkedHashMap<>(),
                new LinkedHashMap<>(),
                ExportedResources.NONE,
                null);
    }

    private static Hash facts() {
        SequencedMap<Value, Value> os = new LinkedHashMap<>();
        os.put(Str.of("family"), Str.of("Debian"));
        os.put(Str.of("name"), Str.of("Debian"));
        SequencedMap<Value, Value> facts = new LinkedHashMap<>();
        facts.put(Str.of("os"), Hash.owning(os));
        facts.put(Str.of("processors"), Int.of(3));
        return Hash.owning(facts);
    }
}
