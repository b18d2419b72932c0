package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Owners;
import io.bindery.cfengine.function.Result;
import io.bindery.enact.host.Accounts;
import java.util.Optional;

/// `getgid(group)`: a group's number.
public final class GetGid implements Function {
    @Override
    public Result call(Call call) {
        Optional<Accounts.Group> group =
                Owners.isName(call, "group", call.text(0)) ? Owners.group(call, call.text(0)) : Optional.empty();
        if (group.isEmpty()) {
            call.log(Level.ERROR, "Could not get GID for group '" + call.text(0) + "', (getgrnam: not found)");
            return Result.failure();
        }
        return Result.of((long) group.get().gid());
    }

}
