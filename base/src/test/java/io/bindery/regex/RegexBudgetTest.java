package io.bindery.regex;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/// Searches under a processor-time budget. The test supplies the clock, so that the load of the machine does not change the
/// outcome.
final class RegexBudgetTest {
    private static final Duration TINY = Duration.ofMillis(2);
    private static final RubyRegex ENDLESS = RubyRegex.compile("^(a+)+$");
    private static final String ENDLESS_TEXT = "a".repeat(40) + "!";
    /// More than a million ways to try: longer than the tiny budget by any clock, and still a search that ends.
    private static final RubyRegex LONG = RubyRegex.compile("\\A(?:a|aa)*c\\z");
    private static final String LONG_TEXT = "a".repeat(29) + "cd";

    @Test
    void searchThatUsesItsProcessorTimeIsGivenUp() {
        Queue<Long> readings = new ArrayDeque<>(List.of(0L, TINY.toNanos()));
        assertThatThrownBy(() -> RegexBudget.sharing(TINY, readings::remove, () -> ENDLESS.matches(ENDLESS_TEXT)))
                .isInstanceOf(RegexBudgetException.class)
                .hasMessageStartingWith("regular expression took too long");
    }

    @Test
    void searchThatOnlyWaitsIsBegunAgainUntilItEnds() {
        assertThat(RegexBudget.<Boolean>sharing(TINY, () -> 0, () -> LONG.matches(LONG_TEXT)))
                .isFalse();
    }

    @Test
    void searchIsGivenUpOnceItsLastTryUsedTheProcessor() {
        // The first try after the unmeasured one gets no processor, the second one does.
        Queue<Long> readings = new ArrayDeque<>(List.of(0L, 0L, 0L, TINY.toNanos()));
        assertThatThrownBy(() -> RegexBudget.sharing(TINY, readings::remove, () -> ENDLESS.matches(ENDLESS_TEXT)))
                .isInstanceOf(RegexBudgetException.class);
        assertThat(readings).isEmpty();
    }

    @Test
    void whatOneSearchUsedIsMissingForTheNext() {
        Duration hour = Duration.ofHours(1);
        Queue<Long> readings = new ArrayDeque<>(List.of(0L, hour.minus(TINY).toNanos(), 0L, TINY.toNanos()));
        assertThatThrownBy(() -> RegexBudget.sharing(hour, readings::remove, () -> {
                    assertThat(LONG.matches(LONG_TEXT)).isFalse();
                    assertThat(RegexBudget.remaining()).isLessThanOrEqualTo(TINY.toNanos());
                    return ENDLESS.matches(ENDLESS_TEXT);
                }))
                .isInstanceOf(RegexBudgetException.class);
    }
}
