package io.bindery.cfengine.function;

import io.bindery.enact.host.Accounts;
import java.util.Optional;

/// `getuid(user)`: a user's number.
final class GetUid implements Function {
    @Override
    public Result call(Call call) {
        Optional<Accounts.User> user =
                Owners.isName(call, "passwd", call.text(0)) ? Owners.user(call, call.text(0)) : Optional.empty();
        if (user.isEmpty()) {
            call.log(Level.ERROR, "Could not get UID for user '" + call.text(0) + "', (getpwnam: not found)");
            return Result.failure();
        }
        return Result.of((long) user.get().uid());
    }

}
