package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.ExpandedPromise.BundleCall;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Rvalue;
import java.util.List;

/// `methods`: another bundle is evaluated.
public final class MethodsType implements PromiseType {
    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        Evaluation evaluation = keeping.evaluation();
        BundleCall call = promise.call("usebundle");
        BundleCall wanted = call == null ? new BundleCall(promise.promiser(), List.of()) : call;
        Block.Bundle bundle = BundleInvocation.find(wanted.name(), promise.bundle().namespace(), evaluation);
        if (bundle == null) {
            return BundleInvocation.missing(wanted.name(), keeping);
        }
        if (isCall(promise) && bundle.parameters().size() != wanted.arguments().size()) {
            evaluation.log().error("Arguments to bundle '" + wanted.name() + "' do not tally. Expected "
                    + bundle.parameters().size() + " not " + wanted.arguments().size());
            evaluation.logPromise(Level.ERROR);
            return Outcome.FAILED;
        }
        return BundleInvocation.invoke(promise, wanted, bundle, keeping);
    }

    /// As CFEngine does: the number of arguments is checked only if there are any; a bundle given by its name alone runs without
    /// arguments.
    private static boolean isCall(ExpandedPromise promise) {
        Attribute attribute = promise.source().attribute("usebundle");
        return attribute != null && attribute.value() instanceof Rvalue.Invocation;
    }
}
