package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.testkit.Corpus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// `bindery lookup` against `puppet lookup`: the exit status, what is printed, and the errors.
class LookupCommandTest {
    private static final Path CORPUS = Path.of("src/test/corpus/lookup");
    private static final Path SITE = CORPUS.resolve("site").toAbsolutePath();
    private static final Set<String> FILES =
            Set.of("facts.json", "facts.yaml", "partial.json", "list.json", "full.json", "factsfile", "bad.json", "bad.yaml", "missing.json");

    private static Ran onSite(String... arguments) {
        List<String> all = new ArrayList<>(List.of("lookup"));
        all.addAll(List.of(arguments));
        all.addAll(List.of("--confdir", SITE.resolve("conf").toString(), "--codedir", SITE.resolve("code").toString()));
        all.addAll(List.of("--vardir", SITE.resolve("vardir").toString(), "--environmentpath", SITE.resolve("env").toString()));
        all.addAll(List.of("--strict", "warning"));
        return Ran.command(all.toArray(String[]::new));
    }

    @TestFactory
    Stream<DynamicTest> answersLikePuppet() {
        return Corpus.of(CORPUS.toString()).inputs(".case").atLeast(60).tests(".out", LookupCommandTest::answer);
    }

    private static String answer(Path input) throws IOException {
        String golden = Files.readString(Path.of(input.toString().replace(".case", ".out")));
        String[] words = Files.readString(input).strip().split(" ");
        for (int i = 0; i < words.length; i++) {
            words[i] = FILES.contains(words[i]) ? SITE.resolve(words[i]).toString() : words[i];
        }
        String[] asPuppet = Arrays.copyOf(words, words.length + 1);
        asPuppet[words.length] = "--trusted-from-facts";
        Ran ran = onSite(asPuppet);
        // Messages name the program that printed them, and hints are ours.
        String errors = errors(ran.err()).replace("Run 'bindery lookup", "Run 'puppet lookup").replaceAll("(?m)^  hint: .*\n", "");
        // Where Puppet ends without a word, there is one here.
        if (ran.code() != 0 && golden.equals("exit 1\n")) {
            assertThat(errors).startsWith("Error: ");
            errors = "";
        }
        return ("exit " + ran.code() + "\n" + ran.out() + errors).replace(SITE + "/", "");
    }

    private static String errors(String complaints) {
        boolean error = false;
        StringBuilder errors = new StringBuilder();
        for (String line : complaints.lines().toList()) {
            error = line.startsWith("Error: ") || error && !line.startsWith("Warning: ");
            errors.append(error ? line + "\n" : "");
        }
        return errors.toString();
    }

    @Test
    void jsonTellsFileAndLineOfEveryLeaf() {
        Ran ran = onSite("tree", "--json", "--node", "web01.example.com", "--facts", SITE.resolve("full.json").toString());
        String node = SITE.resolve("env/production/data/nodes/web01.example.com.yaml").toString();
        String common = SITE.resolve("env/production/data/common.yaml").toString();
        assertThat(ran.code()).isZero();
        assertThat(ran.out())
                .contains("{\"path\":[\"a\",\"y\"],\"layer\":\"environment\",\"entry\":\"Node\",\"file\":\"" + node + "\",\"line\":2}")
                .contains("{\"path\":[\"a\",\"x\"],\"layer\":\"environment\",\"entry\":\"Common\",\"file\":\"" + common + "\",\"line\":6}")
                .contains("{\"path\":[\"c\"],\"layer\":\"environment\",\"entry\":\"Node\",\"file\":\"" + node + "\",\"line\":2}");
    }

    @Test
    void withoutNodeThisHostIsAskedFor() {
        Ran ran = onSite("text");
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).matches("--- on \\w+\\n");
        Ran overridden = onSite("text", "--facts", SITE.resolve("facts.yaml").toString());
        assertThat(overridden.out()).isEqualTo("--- on RedHat\n");
    }

    @Test
    void aFleetIsGroupedByValue(@org.junit.jupiter.api.io.TempDir Path facts) throws IOException {
        Files.writeString(facts.resolve("web01.example.com.json"), "{\"os\":{\"family\":\"Debian\"}}");
        Files.writeString(facts.resolve("b.yaml"), "os: {family: Debian}\n");
        Files.writeString(facts.resolve("c.yml"), "os: {family: Debian}\n");
        Ran ran = onSite("port", "--nodes-from", facts.toString());
        assertThat(ran.out()).isEqualTo("# 2 nodes: b, c\n--- 80\n# 1 node: web01.example.com\n--- 8080\n");
        assertThat(ran.code()).isZero();
        Ran json = onSite("port", "--nodes-from", facts.toString(), "--json");
        assertThat(json.out())
                .isEqualTo("{\"keys\":[\"port\"],\"groups\":[{\"value\":80,\"nodes\":[\"b\",\"c\"]},{\"value\":8080,\"nodes\":[\"web01.example.com\"]}],"
                        + "\"errors\":[]}\n");
        Ran none = onSite("nope", "--nodes-from", facts.toString());
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.out())
                .isEqualTo("# 3 nodes: b, c, web01.example.com\nFunction lookup() did not find a value for the name 'nope'\n");
    }

    @Test
    void aBrokenFileIsShownWithItsLine() {
        Ran ran = onSite("x", "--node", "other", "--facts", SITE.resolve("facts.json").toString(), "--environment", "broken");
        assertThat(ran.code()).isEqualTo(1);
        assertThat(ran.err()).isEqualTo(Stream.of(
                        "Error: Unable to parse (" + SITE + "/env/broken/data/common.yaml): did not find expected ',' or ']' while parsing a flow"
                                + " sequence at line 2 column 4",
                        "  2 | y: [1",
                        "    |    ^",
                        "  hint: a ']' is missing, or a comma between two elements")
                .collect(Collectors.joining("\n", "", "\n")));
    }
}
