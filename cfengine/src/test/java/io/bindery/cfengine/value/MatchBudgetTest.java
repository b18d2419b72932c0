package io.bindery.cfengine.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Slow regular expressions: each is given up and named, and all of a run together do not take long.
class MatchBudgetTest {
    private final List<String> complaints = new ArrayList<>();

    @AfterEach
    void endRun() {
        MatchBudget.begin(complaint -> {});
    }

    @Test
    void aSlowPatternIsNamedOnceAndCountsAsNoMatch() {
        MatchBudget.begin(complaints::add);
        Regex slow = Objects.requireNonNull(Regex.compile("(a|aa)+c"));
        assertThat(slow.matchesAll("a".repeat(60) + "!")).isFalse();
        assertThat(slow.matchesAll("a".repeat(60) + "!")).isFalse();
        assertThat(complaints).singleElement().asString().contains("'(a|aa)+c' took too long");
    }

    @Test
    void aRunWithManySlowPatternsEnds() {
        MatchBudget.begin(complaints::add);
        long start = System.nanoTime();
        for (int each = 0; each < 60; each++) {
            Regex slow = Objects.requireNonNull(Regex.compile("(a|aa)+c" + each));
            assertThat(slow.isFoundIn("a".repeat(60) + "!")).isFalse();
        }
        // Without the shared budget this takes 60 times the limit of a single match, half a minute.
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(20));
        assertThat(complaints.getLast()).contains("is used up");
    }

    @Test
    void anInterruptStaysSet() {
        Thread.currentThread().interrupt();
        Objects.requireNonNull(Regex.compile("(a|aa)+c")).isFoundIn("a".repeat(60) + "!");
        assertThat(Thread.interrupted()).isTrue();
    }
}
