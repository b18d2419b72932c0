package io.bindery.fleet.diff;

import io.bindery.fleet.code.CommitHistory;
import io.bindery.fleet.compile.CompiledState;
import io.bindery.fleet.compile.FleetWorkers;
import io.bindery.fleet.compile.InputStore;
import io.bindery.fleet.compile.KeptOutcomes;
import io.bindery.fleet.nodes.FleetNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The effect of each commit of a history on a fleet: every commit is compared with the previous one. The inputs of nodes are
/// kept between the steps, so that a commit costs only the nodes it affects.
///
/// @param states opens the state of a commit
/// @param checked whether each answer is compared with that of compiling everything
public record FleetHistory(Function<String, CompiledState> states, Comparing comparing, InputStore store, boolean checked) {
    private static final double NANOS = 1e9;

    /// The effect of one commit.
    ///
    /// @param check the comparison with a complete compile; null if none was requested
    public record Step(CommitHistory.Commit commit, FleetResult result, double seconds, @Nullable Check check) {}

    /// A comparison with the result of compiling every node at both states.
    ///
    /// @param seconds the time it took; the old state was compiled for the previous step
    /// @param disagreements empty if the results are the same
    public record Check(double seconds, List<String> disagreements) {}

    /// @param commits the oldest first
    /// @param steps receives each commit but the first as soon as it is done
    public void run(List<CommitHistory.Commit> commits, List<FleetNode> nodes, FleetWorkers workers, Consumer<Step> steps)
            throws InterruptedException {
        CompiledState before = states.apply(commits.getFirst().id());
        KeptOutcomes keptBefore = new KeptOutcomes(before);
        for (CommitHistory.Commit commit : commits.subList(1, commits.size())) {
            CompiledState after = states.apply(commit.id());
            KeptOutcomes keptAfter = new KeptOutcomes(after);
            long started = System.nanoTime();
            FleetResult result = new FleetDiff(new FleetDiff.Sides(before, after), comparing, false, store).run(nodes, workers, done -> {});
            double seconds = (System.nanoTime() - started) / NANOS;
            Check check = null;
            if (checked) {
                check = check(new FleetDiff.Sides(keptBefore, keptAfter), nodes, workers, result);
            }
            steps.accept(new Step(commit, result, seconds, check));
            before = after;
            keptBefore = keptAfter;
        }
    }

    private Check check(FleetDiff.Sides sides, List<FleetNode> nodes, FleetWorkers workers, FleetResult incremental) throws InterruptedException {
        long started = System.nanoTime();
        FleetResult full = new FleetDiff(sides, comparing, true, null).run(nodes, workers, done -> {});
        return new Check((System.nanoTime() - started) / NANOS, disagreements(incremental, full));
    }

    private static List<String> disagreements(FleetResult incremental, FleetResult full) {
        List<String> found = new ArrayList<>();
        compare("failure", incremental.failures(), full.failures(), found);
        compare("change", incremental.groups(), full.groups(), found);
        if (incremental.counts().different() != full.counts().different()) {
            found.add(incremental.counts().different() + " different nodes, but " + full.counts().different() + " when all are compiled");
        }
        return found;
    }

    private static <T> void compare(String what, List<T> incremental, List<T> full, List<String> found) {
        full.stream().filter(each -> !incremental.contains(each)).forEach(each -> found.add("missed " + what + ": " + each));
        incremental.stream().filter(each -> !full.contains(each)).forEach(each -> found.add("invented " + what + ": " + each));
    }
}
