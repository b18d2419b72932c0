package io.bindery.puppet.eval;

import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.eval.setting.LanguageVersion;
import io.bindery.puppet.eval.setting.Limits;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.type.StringType;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Expressions against what Puppet made of them: log lines, then the value or the error.
final class EvaluatorCorpusTest {

    @TestFactory
    Stream<DynamicTest> expressions() {
        return Corpus.of("src/test/corpus/eval").atLeast(390).tests(".out", EvaluatorCorpusTest::evaluate);
    }

    private static String evaluate(Path input) throws Exception {
        String text = Files.readString(input);
        ParseResult parsed = Parser.parse(new SourceFile("/" + input.getFileName(), text));
        SmallWorld world = new SmallWorld(parsed.program(), settings(text));
        world.top().define("facts", facts());
        facts().entries().forEach((name, value) -> world.top().define(((Str) name).value(), value));
        List<String> lines = new ArrayList<>();
        String outcome = outcome(parsed, world);
        lines.addAll(world.lines());
        lines.add(outcome);
        return String.join("\n", lines) + "\n";
    }

    private static String outcome(ParseResult parsed, SmallWorld world) {
        if (parsed.hasErrors()) {
            return "! " + parsed.diagnostics();
        }
        try {
            Value value = world.evaluator().evaluateProgram(parsed.program().body(), world.top());
            return "=> " + programText(value, world);
        } catch (EvaluationError error) {
            return "! " + error.text();
        }
    }

    /// `String(value, '%p')`.
    private static String programText(Value value, SmallWorld world) {
        List<Value> arguments = List.of(StringType.DEFAULT, value, Str.of("%p"));
        Value text = world.evaluator().callFunction("new", arguments, null, world.top(), null);
        return ((Str) text).value();
    }

    private static EvaluationSettings settings(String text) {
        Strictness strict = text.contains("# strict: error")
                ? Strictness.ERROR
                : text.contains("# strict: off") ? Strictness.OFF : Strictness.WARNING;
        return new EvaluationSettings(strict, text.contains("# strict_variables: true"), Limits.STANDARD, LanguageVersion.PUPPET_7);
    }

    private static Hash facts() {
        Hash os = Hash.of(Map.of(Str.of("family"), Str.of("Debian"), Str.of("name"), Str.of("Debian")));
        return Hash.of(Map.of(Str.of("os"), os, Str.of("processors"), Int.of(3)));
    }
}
