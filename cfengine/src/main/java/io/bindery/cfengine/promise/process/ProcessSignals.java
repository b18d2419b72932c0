package io.bindery.cfengine.promise.process;

import io.bindery.cfengine.data.ProcessListing;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.enact.host.Command;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/// Sends the `signals` of a promise to processes, in the order of the list; a number in the list is a pause in seconds.
final class ProcessSignals {
    private static final Map<String, Integer> NUMBERS = Map.ofEntries(
            Map.entry("hup", 1),
            Map.entry("int", 2),
            Map.entry("quit", 3),
            Map.entry("trap", 5),
            Map.entry("abrt", 6),
            Map.entry("bus", 7),
            Map.entry("kill", 9),
            Map.entry("usr1", 10),
            Map.entry("segv", 11),
            Map.entry("usr2", 12),
            Map.entry("pipe", 13),
            Map.entry("term", 15),
            Map.entry("child", 17),
            Map.entry("cont", 18),
            Map.entry("stop", 19));

    private final ExpandedPromise promise;
    private final Keeping keeping;
    private Outcome outcome = Outcome.SKIPPED;
    private boolean ended;

    ProcessSignals(ExpandedPromise promise, Keeping keeping) {
        this.promise = promise;
        this.keeping = keeping;
    }

    /// Whether the promise ends processes by its signals.
    static boolean endsProcesses(ExpandedPromise promise) {
        return promise.attributes().list("signals").stream().anyMatch(ProcessSignals::isEnding);
    }

    private static boolean isEnding(String signal) {
        return signal.equalsIgnoreCase("kill") || signal.equalsIgnoreCase("term");
    }

    Outcome outcome() {
        return outcome;
    }

    /// Whether a process got a signal that ends it.
    boolean hasEnded() {
        return ended;
    }

    void send(List<ProcessListing.Entry> processes) {
        List<String> signals = promise.attributes().list("signals");
        if (signals.isEmpty()) {
            keeping.log().verbose("No signals to send for '" + promise.promiser() + "'");
            return;
        }
        for (ProcessListing.Entry process : processes) {
            for (String signal : signals) {
                Integer number = NUMBERS.get(signal.toLowerCase(Locale.ROOT));
                if (number == null) {
                    pause(signal);
                } else {
                    send(process, signal, number);
                }
            }
        }
    }

    private void pause(String period) {
        String digits = period.endsWith("s") ? period.substring(0, period.length() - 1) : period;
        if (keeping.isDryRun() || !digits.matches("[0-9]{1,5}")) {
            return;
        }
        try {
            TimeUnit.SECONDS.sleep(Long.parseLong(digits));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void send(ProcessListing.Entry process, String signal, int number) {
        if (keeping.isDryRun()) {
            keeping.log().error("Need to keep signal promise '" + signal + "' in process entry '" + process.line() + "'");
            return;
        }
        ended |= isEnding(signal);
        if (kill(number, process.pid())) {
            keeping.log().info("Signalled '" + signal + "' (" + number + ") to process " + process.pid() + " (" + process.line() + ")");
            conclude(Outcome.REPAIRED);
        } else {
            keeping.log().info("Couldn't send promised signal '" + signal + "' (" + number + ") to pid " + process.pid()
                    + " (might be dead). (kill: No such process)");
            conclude(Outcome.FAILED);
        }
    }

    private void conclude(Outcome one) {
        keeping.conclude(promise, one);
        outcome = outcome.and(one);
    }

    private boolean kill(int number, long pid) {
        Command kill = Command.of(List.of("/bin/kill", "-" + number, Long.toString(pid)));
        return HostPrograms.act("kill", kill, keeping, keeping.log()::verbose)
                .map(execution -> execution.status() == 0)
                .orElse(false);
    }
}
