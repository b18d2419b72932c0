package io.bindery.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Expressions as Ruby 3.1 reads and refuses them.
final class RubyRegexTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            \\|too short escape sequence
            a\\|too short escape sequence
            \\xz|invalid hex escape
            \\u|too short escape sequence
            \\u12|invalid Unicode escape
            \\u{}|invalid Unicode list
            \\u{zz}|invalid Unicode list
            \\u{110000}|invalid Unicode range
            \\u{d800}|invalid Unicode range
            \\u{41|unterminated Unicode escape
            \\c|too short control escape
            \\C-|too short control escape
            \\M|too short meta escape
            \\777|invalid escape code
            \\p{Foo}|invalid character property name {Foo}
            (|end pattern with unmatched parenthesis
            *a|target of repeat operator is not specified
            """)
    void mistakesAreToldAsRubyTellsThem(String source, String message) {
        assertThatThrownBy(() -> RubyRegex.compile(source))
                .isInstanceOf(RegexSyntaxException.class)
                .hasMessage(message + ": /" + source + "/");
    }

    @Test
    void charactersMayBeWrittenByNumber() {
        assertThat(RubyRegex.compile("\\A\\u{e9 20ac}+\\u0041[\\u{61}-\\u{63}]\\u{2e}\\z").matches("é€€Ab.")).isTrue();
        assertThat(RubyRegex.compile("\\A\\u{2e}\\z").matches("x")).isFalse();
        assertThat(RubyRegex.compile("\\A\\\\u0041\\z").matches("\\u0041")).isTrue();
    }

    /// Ruby refuses the same patterns, with the same words.
    @Test
    void groupsAndClassesNestAsDeepAsInRuby() {
        for (String[] nest : new String[][] {{"(", ")*"}, {"(?:", ")"}, {"[", "]"}}) {
            String deep = nest[0].repeat(4096) + "a" + nest[1].repeat(4096);
            assertThatThrownBy(() -> RubyRegex.compile(deep)).isInstanceOf(RegexSyntaxException.class).hasMessage("parse depth limit over: /" + deep + "/");
        }
        String flat = "(a)[b]\\(\\[".repeat(4096);
        assertThat(RubyRegex.compile(flat).groupCount()).isEqualTo(4096);
    }

    @Test
    void onlyANewlineEndsALine() {
        assertThat(RubyRegex.compile("^b$").matches("a\nb\n")).isTrue();
        assertThat(RubyRegex.compile("^a$").matches("a\r")).isFalse();
        assertThat(RubyRegex.compile("^b").matches("a\u2028b")).isFalse();
    }

    /// The budget is processor time, so that a busy machine does not end a search sooner.
    @Test
    void searchesOfOnePieceOfWorkShareTheirTime() {
        RubyRegex slow = RubyRegex.compile("^(a+)+$");
        String text = "a".repeat(40) + "!";
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        RegexBudget.sharing(Duration.ofMillis(200), () -> {
            for (int i = 0; i < 20; i++) {
                assertThatThrownBy(() -> slow.matches(text))
                        .isInstanceOf(RegexBudgetException.class)
                        .hasMessage("regular expression took too long: /^(a+)+$/");
            }
            return slow.matches("aaa");
        });
        assertThat(Duration.ofNanos(threads.getCurrentThreadCpuTime() - start)).isLessThan(Duration.ofMillis(200 * 19));
    }

    @Test
    void anInterruptIsNotSwallowed() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> RubyRegex.compile("^(a+)+$").matches("a".repeat(40) + "!"))
                .isInstanceOf(RegexBudgetException.class)
                .hasMessageContaining("interrupted");
        assertThat(Thread.interrupted()).isTrue();
    }
}
