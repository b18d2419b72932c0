package io.bindery.cfengine.promise.process;

import io.bindery.cfengine.data.ProcessListing;
import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.BundleFrame;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.promise.process.ProcessSelection.ProcessRange;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.CommandLine;
import io.bindery.cfengine.value.Regex;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `processes`: counts the processes that match a pattern, signals them, and defines a class that asks for their restart.
public final class ProcessesType implements PromiseType {
    /// Processes of the kernel and the first process are never signalled.
    private static final int FIRST_ORDINARY = 4;

    private ProcessListing listing = ProcessListing.EMPTY;
    private Instant listedAt = Instant.EPOCH;
    private @Nullable BundleFrame listedFor;

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        List<ProcessListing.Entry> found = find(promise, keeping);
        int count = found.size();
        // As CFEngine does: a promise that only warns counts processes but touches none of them.
        List<ProcessListing.Entry> affected = keeping.warns(promise) ? List.of() : found;
        Outcome outcome = Outcome.SKIPPED;
        ProcessRange range = range(promise);
        if (range != null) {
            Attributes body = promise.body("process_count");
            if (range.contains(count)) {
                body.list("in_range_define").forEach(name -> define(name, keeping));
                keeping.log().verbose("Process promise for '" + promise.promiser() + "' is kept");
                return Outcome.KEPT;
            }
            body.list("out_of_range_define").forEach(name -> define(name, keeping));
            keeping.log().verbose("Process count for '" + promise.promiser() + "' was out of promised range (" + count + " found)");
            keeping.conclude(promise, Outcome.REPAIRED);
            outcome = Outcome.REPAIRED;
        }
        String stop = promise.attributes().text("process_stop");
        if (stop != null && !affected.isEmpty()) {
            if (!keeping.isDryRun() && !isExecutable(stop, promise, keeping.log())) {
                return Outcome.FAILED;
            }
            Outcome stopped = stop(stop, promise, keeping);
            keeping.conclude(promise, stopped);
            outcome = outcome.and(stopped);
        }
        ProcessSignals signals = new ProcessSignals(promise, keeping);
        signals.send(affected);
        return outcome.and(signals.outcome()).and(restart(promise, count, signals.hasEnded(), keeping));
    }

    private static Outcome restart(ExpandedPromise promise, int count, boolean ended, Keeping keeping) {
        String restart = promise.attributes().text("restart_class");
        if (restart == null || count > 0 && !ended) {
            keeping.log().verbose("No restart promised for " + promise.promiser());
            keeping.conclude(promise, Outcome.KEPT);
            return Outcome.KEPT;
        }
        if (keeping.warns(promise)) {
            keeping.log().warning("Need to keep restart promise for '" + promise.promiser() + "', but only a warning is promised");
            return Outcome.WARNED;
        }
        define(restart, keeping);
        // As CFEngine does: to ask for a start is no repair, to ask for it again after the end is one.
        Outcome outcome = ended ? Outcome.REPAIRED : Outcome.KEPT;
        keeping.conclude(promise, outcome);
        return outcome;
    }

    private static void define(String name, Keeping keeping) {
        keeping.evaluation().defineClass(Names.canonifyClass(name), List.of("source=promise"));
    }

    // Before the promise is kept

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        Attributes count = promise.body("process_count");
        boolean restarts = promise.attributes().has("restart_class");
        if (promise.hasBody("process_select") && !promise.body("process_select").has("process_result")) {
            keeping.log().error("process_select body missing its a process_result return value");
            complain("Process select constraint body promised no result (check body definition)", keeping);
        }
        if (restarts && ProcessSignals.endsProcesses(promise)) {
            keeping.log().warning("Promise '" + promise.promiser() + "' kills then restarts - never strictly converges");
            keeping.evaluation().logPromise(Level.INFO);
        }
        ProcessRange range = range(promise);
        if (restarts && range != null && range.most() == 0) {
            complain("Promise constraint conflicts - '" + promise.promiser() + "' processes cannot have zero count if restarted", keeping);
        }
        if (promise.hasBody("process_count") && !count.has("match_range")) {
            complain(
                    "process_count used without match_range, this promise will not define a class based on a count of matching promises.",
                    keeping);
        }
        if (promise.hasBody("process_count") && !count.has("in_range_define") && !count.has("out_of_range_define")) {
            complain(
                    "process_count body is insufficiently defined. process_count must specify at least one of in_range_define or"
                            + " out_of_range_define. ",
                    keeping);
        }
        return true;
    }

    private static void complain(String message, Keeping keeping) {
        keeping.log().error(message);
        keeping.evaluation().logPromise(Level.ERROR);
    }

    private static @Nullable ProcessRange range(ExpandedPromise promise) {
        String text = promise.body("process_count").text("match_range");
        return text == null ? null : ProcessRange.parse(text);
    }

    // The processes a promise is about

    private List<ProcessListing.Entry> find(ExpandedPromise promise, Keeping keeping) {
        ProcessListing table = listing(keeping);
        Log log = keeping.log();
        boolean signals = promise.attributes().has("signals");
        ProcessRange range = range(promise);
        boolean alerts = keeping.warns(promise) && range != null && range.most() == 0;
        List<ProcessListing.Entry> found = new ArrayList<>();
        // As CFEngine does: the last process of the table is looked at first.
        for (ProcessListing.Entry entry : selected(promise, table, keeping).reversed()) {
            if (signals && entry.pid() < FIRST_ORDINARY) {
                log.verbose("Will not signal or restart processes 0,1,2,3 (occurred while looking for " + promise.promiser() + ")");
            } else if (signals && entry.pid() == ProcessHandle.current().pid()) {
                log.verbose("cf-agent will not signal itself!");
            } else if (alerts) {
                log.warning("Process alert '" + table.titles() + "'");
                log.warning("Process alert '" + entry.line() + "'");
            } else {
                log.log(keeping.warns(promise) ? Level.WARNING : Level.VERBOSE, "Matched '" + entry.line() + "'");
                found.addFirst(entry);
            }
        }
        return found;
    }

    private List<ProcessListing.Entry> selected(ExpandedPromise promise, ProcessListing table, Keeping keeping) {
        List<ProcessListing.Entry> matching = table.matching(promise.promiser(), keeping.log()::error);
        if (!promise.hasBody("process_select")) {
            return matching;
        }
        ProcessSelection selection = new ProcessSelection(promise.body("process_select"), listedAt);
        return matching.stream().filter(selection::selects).toList();
    }

    /// The table of processes. It is read once for a bundle, and where `refresh_processes` names bundles, only for those.
    private ProcessListing listing(Keeping keeping) {
        BundleFrame frame = keeping.evaluation().frame();
        boolean fresh = listing != ProcessListing.EMPTY && (frame == listedFor || !refreshes(keeping));
        if (fresh) {
            keeping.log().verbose("Reusing cached process table");
            return listing;
        }
        keeping.log().verbose("Observe process table with " + String.join(" ", ProcessListing.COMMAND));
        try {
            String output = ByteText.of(keeping.host().processes().ask(Command.of(ProcessListing.COMMAND)).output());
            listing = ProcessListing.parse(output);
            listedFor = frame;
            listedAt = keeping.host().clock().instant();
        } catch (CommandException e) {
            keeping.log().error("Unable to read the process table - cannot keep processes: type promises");
        }
        return listing;
    }

    private static boolean refreshes(Keeping keeping) {
        List<String> bundles = keeping.control("agent").list("refresh_processes");
        return bundles.isEmpty() || bundles.stream().anyMatch(pattern -> {
            Regex regex = Regex.compile(pattern);
            return regex != null && regex.matchesAll(keeping.evaluation().bundle());
        });
    }

    // Stopping by a command

    private static boolean isExecutable(String command, ExpandedPromise promise, Log log) {
        String program = CommandLine.split(command).getFirst();
        Path path = ByteText.path(program);
        if (Files.isExecutable(path) && Files.isRegularFile(path)) {
            log.verbose("Found process_stop command '" + command + "' is executable.");
            return true;
        }
        if (!Files.exists(path)) {
            log.error("Proposed executable file '" + program + "' doesn't exist");
        }
        log.error("Process promise to stop '" + promise.promiser() + "' could not be kept because '" + command + "' is not executable");
        return false;
    }

    private static Outcome stop(String command, ExpandedPromise promise, Keeping keeping) {
        if (keeping.isDryRun()) {
            keeping.log().error("Need to keep process-stop promise for '" + promise.promiser() + "', but only a warning is promised");
            return Outcome.WARNED;
        }
        List<String> words = CommandLine.split(command).stream().map(ByteText::unicode).toList();
        boolean stopped = HostPrograms.act(command, Command.of(words).discardingOutput(), keeping, keeping.log()::verbose)
                .map(execution -> execution.status() == 0)
                .orElse(false);
        if (stopped) {
            keeping.log().info("Promise to stop '" + promise.promiser() + "' repaired, '" + command + "' returned zero");
            return Outcome.REPAIRED;
        }
        keeping.log().error("Promise to stop '" + promise.promiser() + "' failed, '" + command + "' returned nonzero");
        return Outcome.FAILED;
    }
}
