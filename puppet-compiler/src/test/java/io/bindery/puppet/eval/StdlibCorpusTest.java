package io.bindery.puppet.eval;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.data.JsonReader;
import io.bindery.puppet.convert.StringConversion;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.function.stdlib.Edition;
import io.bindery.puppet.function.stdlib.Stdlib;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.puppet.value.ValueBuilder;
import io.bindery.testkit.Corpus;
import io.bindery.text.SourceFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Our stdlib functions against the module's own in Ruby: each function on many arguments, one call a line, errors included.
final class StdlibCorpusTest {
    private static final Pattern PLACE = Pattern.compile(" \\((?:file: [^,)]*, )?line: \\d+(?:, column: \\d+)?\\)\\z");
    private static final int LONGEST = 2000;
    private static final Hash FACTS = facts();

    @TestFactory
    Stream<DynamicTest> calls() {
        return Corpus.of("src/test/corpus/stdlib").inputs(".calls").atLeast(130).tests(".out", input -> outcomes(input, Edition.EIGHT));
    }

    /// The same for the functions that stdlib 9 has, or has otherwise.
    @TestFactory
    Stream<DynamicTest> callsOfNine() {
        return Corpus.of("src/test/corpus/stdlib9").inputs(".calls").atLeast(50).tests(".out", input -> outcomes(input, Edition.NINE));
    }

    @Test
    void everyFunctionHasCalls() {
        Set<String> eight = new TreeSet<>(Stdlib.names(Edition.EIGHT));
        eight.remove("private"); // a word that Puppet has reserved since
        assertThat(recorded("stdlib")).containsAll(eight).hasSizeGreaterThan(120);
        Set<String> nine = new TreeSet<>(Stdlib.names(Edition.NINE));
        // These only pass on to functions that the module brings in Puppet.
        nine.removeAll(Set.of("has_ip_address", "has_ip_network", "time"));
        assertThat(recorded("stdlib9")).containsAll(nine).hasSizeGreaterThan(90);
    }

    private static Set<String> recorded(String folder) {
        return Corpus.of("src/test/corpus/" + folder).inputs(".calls").inputs().stream()
                .map(file -> file.getFileName().toString())
                .map(name -> name.replaceFirst("^stdlib_", "stdlib::").replaceFirst("\\.calls$", ""))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /// The language itself, in the same manner: formats, constructors, mismatches.
    @TestFactory
    Stream<DynamicTest> expressions() {
        return Corpus.of("src/test/corpus/language").inputs(".calls").atLeast(13).tests(".out", input -> outcomes(input, Edition.EIGHT));
    }

    private static String outcomes(Path input, Edition stdlib) throws IOException {
        return Files.readAllLines(input).stream()
                .map(line -> shortened(outcome(line, stdlib).replace("\n", "\\n")) + "\n")
                .collect(Collectors.joining());
    }

    /// A long outcome by its beginning, length and digest: `range` makes lists of a hundred thousand elements.
    private static String shortened(String outcome) {
        if (outcome.codePointCount(0, outcome.length()) <= LONGEST) {
            return outcome;
        }
        String beginning = outcome.substring(0, outcome.offsetByCodePoints(0, 200));
        return beginning + " ... " + outcome.codePointCount(0, outcome.length()) + " characters, SHA-256 " + digest(outcome);
    }

    private static String digest(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String outcome(String line, Edition stdlib) {
        ParseResult parsed = Parser.parse(new SourceFile("calls", line));
        SmallWorld world =
                new SmallWorld(parsed.program(), EvaluationSettings.PUPPET_7, stdlib);
        FACTS.entries().forEach((name, value) -> world.top().define(((Str) name).value(), value));
        world.top().define("facts", FACTS);
        world.top().define("environment", Str.of("corpus"));
        try {
            Value value = world.evaluator().evaluateProgram(parsed.program().body(), world.top());
            return "=> " + StringConversion.convert(value, Str.of("%p"));
        } catch (EvaluationError error) {
            return "! " + PLACE.matcher(error.text()).replaceFirst("");
        }
    }

    private static Hash facts() {
        Path file = Path.of("src/test/corpus/stdlib/facts.json");
        try {
            return (Hash) JsonReader.read(new SourceFile(file.toString(), Files.readString(file)), ValueBuilder.VALUES);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
