package io.bindery.puppet.syntax.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.regex.RegexSyntaxException;
import io.bindery.regex.RubyRegex;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The verdict on a pattern is that of the regular expression engine, also where the engine is not asked.
final class RegexLiteralsTest {
    private static final List<String> PARTS = List.of(
            "a", "z", "0", "_", "-", "^", "$", ".", "*", "+", "?", "|", "(", ")", "[", "]", "{", "}", "\\", "d", " ", "/", "[a-z]", "[^0-9_]", "(a|b)", "\\.", ":", "&&");

    private static @Nullable String asked(String pattern) {
        try {
            RubyRegex.compile(pattern);
            return null;
        } catch (RegexSyntaxException refused) {
            return refused.getMessage();
        }
    }

    @Test
    void theEngineAgrees() {
        Random random = new Random(1);
        int refused = 0;
        for (int i = 0; i < 30_000; i++) {
            StringBuilder pattern = new StringBuilder();
            for (int part = random.nextInt(8); part >= 0; part--) {
                pattern.append(PARTS.get(random.nextInt(PARTS.size())));
            }
            String complaint = asked(pattern.toString());
            refused += complaint == null ? 0 : 1;
            assertThat(RegexLiterals.complaint(pattern.toString())).as(pattern.toString()).isEqualTo(complaint);
        }
        assertThat(refused).isBetween(5_000, 25_000);
    }
}
