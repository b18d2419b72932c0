package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.cfengine.syntax.Block;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Evaluates all bundles of a kind once, in load order, for programs that have no list of bundles to run.
record OnePass(Session session, Log log, Trace trace) {
    void run(String kind, List<String> order, Function<String, @Nullable PromiseType> types) {
        for (Block.Bundle bundle : session.evaluation.policy().bundles()) {
            if (!bundle.kind().equals(kind)) {
                continue;
            }
            if (!bundle.parameters().isEmpty()) {
                log.warning("Cannot implicitly evaluate bundle '" + kind + " " + bundle.name() + "', as this bundle takes arguments.");
                continue;
            }
            trace.step("bundle " + kind + " " + bundle.name());
            session.passes.runOnce(new Keeping.BundleRun(bundle, List.of(), false, false, order, types));
        }
    }
}
