package io.bindery.cli.bombs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Each bomb ends in a diagnostic within seconds and 256 MB, and what is read beside it is answered.
///
/// The time is CPU time of the process without its compilers, so that a loaded machine does not change it. The memory is held down by the heap that
/// the process has, and looked at from outside.
class BombsTest {
    /// The goal is two seconds. The CPU time of the same program differs threefold between machines of one kind, so that a bound which must hold on each
    /// of them is wider; what does not end at all is still found.
    private static final long MOST_MILLISECONDS = 5_000;
    private static final long MOST_MEGABYTES = 256;

    private static FiringRange range = new FiringRange(Path.of("/"));

    @BeforeAll
    static void open(@TempDir Path folder) throws Exception {
        range = new FiringRange(folder);
        range.start();
    }

    @AfterAll
    static void close() {
        range.close();
    }

    static Stream<Bomb> bombs() {
        return Stream.of(
                        DataBombs.yaml(), DataBombs.json(), DataBombs.hocon(), DataBombs.hiera(), DataBombs.factFiles(), ManifestBombs.syntax(), ManifestBombs.programs(),
                        TemplateBombs.erb(), TemplateBombs.epp(), SearchBombs.searches(), SiteBombs.catalogs(), SiteBombs.pipes())
                .flatMap(List::stream);
    }

    @Test
    void thereAreMany() {
        assertThat(bombs().map(Bomb::name)).hasSizeGreaterThan(150).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("bombs")
    void endInADiagnostic(Bomb bomb) throws Exception {
        FiringRange.Effect effect = range.fire(bomb);
        assertThat(effect.diagnostic()).containsPattern(bomb.told()).doesNotContain("internal error", "failed to allocate memory", "stack level too deep", "\tat ");
        assertThat(effect.othersAnswered()).as("others answered").isTrue();
        // A search that the clock stopped on a busy machine is begun again, so that its CPU time says more of the machine: RegexBudgetTest has a clock.
        if (!bomb.searches()) {
            assertThat(effect.milliseconds()).as("CPU time").isLessThanOrEqualTo(MOST_MILLISECONDS);
        }
        assertThat(effect.megabytes()).as("memory").isLessThanOrEqualTo(MOST_MEGABYTES);
    }
}
