package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Owners;
import io.bindery.cfengine.function.Result;
import io.bindery.enact.host.Accounts;
import java.util.Optional;

/// `getuid(user)`: a user's number.
public final class GetUid implements Function {
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
