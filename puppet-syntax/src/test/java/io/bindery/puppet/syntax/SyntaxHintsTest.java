package io.bindery.puppet.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SyntaxHintsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            quoteCharacter = '`',
            textBlock =
                    """
                    `class a { notify { 'x': }`; the '{' opened at line 1, column 9 is never closed
                    `class a { } }`; nothing is open that this '}' could close
                    `$a = [1, (2]`; the '(' opened at line 1, column 10 needs ')' first
                    `$a = [1 2]`; a comma may be missing before '2'
                    `if $a = 1 { }`; did you mean '=='?
                    `file { 'x': mode = '1' }`; did you mean '=>'?
                    `if $a { } else if $b { }`; did you mean 'elsif'?
                    `if $a { } elseif $b { }`; line 1 says 'elseif': did you mean 'elsif'?
                    `file { 'x': foo-bar => 1 }`; 'foo-bar' is no name: names have letters, digits and underscores only
                    `file { 'x' mode => 1 }`; a colon may be missing after the title
                    `$h = { 'a': 1 }`; keys and values of a hash are joined by '=>'
                    `if $a & $b { }`; did you mean 'and'?
                    """)
    void guessesWhatWasMeant(String text, String hint) {
        assertThat(Sources.parse(text).diagnostics().getLast().hints()).contains(hint);
    }
}
