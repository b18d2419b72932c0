package io.bindery.puppet.eval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bindery.puppet.eval.error.CallFrame;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.eval.setting.EvaluationSettings;
import io.bindery.puppet.eval.setting.LanguageVersion;
import io.bindery.puppet.eval.setting.Limits;
import io.bindery.puppet.syntax.issue.Strictness;
import io.bindery.puppet.syntax.reader.ParseResult;
import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Value;
import io.bindery.text.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Programs that would not end, or fill the memory, end in an error at their place.
final class LimitsTest {
    private static final Limits SMALL = new Limits(20_000, 100, 10_000, 1_000, 50, 1_000);

    @Test
    void endlessRecursionOfAFunctionEnds() {
        assertThatThrownBy(() -> evaluate("function f($x) { f($x + 1) }\nf(0)", SMALL))
                .isInstanceOfSatisfying(EvaluationError.class, error -> assertThat(error.text())
                        .isEqualTo("Evaluation Error: Error while evaluating a Function Call, Calls are nested more than 100"
                                + " deep; is there an endless recursion? (file: /limits.pp, line: 1, column: 18)"));
    }

    @Test
    void valuesInsideEachOtherHaveALimit() {
        String nested = "Integer[1, 60].reduce([]) |$m, $x| { %s }";
        assertThatThrownBy(() -> evaluate(nested.formatted("[$m]"), SMALL))
                .isInstanceOf(EvaluationError.class)
                .hasMessageContaining("Arrays and hashes are nested more than 50 deep");
        assertThatThrownBy(() -> evaluate(nested.formatted("{ 'a' => [$m] }"), SMALL))
                .isInstanceOf(EvaluationError.class)
                .hasMessageContaining("nested more than 50 deep");
    }

    @Test
    void endlessRecursionThroughLambdasEnds() {
        assertThatThrownBy(() -> evaluate("function f($x) { [1].each |$y| { with(1) |$z| { f($x) } } }\nf(0)", SMALL))
                .isInstanceOf(EvaluationError.class)
                .hasMessageContaining("nested more than 100 deep");
    }

    @Test
    void endlessRecursionEndsWithTheStandardLimitsOnASmallStack() throws Exception {
        Throwable[] caught = new Throwable[1];
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        evaluate("function f($x) { if true { [f($x)] } }\nf(0)", Limits.STANDARD);
                    } catch (EvaluationError error) {
                        caught[0] = error;
                    }
                },
                "small stack",
                256 * 1024);
        thread.start();
        thread.join();
        assertThat(caught[0]).isInstanceOf(EvaluationError.class).hasMessageContaining("endless recursion");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Integer[1, 1000000000].each |$x| { }",
                "Integer[1, 1000000000].map |$x| { $x }",
                "Integer[1, 1000000000].filter |$x| { true }",
                "Integer[1, 1000000000].reduce |$m, $x| { $m }",
                "1000000000.each |$x| { }",
                "Integer[1, 1000].each |$a| { Integer[1, 1000].each |$b| { } }",
                "[*Integer[1, 1000000000].reverse_each]",
            })
    void longIterationsEnd(String program) {
        assertThatThrownBy(() -> evaluate(program, SMALL))
                .isInstanceOf(EvaluationError.class)
                .hasMessageContaining("took more than 20000 steps");
    }

    @Test
    void stringsDoNotGrowForEver() {
        String program = "Integer[1, 60].reduce('ab') |$text, $x| { \"${text}${text}\" }";
        assertThatThrownBy(() -> evaluate(program, SMALL))
                .isInstanceOf(EvaluationError.class)
                .hasMessageContaining("A string grew beyond the limit of 10000 characters");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Integer[1, 60].reduce([1]) |$all, $x| { $all + $all }",
                "Integer[1, 60].reduce({}) |$all, $x| { {'a' => $all, 'b' => $all} }",
                "Integer[1, 60].reduce([]) |$all, $x| { [$all, $all] }",
                "Integer[1, 60].reduce([1]) |$all, $x| { $all << $all << $all }",
                "Integer[1, 60].reduce([1, 1]) |$all, $x| { $all.map |$y| { $all } }",
            })
    void valuesDoNotGrowForEver(String program) {
        assertThatThrownBy(() -> evaluate(program, SMALL))
                .isInstanceOfSatisfying(EvaluationError.class, error -> assertThat(error.text())
                        .contains("A value grew beyond the limit of 1000 elements (file: /limits.pp, line: 1, column: "));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Array(1000000000000)",
                "Hash(1000000000000)",
                "Integer[1, 1000000000000].reverse_each.unique",
                "Integer[1, 1000000000000].step(2).reverse_each |$x| { }",
                "Integer[1, 1000000000000].slice(2)",
                "Integer[1, 1000000000000].index('a')",
            })
    void whatIsGatheredFromIteratorsEnds(String program) {
        assertThatThrownBy(() -> evaluate(program, SMALL))
                .isInstanceOf(EvaluationError.class)
                .hasMessageContaining("took more than 20000 steps");
    }

    @Test
    void templatesDoNotGrowForEver() {
        String program = "inline_epp('<% Integer[1, 2000].each |$x| { %>0123456789<% } %>')";
        assertThatThrownBy(() -> evaluate(program, SMALL))
                .isInstanceOf(EvaluationError.class)
                .hasMessageContaining("A string grew beyond");
    }

    @Test
    void usualWorkIsWithinTheStandardLimits() throws Exception {
        String program = "function f($n) { if $n == 0 { 0 } else { 1 + f($n - 1) } }\nf(900)";
        Value[] result = new Value[1];
        // The stack that commands give their threads is larger still.
        Thread thread = new Thread(null, () -> result[0] = evaluate(program, Limits.STANDARD), "usual stack", 32L << 20);
        thread.start();
        thread.join();
        assertThat(result[0]).isEqualTo(Int.of(900));
    }

    @Test
    void anErrorKnowsTheCallsThatLedToIt() {
        String program = "function inner($x) { fail('no') }\nfunction outer($x) { [1].each |$i| { inner($x) } }\nouter(1)";
        assertThatThrownBy(() -> evaluate(program, SMALL))
                .isInstanceOfSatisfying(EvaluationError.class, error -> {
                    CallFrame calls = error.calls();
                    assertThat(calls).isNotNull();
                    assertThat(calls.chain())
                            .extracting(CallFrame::name)
                            .containsExactly("fail", "inner", "each", "outer");
                });
    }

    private static Value evaluate(String program, Limits limits) {
        ParseResult parsed = Parser.parse(new SourceFile("/limits.pp", program));
        assertThat(parsed.diagnostics()).isEmpty();
        SmallWorld world =
                new SmallWorld(parsed.program(), new EvaluationSettings(Strictness.WARNING, false, limits, LanguageVersion.PUPPET_7));
        return world.evaluator().evaluateProgram(parsed.program().body(), world.top());
    }
}
