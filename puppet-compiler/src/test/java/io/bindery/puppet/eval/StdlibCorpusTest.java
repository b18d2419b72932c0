package io.bindery.puppet.eval;

import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.syntax.ParseResult;
import io.bindery.puppet.syntax.Parser;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/// Our stdlib functions against the module's own in Ruby: each function on many arguments, one call a line, errors included.
final class StdlibCorpusTest {
    private static final Pattern PLACE = Pattern.compile(" \\((?:file: [^,)]*, )?line: \\d+(?:, column: \\d+)?\\)\\z");
    private static final Hash FACTS = facts();

    @TestFactory
    Stream<DynamicTest> calls() {
        return Corpus.of("src/test/corpus/stdlib").inputs(".calls").atLeast(90).tests(".out", StdlibCorpusTest::outcomes);
    }

    /// The language itself, in the same manner: formats, constructors, mismatches.
    @TestFactory
    Stream<DynamicTest> expressions() {
        return Corpus.of("src/test/corpus/language").inputs(".calls").atLeast(5).tests(".out", StdlibCorpusTest::outcomes);
    }

    private static String outcomes(Path input) throws Exception {
        return Files.readAllLines(input).stream()
                .map(line -> outcome(line).replace("\n", "\\n") + "\n")
                .collect(Collectors.joining());
    }

    private static String outcome(String line) {
        ParseResult parsed = Parser.parse(new SourceFile("calls", line));
        SmallWorld world =
                new SmallWorld(parsed.program(), new EvaluationSettings(Strictness.WARNING, false, Limits.STANDARD));
        world.top().define("facts", FACTS);
        world.top().define("fqdn", Str.of("web01.example.com"));
        world.top().define("environment", Str.of("corpus"));
        try {
            Value value = world.evaluator().evaluateProgram(parsed.program().body(), world.top());
            return "=> " + StringConversion.convert(value, Str.of("%p"));
        } catch (EvaluationError error) {
            return "! " + PLACE.matcher(error.text()).replaceFirst("");
        }
    }

    private static Hash facts() {
        SequencedMap<Value, Value> facts = new LinkedHashMap<>();
        facts.put(Str.of("fqdn"), Str.of("web01.example.com"));
        facts.put(Str.of("operatingsystem"), Str.of("Debian"));
        facts.put(Str.of("operatingsystemmajrelease"), Str.of("12"));
        facts.put(Str.of("networking"), Hash.of(Str.of("fqdn"), Str.of("web01.example.com")));
        facts.put(Str.of("a.b"), Arr.of(Int.of(1), Hash.of(Str.of("c"), Int.of(2))));
        return Hash.owning(facts);
    }
}
