package io.bindery.puppet.eval;

import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Calls of the built-in functions against what Puppet made of them: log lines from `notice` on, then the value or the error.
final class FunctionCorpusTest {
    private static final Hash FACTS = Hash.of(Map.of(
            Str.of("os"),
            Hash.of(Map.of(Str.of("family"), Str.of("Debian"), Str.of("name"), Str.of("Debian"))),
            Str.of("processors"),
            Int.of(3)));

    @TestFactory
    Stream<DynamicTest> calls() {
        return Corpus.of("src/test/corpus/functions").atLeast(450).tests(".out", FunctionCorpusTest::call);
    }

    private static String call(Path input) throws Exception {
        String text = Files.readString(input);
        ParseResult parsed = Parser.parse(new SourceFile("/" + input.getFileName(), text));
        SmallWorld world =
                new SmallWorld(parsed.program(), EvaluationSettings.PUPPET_7);
        world.top().define("facts", FACTS);
        String outcome = outcome(parsed, world);
        String lines = world.lines().stream()
                .filter(FunctionCorpusTest::kept)
                .map(line -> line + "\n")
                .collect(Collectors.joining());
        return lines + outcome + "\n";
    }

    /// The reference program logs from `notice` on, and its errors appear as the outcome.
    private static boolean kept(String line) {
        return List.of("debug: ", "info: ", "err: ").stream().noneMatch(line::startsWith);
    }

    private static String outcome(ParseResult parsed, SmallWorld world) {
        if (parsed.hasErrors()) {
            return "! " + parsed.diagnostics();
        }
        try {
            Value value = world.evaluator().evaluateProgram(parsed.program().body(), world.top());
            return "=> " + StringConversion.convert(value, Str.of("%p"));
        } catch (EvaluationError error) {
            return "! " + error.text();
        }
    }
}
