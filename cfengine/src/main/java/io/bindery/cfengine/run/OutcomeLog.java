package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.value.ByteText;
import io.bindery.files.FileAppending;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import org.jspecify.annotations.Nullable;

/// Writes the `log_string` of an `action` body to the places that `log_kept`, `log_repaired` and `log_failed` name.
final class OutcomeLog {
    private final Log log;
    private @Nullable ExpandedPromise written;

    OutcomeLog(Log log) {
        this.log = log;
    }

    /// Writes before the promise is done; [#write] then does nothing for it.
    void writeEarly(ExpandedPromise promise, Outcome outcome) {
        write(promise, outcome);
        written = promise;
    }

    void write(ExpandedPromise promise, Outcome outcome) {
        if (promise == written) {
            return;
        }
        Attributes action = promise.body("action");
        String text = action.text("log_string");
        String target = action.text(
                switch (outcome) {
                    case KEPT, SKIPPED -> "log_kept";
                    case REPAIRED -> "log_repaired";
                    case WARNED, FAILED, DENIED, TIMED_OUT -> "log_failed";
                });
        if (text == null || target == null || outcome == Outcome.SKIPPED || target.equals("udp_syslog")) {
            return;
        }
        if (target.equals("stdout")) {
            log.info("L: " + text);
            return;
        }
        try {
            FileAppending.append(ByteText.path(target), ByteText.bytes(text + "\n"));
        } catch (IOException | InvalidPathException e) {
            log.error("Could not open private log '" + target + "': " + e.getMessage());
        }
    }
}
