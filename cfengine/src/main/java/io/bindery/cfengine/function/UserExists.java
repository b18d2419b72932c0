package io.bindery.cfengine.function;

/// `userexists(user)`: whether there is a user of that name or number.
final class UserExists implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(Owners.user(call, call.text(0)).isPresent());
    }
}
