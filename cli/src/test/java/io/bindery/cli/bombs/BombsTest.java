package io.bindery.cli.bombs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
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
    /// of them is wider; what does not end at all is still found. `-Dbombs.milliseconds=2000` holds all bombs to the goal, on a machine that does nothing else.
    private static final long MOST_MILLISECONDS = Long.getLong("bombs.milliseconds", 5_000);
    private static final boolean QUIET = Long.getLong("bombs.milliseconds") != null;
    /// What each bomb took, for a look at those that come near the bounds.
    private static final List<String> FIGURES = Collections.synchronizedList(new ArrayList<>());
    private static final long MOST_MEGABYTES = 256;

    private static FiringRange range = new FiringRange(Path.of("/"));

    @BeforeAll
    static void open(@TempDir Path folder) throws Exception {
        range = new FiringRange(folder);
        range.start();
    }

    @AfterAll
    static void close() throws IOException {
        range.close();
        Files.write(Path.of("target", "bombs.tsv"), FIGURES);
    }

    static Stream<Bomb> bombs() {
        return Stream.of(
                        DataBombs.yaml(), DataBombs.json(), DataBombs.hocon(), DataBombs.hiera(), DataBombs.factFiles(), ManifestBombs.syntax(), ManifestBombs.programs(),
                        TemplateBombs.erb(), TemplateBombs.epp(), SearchBombs.searches(), SiteBombs.catalogs(), SiteBombs.pipes(), PolicyBombs.syntax(), PolicyBombs.promises())
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
        FIGURES.add(effect.milliseconds() + "\t" + effect.megabytes() + "\t" + bomb.name());
        assertThat(effect.diagnostic()).containsPattern(bomb.told()).doesNotContain("internal error", "failed to allocate memory", "stack level too deep", "\tat ");
        assertThat(effect.othersAnswered()).as("others answered").isTrue();
        // A search that the clock stopped on a busy machine is begun again, so that its CPU time says more of the machine: RegexBudgetTest has a clock.
        if (QUIET || !bomb.searches()) {
            assertThat(effect.milliseconds()).as("CPU time").isLessThanOrEqualTo(MOST_MILLISECONDS);
        }
        assertThat(effect.megabytes()).as("memory").isLessThanOrEqualTo(MOST_MEGABYTES);
    }
}
