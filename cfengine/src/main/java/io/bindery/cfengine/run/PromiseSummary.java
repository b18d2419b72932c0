package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.files.FileAppending;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;

/// Counts the promises of a run that were kept, repaired and not kept, and writes the line about them in `promise_summary.log`.
final class PromiseSummary {
    private long kept;
    private long repaired;
    private long failed;

    void add(Outcome outcome) {
        switch (outcome) {
            case SKIPPED -> {}
            case KEPT -> kept++;
            case REPAIRED -> repaired++;
            case WARNED, FAILED, DENIED, TIMED_OUT -> failed++;
        }
    }

    /// As CFEngine does: a run that kept no promise leaves no line.
    void append(Path folder, String version, Instant started, Instant ended, Log log) {
        if (kept + repaired + failed == 0) {
            return;
        }
        String outcome = "Outcome of version " + version + " (agent-0): Promises observed to be kept " + share(kept)
                + ", Promises repaired " + share(repaired) + ", Promises not repaired " + share(failed);
        log.verbose("Logging total compliance, total '" + outcome + "'");
        String line = started.getEpochSecond() + "," + ended.getEpochSecond() + ": " + outcome + "\n";
        try {
            FileAppending.append(folder.resolve("promise_summary.log"), line.getBytes(StandardCharsets.ISO_8859_1));
        } catch (IOException e) {
            log.verbose("Could not write promise_summary.log: " + e.getMessage());
        }
    }

    private String share(long part) {
        return String.format(Locale.ROOT, "%.2f%%", 100.0 * part / (kept + repaired + failed));
    }
}
