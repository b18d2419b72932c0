package io.bindery.cfengine.function;

/// `groupexists(group)`: whether there is a group of that name or number.
final class GroupExists implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(Owners.group(call, call.text(0)).isPresent());
    }
}
