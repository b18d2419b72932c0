package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.ExpandedPromise.BundleCall;
import io.bindery.cfengine.syntax.Block;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The bundles a run evaluates, in order.
final class Sequence {
    private Sequence() {}

    /// From the command line, else the policy, else `main`.
    static List<BundleCall> of(Session session) {
        List<String> given = session.options.bundleSequence();
        if (given != null) {
            return given.stream().map(name -> new BundleCall(name, List.of())).toList();
        }
        List<BundleCall> ofPolicy = session.controlBodies.sequence();
        return ofPolicy != null && !ofPolicy.isEmpty() ? ofPolicy : List.of(new BundleCall("main", List.of()));
    }

    static Block.@Nullable Bundle find(Session session, String name) {
        Block.Bundle agent = session.evaluation.policy().bundle("agent", "default", name);
        return agent != null ? agent : session.evaluation.policy().bundle("common", "default", name);
    }

    /// Whether all bundles are there; the missing ones are logged.
    static boolean verify(Session session, List<BundleCall> sequence) {
        boolean ignores = session.controls.of("common").flag("ignore_missing_bundles", false);
        boolean sound = true;
        for (BundleCall call : sequence) {
            if (find(session, call.name()) == null && !ignores) {
                session.evaluation.log().error("Bundle '" + call.name() + "' listed in the bundlesequence "
                        + (session.options.isCheck() || session.options.component() == Options.Component.PROMISES
                                ? "is not a defined bundle"
                                : "was not found"));
                sound = false;
            }
        }
        return sound;
    }
}
