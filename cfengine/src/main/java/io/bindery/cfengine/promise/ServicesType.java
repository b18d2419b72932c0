package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.eval.ExpandedPromise.BundleCall;
import io.bindery.cfengine.eval.ExpandedPromise.Given;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.value.Scalar;
import java.util.List;

/// `services`: the bundle that knows how to manage a service is called with its name and the wanted state.
public final class ServicesType implements PromiseType {
    private static final String STANDARD = "default:standard_services";

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        if (promise.body("service_method").text("service_type", "generic").equals("windows")) {
            keeping.log().info("Service type windows not supported on this platform.");
            return Outcome.SKIPPED;
        }
        BundleCall own = promise.call("service_bundle");
        BundleCall wanted = own == null ? standard(promise) : own;
        Block.Bundle bundle = BundleInvocation.find(wanted.name(), promise.bundle().namespace(), keeping.evaluation());
        return bundle == null
                ? BundleInvocation.missing(wanted.name(), keeping)
                : BundleInvocation.invoke(promise, wanted, bundle, keeping);
    }

    private static BundleCall standard(ExpandedPromise promise) {
        String policy = promise.attributes().text("service_policy", "start");
        return new BundleCall(STANDARD, List.of(new Given(new Scalar(promise.promiser())), new Given(new Scalar(policy))));
    }

    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        if (!promise.attributes().has("service_policy")) {
            keeping.log().verbose("Attribute 'service_policy' was not set, defaulting to: 'start'");
        }
        if (promise.attributes().list("service_dependencies").contains(promise.promiser())) {
            keeping.log().error("Service promiser '" + promise.promiser() + "' has itself as dependency");
            keeping.evaluation().logPromise(Level.ERROR);
            return false;
        }
        return true;
    }
}
