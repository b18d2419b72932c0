package io.bindery.puppet.bind.site;

import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.load.Classifier;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.ExecClassifier;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.MemoryTree;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
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

/// Requirements H2-16 to H2-59. Each case is an environments manifest; its golden holds the candidates and the chosen
/// environment, or the error. The goldens of `environments-listed` hold all environments. Comments at the start of a case
/// describe the node: `# fact role: web`, `# agent: dev`, `# enc: {environment: qa}`
final class EnvironmentsCorpusTest {
    private static final MemoryTree FILES = MemoryTree.EMPTY
            .with("/conf/manifests/site.pp", "")
            .with("/conf/dev/manifests/site.pp", "")
            .with("/conf/prod/manifests/site.pp", "")
            .with("/conf/master/manifests/site.pp", "")
            .with("/conf/own/environment.conf", "modulepath = mods2\nmanifest = root.pp\n")
            .with("/conf/environments/dev/manifests/site.pp", "")
            .with("/conf/environments/web1/manifests/site.pp", "")
            .with("/conf/more/production/manifests/site.pp", "")
            .with("/bare/site.pp", "");

    @TestFactory
    Stream<DynamicTest> manifests() {
        return Corpus.of("src/test/corpus/environments").atLeast(45).tests(".out", EnvironmentsCorpusTest::choose);
    }

    @TestFactory
    Stream<DynamicTest> h2_41_lists() {
        return Corpus.of("src/test/corpus/environments-listed").atLeast(3).tests(".list", EnvironmentsCorpusTest::list);
    }

    private static String list(Path input) throws Exception {
        String text = Files.readString(input);
        Compiler compiler = new Compiler(new Library(FILES.with("/conf/environments.pp", text)));
        StringBuilder lines = new StringBuilder();
        compiler.environments(Path.of("/conf/environments.pp"), request(headers(text)), (level, source, message) -> {})
                .forEach(each -> lines.append(line(each)));
        return lines.toString();
    }

    private static String line(ListedEnvironment listed) {
        Environment environment = listed.environment();
        return listed.name() + ": " + listed.because()
                + (environment == null ? "" : " " + environment.directory() + " " + environment.modulepath() + " " + environment.manifest())
                + "\n";
    }

    private static List<String> headers(String text) {
        return text.lines().filter(line -> line.startsWith("# ")).map(line -> line.substring(2)).toList();
    }

    private static String choose(Path input) throws Exception {
        String text = Files.readString(input);
        Compiler compiler = new Compiler(new Library(FILES.with("/conf/environments.pp", text)));
        List<String> lines = new ArrayList<>();
        try {
            EnvironmentChoice choice = compiler.chooseEnvironment(
                    Path.of("/conf/environments.pp"),
                    request(headers(text)),
                    (level, source, message) -> lines.add(level.word() + ": " + message));
            lines.addAll(choice.reasons().get());
        } catch (CompileError error) {
            lines.add("! " + error.message());
            lines.add("at " + error.file() + ":" + error.line());
        }
        return String.join("\n", lines) + "\n";
    }

    private static SelectionRequest request(List<String> headers) {
        SequencedMap<Value, Value> facts = new LinkedHashMap<>();
        String agent = null;
        String confdir = "/conf";
        Classifier.Classification classified = Classifier.Classification.EMPTY;
        for (String header : headers) {
            String rest = header.substring(header.indexOf(": ") + 2);
            if (header.startsWith("fact ")) {
                facts.put(Str.of(header.substring(5, header.indexOf(": "))), Str.of(rest));
            } else if (header.startsWith("agent: ")) {
                agent = rest;
            } else if (header.startsWith("enc: ")) {
                classified = ExecClassifier.read("node", rest);
            } else if (header.startsWith("confdir: ")) {
                confdir = rest;
            }
        }
        Settings settings = Settings.defaults("host").with("confdir", confdir).with("codedir", "/code");
        return new SelectionRequest(
                "node1.example.com",
                settings,
                EvaluationSettings.PUPPET_8,
                Hash.of(facts),
                TrustedData.remote("node1.example.com").toHash(),
                Hash.EMPTY,
                agent,
                classified);
    }
}
