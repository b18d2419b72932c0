package io.bindery.puppet.lint;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.lint.rule.LintRules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// Our rules against what puppet-lint said of the same manifests.
class LintCorpusTest {
    private static final Path CORPUS = Path.of("src/test/corpus/lint/rules.txt");
    private static final Path DIFFERENCES = Path.of("src/test/corpus/lint/differences.txt");

    @TestFactory
    Stream<DynamicTest> findsWhatPuppetLintFinds() throws IOException {
        return cases(CORPUS, 50, test -> assertThat(test.ours()).isEqualTo(test.found()));
    }

    @TestFactory
    Stream<DynamicTest> mendsAsPuppetLintDoes() throws IOException {
        return cases(CORPUS, 50, test -> assertThat(test.oursFixed()).isEqualTo(test.fixed()));
    }

    @TestFactory
    Stream<DynamicTest> differsFromPuppetLintOnPurpose() throws IOException {
        return cases(DIFFERENCES, 5, test -> {
            assertThat(test.ours()).isEqualTo(test.found());
            assertThat(test.oursFixed()).isEqualTo(test.fixed());
        });
    }

    private interface Judgement {
        void of(LintCase test);
    }

    private static Stream<DynamicTest> cases(Path corpus, int least, Judgement judgement) throws IOException {
        List<LintCase> cases = LintCase.read(corpus);
        assertThat(cases).hasSizeGreaterThanOrEqualTo(least);
        return cases.stream().map(test -> DynamicTest.dynamicTest(test.title(), () -> judgement.of(test)));
    }

    @Test
    void everyRuleHasACaseThatItObjectsTo() throws IOException {
        List<LintCase> cases = LintCase.read(CORPUS);
        for (Rule rule : LintRules.ALL) {
            assertThat(cases).as(rule.name()).anyMatch(test -> test.found().contains(" " + rule.name() + ": "));
        }
    }

    @Test
    void rulesHaveNamesOfTheirOwn() {
        assertThat(Set.copyOf(LintRules.ALL.stream().map(Rule::name).toList())).hasSize(37);
    }
}
