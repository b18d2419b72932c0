package io.bindery.fleet.compile;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.fleet.SmallSite;
import io.bindery.fleet.diff.Comparing;
import io.bindery.fleet.diff.FleetResult;
import io.bindery.fleet.report.JsonReport;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Nodes that are proven unaffected are unaffected: after each of many random edits the incremental answer is the full one. `-Dfleet.edits=300
/// -Dfleet.nodes=50` make it long.
class ProofTest {
    private static final int EDITS = Integer.getInteger("fleet.edits", 25);
    private static final int NODES = Integer.getInteger("fleet.nodes", 12);
    private static final long SEED = Long.getLong("fleet.seed", 20);

    @TempDir
    Path folder;

    @Test
    void theIncrementalAnswerIsTheFullOne() throws IOException {
        RandomSite random = new RandomSite(folder, NODES, SEED);
        SmallSite site = random.site();
        String from = site.commit();
        int unaffected = 0;
        int proven = 0;
        for (int i = 0; i < EDITS; i++) {
            String edit = random.edit();
            String to = site.commit();
            FleetResult full = site.diff(from, to, Comparing.USUAL, true, null);
            InputStore store = InputStore.open(folder.resolve("inputs"), "same");
            FleetResult incremental = site.diff(from, to, Comparing.USUAL, false, store);
            store.save();
            assertThat(answer(incremental)).as("edit %s of seed %s: %s", i, SEED, edit).isEqualTo(answer(full));
            InputStore again = InputStore.open(folder.resolve("inputs"), "same");
            FleetResult known = site.diff(from, to, Comparing.USUAL, false, again);
            assertThat(answer(known)).as("edit %s of seed %s, from the store: %s", i, SEED, edit).isEqualTo(answer(full));
            unaffected += incremental.counts().unaffected();
            proven += full.counts().same() - incremental.counts().same();
            from = to;
        }
        // A proof that never succeeds would pass as well.
        assertThat(unaffected).isGreaterThan(EDITS * NODES / 10);
        assertThat(proven).isEqualTo(unaffected);
    }

    private static List<String> answer(FleetResult result) {
        FleetResult.Counts none = new FleetResult.Counts(0, result.counts().different(), 0, 0, result.counts().failed(), result.counts().failedBefore(), 0);
        return List.of(new JsonReport().write(new FleetResult(result.from(), result.to(), none, result.failures(), result.groups())).split("(?=\\{\"kind\")"));
    }
}
