package io.bindery.cli.cf;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.run.PromiseEvents;
import io.bindery.cfengine.value.ByteText;
import io.bindery.data.JsonOutput;
import io.bindery.files.OutputFile;
import io.bindery.text.Place;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/// The report of an agent run as JSON, an object a line, in the format of `bindery apply --json`: `log` entries, an `event` for
/// each promise with its outcome, and `run` at the end.
final class RunReport implements PromiseEvents {
    private static final int FAILED = 4;
    private static final int PENDING = 8;

    private final JsonOutput lines = new JsonOutput();
    private final boolean keepsLines;
    private final Map<Outcome, Integer> counts = new EnumMap<>(Outcome.class);

    /// @param keepsLines whether the log lines are wanted, and not only the figures
    RunReport(boolean keepsLines) {
        this.keepsLines = keepsLines;
    }

    void log(Level level, String message) {
        if (keepsLines) {
            lines.beginObject().key("kind").string("log").key("level").string(level.label());
            lines.key("message").string(ByteText.unicode(message)).endObject().newline();
        }
    }

    @Override
    public void ended(ExpandedPromise promise, Outcome outcome, Instant time) {
        counts.merge(outcome, 1, Integer::sum);
        if (!keepsLines) {
            return;
        }
        lines.beginObject().key("kind").string("event");
        lines.key("resource").string(promise.promiseType() + "[" + ByteText.unicode(promise.promiser()) + "]");
        lines.key("name").string("promise_" + word(outcome)).key("status").string(status(outcome));
        lines.key("message").string("promise " + word(outcome)).key("bundle").string(ByteText.unicode(promise.bundle().qualified()));
        String handle = promise.handle();
        if (handle != null) {
            lines.key("handle").string(ByteText.unicode(handle));
        }
        lines.key("time").string(time.truncatedTo(ChronoUnit.MILLIS).toString());
        Place place = promise.source().place();
        lines.key("file").string(ByteText.unicode(place.file().name())).key("line").number(promise.source().line());
        lines.endObject().newline();
    }

    private static String word(Outcome outcome) {
        return outcome.name().toLowerCase(Locale.ROOT);
    }

    /// The status of a catalog's event for an outcome; `unchanged` for a promise that was kept already, for which a catalog has no event.
    private static String status(Outcome outcome) {
        return switch (outcome) {
            case SKIPPED, KEPT -> "unchanged";
            case REPAIRED -> "success";
            case WARNED -> "noop";
            case FAILED, DENIED, TIMED_OUT -> "failure";
        };
    }

    private int count(Outcome outcome) {
        return counts.getOrDefault(outcome, 0);
    }

    private int notKept() {
        return count(Outcome.FAILED) + count(Outcome.DENIED) + count(Outcome.TIMED_OUT);
    }

    /// The exit code for promises that are not kept: 4 where repairs failed, 8 where they were only rehearsed, both added.
    int strict(int status) {
        return status != 0 ? status : (notKept() > 0 ? FAILED : 0) | (count(Outcome.WARNED) > 0 ? PENDING : 0);
    }

    /// Writes the report.
    void write(Path file, int exitCode) throws IOException {
        boolean failed = exitCode != 0 && exitCode != PENDING || notKept() > 0;
        String status = failed ? "failed" : count(Outcome.REPAIRED) > 0 ? "changed" : "unchanged";
        lines.beginObject().key("kind").string("run").key("status").string(status).key("exit_code").number(exitCode);
        lines.key("noop_pending").bool(count(Outcome.WARNED) > 0).key("promises").beginObject();
        lines.key("total").number(counts.values().stream().mapToInt(Integer::intValue).sum());
        for (Outcome outcome : Outcome.values()) {
            if (outcome != Outcome.SKIPPED) {
                lines.key(word(outcome)).number(count(outcome));
            }
        }
        lines.endObject().endObject().newline();
        OutputFile.write(file, lines.bytes());
    }
}
