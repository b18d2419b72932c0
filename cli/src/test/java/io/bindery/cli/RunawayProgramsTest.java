package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Programs that would never end, or fill the memory, end in an error that shows their place, with the limits that everybody has.
final class RunawayProgramsTest {

    static Stream<Arguments> programs() {
        return Stream.of(
                Arguments.of("function f($x) { f($x + 1) }\nf(0)", "nested more than 1000 deep"),
                Arguments.of("Integer[1, 1000000000].each |$x| { }", "more than 50000000 steps"),
                Arguments.of("Integer[1, 1000000000000].map |$x| { $x }", "more than 50000000 steps"),
                Arguments.of("Array(1000000000000)", "more than 50000000 steps"),
                Arguments.of("Integer[1, 1000000000000].step(2).reverse_each |$x| { }", "more than 50000000 steps"),
                Arguments.of("Integer[1, 60].reduce('ab') |$t, $x| { \"${t}${t}\" }", "A string grew beyond the limit"),
                Arguments.of("Integer[1, 60].reduce([1]) |$t, $x| { $t + $t }", "A value grew beyond the limit"),
                Arguments.of("Integer[1, 60].reduce({}) |$t, $x| { {'a' => $t, 'b' => $t} }", "A value grew beyond the limit"),
                Arguments.of("inline_epp('<% Integer[1, 100000000].each |$x| { %>0123456789<% } %>')", "A string grew beyond the limit"),
                Arguments.of("'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!' =~ /^(a+)+$/", "regular expression took too long"),
                Arguments.of("Integer[1, 100000].reduce([]) |$m, $x| { [$m] }", "nested more than 2000 deep"),
                Arguments.of("notice(file(\"/tmp/a\\u{0}b\"))", "string contains null byte"),
                Arguments.of("sprintf('%999999999d', 1)", "width too big"));
    }

    @ParameterizedTest
    @MethodSource("programs")
    void endInAnErrorAtTheirPlace(String program, String said) {
        Ran ran = Ran.command("compile", "-e", program);
        assertThat(ran.err()).startsWith("Error: Evaluation Error: ").contains(said).contains("line: ").contains("    | ").contains("^");
        assertThat(ran.err()).doesNotContain("\tat ").doesNotContain("internal error");
        assertThat(ran.out()).isEmpty();
        assertThat(ran.code()).isEqualTo(1);
    }

    @Test
    void anErrorShowsItsLineAndTheCallsThatLedToIt() {
        Ran ran = Ran.command("compile", "-e", "function g($x) { [1].each |$i| { fail(\"no ${x}\") } }\n$a = 1\ng($a)");
        assertThat(ran.err().lines().map(line -> line.replaceFirst(" on node .*", "")))
                .containsExactly(
                        "Error: Evaluation Error: Error while evaluating a Function Call, no 1 (line: 1, column: 34)",
                        "  1 | function g($x) { [1].each |$i| { fail(\"no ${x}\") } }",
                        "    |                                  ^",
                        "  in each, called at :1:21",
                        "  in g, called at :3:1");
    }

    @Test
    void commandsRunOnlyWhereTheyAreAllowed() {
        String program = "notice(generate('/bin/echo', 'hi'))";
        assertThat(Ran.command("compile", "-e", program).err()).contains("commands are not allowed while compiling");
        assertThat(Ran.command("compile", "--set", "allow_generate=true", "-e", program).code()).isZero();
        assertThat(Ran.command("compile", "--allow-generate", "-e", program).code()).isZero();
        assertThat(Ran.command("compile", "--no-allow-generate", "--set", "allow_generate=true", "-e", program).code()).isEqualTo(1);
    }
}
