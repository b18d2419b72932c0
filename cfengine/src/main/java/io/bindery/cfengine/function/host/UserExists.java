package io.bindery.cfengine.function.host;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Owners;
import io.bindery.cfengine.function.Result;

/// `userexists(user)`: whether there is a user of that name or number.
public final class UserExists implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(Owners.user(call, call.text(0)).isPresent());
    }
}
