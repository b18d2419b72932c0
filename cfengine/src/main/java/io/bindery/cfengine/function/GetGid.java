package io.bindery.cfengine.function;

import io.bindery.enact.host.Accounts;
import java.util.Optional;

/// `getgid(group)`: a group's number.
final class GetGid implements Function {
    @Override
    public Result call(Call call) {
        if (!Owners.isName(call, "group", call.text(0))) {
            return Result.failure();
        }
        Optional<Accounts.Group> group = Owners.group(call, call.text(0));
        if (group.isEmpty()) {
            call.log(Level.ERROR, "Could not get GID for group '" + call.text(0) + "', (getgrnam: not found)");
            return Result.failure();
        }
        return Result.of((long) group.get().gid());
    }

}
