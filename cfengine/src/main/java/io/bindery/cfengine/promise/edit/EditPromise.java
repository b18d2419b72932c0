package io.bindery.cfengine.promise.edit;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;

/// One promise about the lines of a file, with the messages and classes of its outcome.
///
/// @param kind the name of the promise type in messages
record EditPromise(String kind, ExpandedPromise promise, EditedFile file, Keeping keeping) {
    String promiser() {
        return promise.promiser();
    }

    boolean mayChange(String change) {
        boolean may = keeping.mayChange(promise, change);
        if (!may) {
            // As CFEngine does: an edit that is only warned of counts as one.
            file.change();
        }
        return may;
    }

    LinePattern pattern(String text) {
        return LinePattern.of(text, this::error);
    }

    void error(String message) {
        keeping.log().error(message);
    }

    /// Logs that the promise cannot be kept. No other place logs it.
    void impossible(String message) {
        error(message);
        keeping.conclude(promise, Outcome.FAILED);
    }

    Outcome concluded(Outcome outcome) {
        String what = kind + " promise '" + promiser() + "'";
        switch (outcome) {
            case SKIPPED, KEPT -> {}
            case REPAIRED -> file.tell(what + " repaired");
            case WARNED -> keeping.log().warning("Warnings encountered when actuating " + what);
            case FAILED, DENIED, TIMED_OUT -> error("Errors encountered when actuating " + what);
        }
        return outcome;
    }
}
