package io.bindery.cfengine.promise;

import io.bindery.cfengine.access.AccessRules;
import io.bindery.cfengine.access.RoleRule;
import io.bindery.cfengine.eval.ExpandedPromise;

/// `roles` of server bundles: the users that may define classes in a run requested over the network.
public record RolesType(AccessRules rules) implements PromiseType {
    @Override
    public boolean isDeclarative() {
        return true;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        rules.add(new RoleRule(promise.promiser(), promise.attributes().list("authorize")));
        return Outcome.KEPT;
    }
}
