package io.bindery.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TerminalTextTest {
    @Test
    void ordinaryTextsStay() {
        for (String text : new String[] {"", "plain", "two\nlines\tand a tab", "\u00fcml\u00e4ut \ud83d\ude00", "a \u001b[1;31mred\u001b[0m word"}) {
            assertThat(TerminalText.of(text)).isEqualTo(text);
        }
    }

    @Test
    void whatATerminalObeysIsShown() {
        assertThat(TerminalText.of("a\rb")).isEqualTo("a\\x0db");
        assertThat(TerminalText.of("\u001b]0;title\u0007")).isEqualTo("\\x1b]0;title\\x07");
        assertThat(TerminalText.of("\u001b[2J\u001b[1;1H")).isEqualTo("\\x1b[2J\\x1b[1;1H");
        assertThat(TerminalText.of("\u009b2J")).isEqualTo("\\x9b2J");
        assertThat(TerminalText.of("\u001b[31")).isEqualTo("\\x1b[31");
        assertThat(TerminalText.of("\u001b")).isEqualTo("\\x1b");
    }
}
