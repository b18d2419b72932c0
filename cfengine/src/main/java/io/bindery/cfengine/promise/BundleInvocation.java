package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.ExpandedPromise.BundleCall;
import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A bundle evaluated on behalf of a promise (`methods`, `services`).
final class BundleInvocation {
    private BundleInvocation() {}

    /// Evaluates a bundle; the outcome is that of its promises together.
    static Outcome invoke(ExpandedPromise promise, BundleCall wanted, Block.Bundle bundle, Keeping keeping) {
        Evaluation evaluation = keeping.evaluation();
        if (keeping.warns(promise)) {
            evaluation.log().warning("Bundle '" + wanted.name() + "' should be invoked, but only a warning was promised!");
            return Outcome.WARNED;
        }
        boolean inherits = promise.attributes().flag("inherit", false);
        List<Optional<Value>> arguments = keeping.expansion().arguments(wanted, bundle);
        Outcome outcome = keeping.run(
                new Keeping.BundleRun(bundle, arguments, inherits, true, Keeping.AGENT_ORDER, unused -> null));
        takeResults(promise, bundle, evaluation);
        conclude(outcome, bundle, evaluation);
        return outcome == Outcome.SKIPPED ? Outcome.KEPT : outcome;
    }

    static Block.@Nullable Bundle find(String name, String namespace, Evaluation evaluation) {
        Block.Bundle agent = evaluation.policy().bundle("agent", namespace, name);
        return agent != null ? agent : evaluation.policy().bundle("common", namespace, name);
    }

    /// The outcome for a bundle that is not defined: the run ends, unless the policy allows such bundles.
    static Outcome missing(String name, Keeping keeping) {
        Evaluation evaluation = keeping.evaluation();
        if (keeping.control("common").flag("ignore_missing_bundles", false)) {
            return Outcome.SKIPPED;
        }
        if (References.holdsAny(name)) {
            evaluation.log().error("A variable seems to have been used for the name of the method."
                    + " In this case, the promiser also needs to contain the unique name of the method");
        }
        evaluation.log().error("A method attempted to use a bundle '" + name + "' that was apparently not defined");
        throw new FatalError("Aborting due to missing bundle '" + name + "'");
    }

    /// What the callee's reports left under `bundle_return_value_index` becomes an array of the caller.
    private static void takeResults(ExpandedPromise promise, Block.Bundle bundle, Evaluation evaluation) {
        String array = promise.attributes().text("useresult");
        VariableName results =
                new VariableName(bundle.namespace(), bundle.name(), ReportsType.RESULTS, List.of());
        for (var element : evaluation.variables().elements(results)) {
            if (array != null) {
                VariableName name = evaluation.qualify(array + "[" + element.name().indices().getFirst() + "]");
                evaluation.variables().define(name, element.type(), element.value(), List.of("source=bundle"));
            }
        }
    }

    private static void conclude(Outcome outcome, Block.Bundle bundle, Evaluation evaluation) {
        switch (outcome) {
            case REPAIRED -> evaluation.log().verbose("Method '" + bundle.name() + "' invoked repairs");
            case FAILED -> evaluation.log().error("Method '" + bundle.name() + "' failed in some repairs");
            case DENIED -> evaluation.log().info("Method '" + bundle.name() + "' was denied in some repairs");
            case WARNED ->
                evaluation.log().warning("Method '" + bundle.name() + "' invoked repairs, but only warnings promised");
            case SKIPPED, KEPT, TIMED_OUT -> evaluation.log().verbose("Method '" + bundle.name() + "' verified");
        }
    }
}
