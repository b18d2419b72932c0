package io.bindery.cfengine.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RegexTest {
    /// Pattern, text and the reference program's verdict: true, false, or offset and words of its complaint.
    static Stream<String[]> verdicts() throws IOException {
        return Files.readAllLines(Path.of("src/test/corpus/functions/regex/pcre.cases")).stream()
                .map(line -> line.replace('␤', '\n').split("\t", -1));
    }

    @ParameterizedTest
    @MethodSource("verdicts")
    void agreesWithTheReference(String pattern, String text, String verdict) {
        String[] complaint = {""};
        Regex regex = Regex.compile(ByteText.ofUnicode(pattern), message -> complaint[0] = message);
        if (regex == null) {
            int space = verdict.indexOf(' ');
            assertThat(complaint[0])
                    .isEqualTo("Regular expression error: pcre_compile() '" + verdict.substring(space + 1)
                            + "' in expression '" + ByteText.ofUnicode(pattern) + "' (offset: "
                            + verdict.substring(0, Math.max(space, 0)) + ")");
        } else {
            assertThat(String.valueOf(regex.matchesAll(ByteText.ofUnicode(text)))).isEqualTo(verdict);
        }
    }

    @Test
    void keepsGroupsByPcreNumbers() {
        Regex regex = Regex.compile("(?|(a)|(b))(?<rest>.*)");
        assertThat(regex).isNotNull();
        Regex.Match match = regex.search("xbcd", 0);
        assertThat(match).isNotNull();
        assertThat(match.group(1)).isEqualTo("b");
        assertThat(match.group(2)).isEqualTo("cd");
        assertThat(regex.groupNames()).containsEntry("rest", 2);
    }

    @Test
    void givesUpOnRunawayPatterns() {
        Regex regex = Regex.compile("(x+x+)+y");
        assertThat(regex).isNotNull();
        assertThat(regex.search("x".repeat(60), 0)).isNull();
    }
}
