package io.bindery.testkit.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.enact.Effect;
import io.bindery.enact.Enactor;
import io.bindery.enact.Journal;
import io.bindery.enact.Keeper;
import io.bindery.enact.Mode;
import io.bindery.enact.Plan;
import io.bindery.enact.RepairException;
import io.bindery.enact.Result;
import io.bindery.enact.Verdict;
import io.bindery.enact.host.Host;
import io.bindery.testkit.host.FaultyHost.Death;
import io.bindery.testkit.host.FaultyHost.Fault;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/// The laws of every keeper: looking and rehearsing change nothing; after a repair nothing is left to do; a failure or a death in the
/// middle leaves each thing old or new, and the next attempt gets to the same end; secrets are in no text.
///
/// @param scenes makes the same host anew, as it is before the goal is kept
/// @param secret a text that no effect may show; empty if the scene has no secret
public record KeeperLaws<G, S>(Keeper<G, S> keeper, G goal, Supplier<Scene> scenes, String secret) {
    /// A host, and all that can be seen of it.
    public interface Scene {
        Host host();

        /// One line for each thing.
        String picture();

        default Journal journal() {
            return Journal.SILENT;
        }

        static Scene of(MemoryHost host) {
            return new Scene() {
                @Override
                public Host host() {
                    return host;
                }

                @Override
                public String picture() {
                    return host.picture();
                }

                @Override
                public Journal journal() {
                    return host.journal();
                }
            };
        }
    }

    public static <G, S> void check(Keeper<G, S> keeper, G goal, Supplier<Scene> scenes) {
        new KeeperLaws<>(keeper, goal, scenes, "").check();
    }

    public void check() {
        lookingChangesNothing();
        rehearsingChangesNothing();
        String end = repairing();
        for (Fault fault : Fault.values()) {
            faults(fault, end);
        }
    }

    private Result keep(Host host, Journal journal, Mode mode) {
        return new Enactor(host, journal, true).keep(keeper, goal, mode);
    }

    private void lookingChangesNothing() {
        Scene scene = scenes.get();
        String before = scene.picture();
        plan(scene.host());
        assertThat(scene.picture()).as("looking at %s changes nothing", goal).isEqualTo(before);
    }

    private Plan plan(Host host) {
        try {
            return keeper.plan(goal, keeper.look(goal, host), host);
        } catch (RepairException e) {
            throw new AssertionError("cannot plan " + goal, e);
        }
    }

    private void rehearsingChangesNothing() {
        Scene scene = scenes.get();
        String before = scene.picture();
        Result result = keep(scene.host(), scene.journal(), Mode.REHEARSE);
        assertThat(scene.picture()).as("rehearsing %s changes nothing", goal).isEqualTo(before);
        assertThat(result.verdict()).isIn(Verdict.KEPT, Verdict.PENDING);
        assertThat(result.pending()).hasSameSizeAs(plan(scene.host()).steps());
        hides(result);
    }

    /// Keeps the goal on a sound host and tells how that host looks in the end.
    private String repairing() {
        Scene scene = scenes.get();
        Result result = keep(scene.host(), scene.journal(), Mode.REPAIR);
        assertThat(result.verdict()).as("keeping %s: %s", goal, result.reason()).isIn(Verdict.KEPT, Verdict.REPAIRED);
        hides(result);
        if (keeper.settles(goal)) {
            assertThat(plan(scene.host()).steps()).as("what is left to do for %s", goal).isEmpty();
        }
        return scene.picture();
    }

    private void faults(Fault fault, String end) {
        for (int which = 1; ; which++) {
            Scene scene = scenes.get();
            String start = scene.picture();
            FaultyHost faulty = new FaultyHost(scene.host(), fault, which);
            try {
                Result result = keep(faulty, scene.journal(), Mode.REPAIR);
                if (!faulty.hasStruck()) {
                    return;
                }
                assertThat(result.verdict().isFailure()).as("%s at change %s of %s is reported", fault, which, goal).isTrue();
                hides(result);
            } catch (Death _) {
                // The next attempt is another process's.
            }
            assertOldOrNew(scene.picture(), start, end);
            Result next = keep(scene.host(), scene.journal(), Mode.REPAIR);
            assertThat(next.verdict()).as("keeping %s after %s at change %s: %s", goal, fault, which, next.reason())
                    .isIn(Verdict.KEPT, Verdict.REPAIRED);
            assertThat(scene.picture()).as("the end after %s at change %s", fault, which).isEqualTo(end);
        }
    }

    /// Contents of files are never a mixture; owner and mode may be between the two.
    private static void assertOldOrNew(String now, String start, String end) {
        Set<String> known = new HashSet<>(contents(start));
        known.addAll(contents(end));
        assertThat(contents(now)).as("things that are neither old nor new").isSubsetOf(known);
    }

    /// Name, kind and content, without permissions and owners.
    private static List<String> contents(String picture) {
        return picture.lines().map(line -> line.replaceFirst(" [0-7]{4} [0-9]+:[0-9]+ ", " ")).toList();
    }

    private void hides(Result result) {
        if (!secret.isEmpty()) {
            for (Effect effect : result.effects()) {
                assertThat(effect.toString() + effect.reason()).doesNotContain(secret);
            }
            assertThat(result.reason().orElse("")).doesNotContain(secret);
        }
    }
}
