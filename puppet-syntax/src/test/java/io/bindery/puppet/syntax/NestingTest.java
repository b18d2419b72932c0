package io.bindery.puppet.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.rules.ValidatorSettings;
import io.bindery.text.Diagnostic;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class NestingTest {
    private static final int MANY = 100_000;

    @TestFactory
    Stream<DynamicTest> nestingBeyondReasonIsADiagnostic() {
        return Stream.of(
                        "[".repeat(MANY),
                        "$x = " + "(".repeat(MANY),
                        "{a => ".repeat(MANY),
                        "!".repeat(MANY) + "1",
                        "- ".repeat(MANY) + "1",
                        "if true { ".repeat(MANY),
                        "foo(".repeat(MANY),
                        "\"${".repeat(MANY),
                        "if 1 { } " + "elsif 2 { } ".repeat(MANY))
                .map(text -> DynamicTest.dynamicTest(text.substring(0, 12), () -> {
                    List<Diagnostic> diagnostics = Sources.check(text, ValidatorSettings.PLAIN);
                    assertThat(diagnostics).isNotEmpty();
                }));
    }

    @TestFactory
    Stream<DynamicTest> longChainsAreReadOrRefusedInOrder() {
        return Stream.of(
                        "$x = " + "1 + ".repeat(MANY) + "1",
                        "$x" + ".foo".repeat(MANY),
                        "$x = ".repeat(MANY) + "1",
                        "A['a'] -> ".repeat(MANY) + "A['b']")
                .map(text -> DynamicTest.dynamicTest(text.substring(0, 10), () -> assertThat(
                                Sources.check(text, ValidatorSettings.PLAIN))
                        .allMatch(d -> d.code() == Issue.NESTING_TOO_DEEP)));
    }

    @Test
    void ordinaryNestingIsFine() {
        assertThat(Sources.check("$x = " + "[".repeat(200) + "]".repeat(200), ValidatorSettings.PLAIN))
                .isEmpty();
    }
}
