package io.bindery.cfengine.promise.command;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import java.util.List;

/// The meaning of the exit status of a promise's command.
public final class ReturnCodes {
    private ReturnCodes() {}

    /// Says how a promise came out by the exit status of its command, and concludes what the lists of its `classes` body ask for.
    public static Outcome judge(ExpandedPromise promise, int status, Keeping keeping) {
        Log log = keeping.log();
        Level level = promise.attributes().flag("inform", true) ? Level.INFO : Level.VERBOSE;
        Attributes classes = promise.body("classes");
        String code = String.valueOf(status);
        String related = "Command related to promiser '" + promise.promiser() + "' returned code '" + code + "' ";
        boolean listed = false;
        Outcome outcome = Outcome.SKIPPED;
        for (Listed each : Listed.values()) {
            List<String> codes = classes.list(each.attribute);
            listed |= !codes.isEmpty();
            if (codes.contains(code)) {
                log.log(each == Listed.FAILED ? Level.ERROR : level, related + each.words);
                keeping.conclude(promise, each.outcome);
                outcome = outcome.and(each.outcome);
            }
        }
        if (outcome != Outcome.SKIPPED) {
            return outcome;
        }
        if (listed) {
            log.log(level, related + "not defined as promise kept, not kept or repaired; setting to failed");
            return Outcome.FAILED;
        }
        if (status == 0) {
            log.verbose("Finished command related to promiser '" + promise.promiser() + "' -- succeeded");
            return Outcome.REPAIRED;
        }
        log.error("Finished command related to promiser '" + promise.promiser() + "' -- an error occurred, returned " + code);
        return Outcome.FAILED;
    }

    /// The lists of return codes in a `classes` body.
    private enum Listed {
        KEPT("kept_returncodes", Outcome.KEPT, "defined as promise kept"),
        REPAIRED("repaired_returncodes", Outcome.REPAIRED, "defined as promise repaired"),
        FAILED("failed_returncodes", Outcome.FAILED, "defined as promise failed");

        private final String attribute;
        private final Outcome outcome;
        private final String words;

        Listed(String attribute, Outcome outcome, String words) {
            this.attribute = attribute;
            this.outcome = outcome;
            this.words = words;
        }
    }
}
