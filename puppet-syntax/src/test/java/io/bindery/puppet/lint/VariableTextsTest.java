package io.bindery.puppet.lint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// A variable ends where the pattern of puppet-lint ends it.
final class VariableTextsTest {
    private static final String NAME = "((?:::)?(?:\\w+(?:-\\w+)*::)*\\w+(?:-\\w+)*";
    private static final Pattern INDEXED = Pattern.compile(NAME + "(?:\\[.+?\\])*)");
    private static final Pattern BARE = Pattern.compile(NAME + ")");

    @Test
    void thePatternAgrees() {
        Random random = new Random(1);
        for (int i = 0; i < 50_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int part = random.nextInt(10); part >= 0; part--) {
                text.append("ab0_::--[[]]'\n $é".charAt(random.nextInt(17)));
            }
            assertThat(VariableTexts.end(text.toString(), 0, true)).as(text.toString()).isEqualTo(end(INDEXED, text.toString()));
            assertThat(VariableTexts.end(text.toString(), 0, false)).as(text.toString()).isEqualTo(end(BARE, text.toString()));
        }
    }

    private static int end(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        return matcher.lookingAt() ? matcher.end() : -1;
    }
}
