package io.bindery.cfengine.promise.user;

import io.bindery.cfengine.eval.ExpandedPromise;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.Outcome;
import io.bindery.cfengine.promise.PromiseType;
import io.bindery.enact.host.Accounts;
import java.util.Optional;

/// `users`: an account is present, locked, or absent.
public final class UsersType implements PromiseType {
    @Override
    public boolean isReady(ExpandedPromise promise, Keeping keeping) {
        boolean complete = promise.attributes().has("policy");
        if (!complete) {
            keeping.log().error("No policy specified for 'users' promise '" + promise.promiser() + "'");
            keeping.evaluation().logPromise(Level.ERROR);
        }
        return complete;
    }

    @Override
    public Outcome keep(ExpandedPromise promise, Keeping keeping) {
        Optional<Accounts.User> found = keeping.host().accounts().user(promise.promiser());
        UserChanges changes = new UserChanges(promise, keeping);
        if (promise.attributes().text("policy", "").equals("absent")) {
            return found.isEmpty() ? Outcome.KEPT : changes.remove();
        }
        return found.map(changes::modify).orElseGet(changes::create);
    }
}
