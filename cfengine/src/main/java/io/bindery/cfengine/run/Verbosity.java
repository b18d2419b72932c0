package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.syntax.Block;
import io.bindery.text.Place;

/// What `--verbose` says about bundles and promises.
final class Verbosity {
    private static final String STARS = "*****************************************************************";
    private final Evaluation evaluation;
    private final Log log;

    Verbosity(Evaluation evaluation) {
        this.evaluation = evaluation;
        this.log = evaluation.log();
    }

    private boolean isOff() {
        return !log.shows(Level.VERBOSE);
    }

    void begin(Block.Bundle bundle) {
        framed("BEGIN bundle " + bundle.name());
    }

    void end(Block.Bundle bundle) {
        framed("END bundle " + bundle.name());
    }

    private void framed(String text) {
        if (isOff()) {
            return;
        }
        log.verbose("B: " + STARS);
        log.verbose("B: " + text);
        log.verbose("B: " + STARS);
    }

    void begin(ExpandedPromise promise) {
        if (isOff()) {
            return;
        }
        log.verbose("P: .........................................................");
        log.verbose("P: BEGIN promise '" + handle(promise) + "' of type \"" + promise.promiseType() + "\" (pass "
                + evaluation.pass() + ")");
        log.verbose("P:    Promiser/affected object: '" + promise.promiser() + "'");
        log.verbose((promise.bundle().parameters().isEmpty() ? "P:    Part of bundle: " : "P:    From parameterized bundle: ")
                + promise.bundle().name());
        log.verbose("P:    Base context class: " + promise.source().guard());
        String comment = promise.attributes().text("comment");
        if (comment != null) {
            log.verbose("P:");
            log.verbose("P:    Comment:  " + comment);
        }
    }

    private static String handle(ExpandedPromise promise) {
        String handle = promise.handle();
        if (handle != null) {
            return handle;
        }
        Place place = promise.source().place();
        String file = place.file().name().substring(place.file().name().lastIndexOf('/') + 1);
        return "promise_" + file.replace('.', '_') + "_" + promise.source().line();
    }

    void end(ExpandedPromise promise, Outcome outcome) {
        if (isOff()) {
            return;
        }
        switch (outcome) {
            case KEPT, SKIPPED -> log.verbose("A: Promise was KEPT");
            case REPAIRED -> log.verbose("A: Promise REPAIRED");
            case WARNED, FAILED, DENIED, TIMED_OUT -> log.verbose("A: Promise NOT KEPT!");
        }
        log.verbose("P: END " + promise.promiseType() + " promise (" + promise.promiser() + ")");
    }

    void declared(ExpandedPromise promise, Outcome outcome) {
        String comment = isOff() ? null : promise.attributes().text("comment");
        if (comment != null && outcome == Outcome.KEPT) {
            String kind = promise.promiseType().equals("classes") ? "class" : "variable";
            log.verbose("Added " + kind + " '" + promise.promiser() + "' with comment '" + comment + "'");
        }
    }
}
