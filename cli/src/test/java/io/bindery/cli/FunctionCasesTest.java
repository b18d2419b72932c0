package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.function.Builtins;
import io.bindery.testkit.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every built-in function has a happy case, an edge case and an error case, and Puppet made their goldens.
final class FunctionCasesTest {
    private static final Path CASES = Path.of("../puppet-compiler/src/test/corpus/functions");
    private static final Corpus CORPUS = Corpus.of(CASES.toString());
    private static final Corpus SITE_CORPUS = Corpus.of("src/test/corpus/functions");
    /// Not Puppet's: what asks for bindings has a corpus of its own.
    private static final Set<String> OF_BINDINGS = Set.of("inject", "optionally_inject");
    private static final Set<String> NEVER_RETURN = Set.of("fail", "import");

    static List<String> index() throws IOException {
        return Files.readAllLines(CASES.resolve("cases.index")).stream().filter(line -> !line.startsWith("#")).toList();
    }

    @Test
    void everyFunctionIsInTheIndex() throws IOException {
        Set<String> expected = new HashSet<>(Builtins.names());
        expected.removeAll(OF_BINDINGS);
        Set<String> indexed = index().stream().map(line -> line.split(" ", 2)[0]).collect(Collectors.toSet());
        assertThat(indexed).isEqualTo(expected).hasSizeGreaterThan(100);
        assertThat(indexed).allSatisfy(name -> assertThat(Builtins.find(name)).isNotNull());
    }

    @ParameterizedTest
    @MethodSource("index")
    void aFunctionHasAHappyAnEdgeAndAnErrorCase(String line) throws IOException {
        List<String> words = Arrays.asList(line.split(" "));
        String function = words.getFirst();
        List<String> cases = words.subList(1, words.size());
        assertThat(cases).hasSize(3).doesNotHaveDuplicates();
        assertThat(fails(function, cases.get(0))).as("happy").isEqualTo(NEVER_RETURN.contains(function));
        assertThat(fails(function, cases.get(1))).as("edge").isEqualTo(NEVER_RETURN.contains(function));
        assertThat(fails(function, cases.get(2))).as("error").isTrue();
    }

    /// Whether the golden of a case is an error. All of its files are there.
    private static boolean fails(String function, String name) throws IOException {
        Corpus corpus = name.startsWith("site/") ? SITE_CORPUS : CORPUS;
        String place = function + "/" + name.replace("site/", "");
        assertThat(corpus.file(place + ".pp")).isNotEmptyFile();
        assertThat(corpus.file(place + ".origin")).content().startsWith("puppet ");
        return Files.readAllLines(corpus.file(place + ".out")).stream().anyMatch(line -> line.startsWith("! "));
    }
}
