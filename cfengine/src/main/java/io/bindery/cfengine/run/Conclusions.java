package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Attributes;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.eval.PersistentClasses;
import io.bindery.cfengine.promise.Outcome;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The consequences of an outcome: it defines the classes of the promise's `classes` body, and records the handle that other
/// promises depend on.
final class Conclusions {
    private final Evaluation evaluation;
    private final PersistentClasses persistentClasses;
    private final Set<String> promoted = new HashSet<>();

    Conclusions(Evaluation evaluation, PersistentClasses persistentClasses) {
        this.evaluation = evaluation;
        this.persistentClasses = persistentClasses;
    }

    void draw(ExpandedPromise promise, Outcome outcome) {
        if (promise.hasBody("classes") && outcome != Outcome.SKIPPED) {
            Attributes body = promise.body("classes");
            body.list(definedBy(outcome)).forEach(name -> define(name, body));
            body.list(cancelledBy(outcome)).forEach(this::cancel);
        }
        note(promise, outcome);
    }

    /// Notes that a promise is kept, for those that depend on it.
    void note(ExpandedPromise promise, Outcome outcome) {
        String handle = promise.handle();
        if (handle != null && outcome.isDone()) {
            evaluation.done(handle);
        }
    }

    private static String definedBy(Outcome outcome) {
        return switch (outcome) {
            case KEPT, SKIPPED -> "promise_kept";
            case REPAIRED -> "promise_repaired";
            case WARNED, FAILED -> "repair_failed";
            case DENIED -> "repair_denied";
            case TIMED_OUT -> "repair_timeout";
        };
    }

    private static String cancelledBy(Outcome outcome) {
        return switch (outcome) {
            case KEPT, SKIPPED -> "cancel_kept";
            case REPAIRED -> "cancel_repaired";
            case WARNED, FAILED, DENIED, TIMED_OUT -> "cancel_notkept";
        };
    }

    private void define(String text, Attributes body) {
        String name = Names.canonifyClass(text);
        long minutes = body.number("persist_time", 0);
        List<String> tags = body.list("meta");
        boolean ofBundle = "bundle".equals(body.text("scope")) && minutes <= 0;
        // As CFEngine does: told too where no scope is named.
        if (minutes > 0 && !body.text("scope", "bundle").equals("namespace") && promoted.add(name)) {
            evaluation.log().info("Automatically promoting context scope for '" + name + "' to namespace visibility, due to persistence");
        }
        if (ofBundle) {
            evaluation.defineBundleClass(name, tags);
        } else {
            evaluation.defineClass(name, tags);
        }
        if (minutes > 0) {
            boolean preserve = "absolute".equals(body.text("timer_policy"));
            persistentClasses.keep(evaluation.namespace(), name, minutes, preserve, tags);
        }
    }

    private void cancel(String text) {
        String name = Names.canonifyClass(text);
        evaluation.undefineClass(name);
        persistentClasses.forget(evaluation.namespace(), name);
    }
}
