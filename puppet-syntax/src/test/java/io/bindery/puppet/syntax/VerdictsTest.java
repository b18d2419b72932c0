package io.bindery.puppet.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Refusal;
import io.bindery.puppet.syntax.rules.Validator;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.testkit.Corpus;
import io.bindery.text.Code;
import io.bindery.text.Diagnostic;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Puppet's own verdict on manifests of one line; `src/test/tools/verdicts.rb` writes them down.
final class VerdictsTest {
    private static final Path VERDICTS = Path.of("src/test/verdicts");

    /// What the text of a small file alone does not lead to; `NestingTest` and `ValidatorTest` have them, and the commands' tests.
    private static final Set<Issue> TESTED_ELSEWHERE = EnumSet.of(
            Issue.NESTING_TOO_DEEP, Issue.ILLEGAL_BOM, Issue.ILLEGAL_DEFINITION_LOCATION, Issue.ILLEGAL_TOP_CONSTRUCT_LOCATION);

    private record Pair(String manifest, String verdict) {}

    private static List<Pair> pairs() throws IOException {
        List<Pair> pairs = new ArrayList<>();
        List<String> lines = Files.readAllLines(VERDICTS.resolve("checks.txt"));
        for (int i = 0; i + 1 < lines.size(); i += 2) {
            pairs.add(new Pair(lines.get(i), lines.get(i + 1)));
        }
        assertThat(pairs).hasSizeGreaterThan(350);
        return pairs;
    }

    @TestFactory
    Stream<DynamicTest> areThoseOfPuppet() throws IOException {
        return pairs().stream().map(pair -> DynamicTest.dynamicTest(pair.manifest(), () -> assertThat(verdict(pair.manifest()))
                .isEqualTo(pair.verdict())));
    }

    private static String verdict(String line) {
        List<Diagnostic> diagnostics = Sources.check(line.replace("\\n", "\n"), ValidatorSettings.PLAIN);
        return Refusal.of(diagnostics).map(refusal -> "  ! " + refusal.text().replace("\n", "\\n")).orElse("  ok");
    }

    @Test
    void everyIssueHasACase() throws IOException {
        Set<Code> seen = new HashSet<>();
        for (Pair pair : pairs()) {
            note(Sources.check(pair.manifest().replace("\\n", "\n"), ValidatorSettings.PLAIN), seen);
        }
        for (String suffix : List.of(".pp", ".epp")) {
            for (Path input : Corpus.of("src/test/corpus").inputs(suffix).inputs()) {
                note(Validator.check(Sources.parse(input), ValidatorSettings.PLAIN), seen);
            }
        }
        Set<Issue> missing = EnumSet.allOf(Issue.class);
        missing.removeIf(seen::contains);
        assertThat(missing).isEqualTo(TESTED_ELSEWHERE);
    }

    private static void note(List<Diagnostic> diagnostics, Set<Code> seen) {
        diagnostics.forEach(diagnostic -> seen.add(diagnostic.code()));
    }
}
