package io.bindery.cfengine.function;

/// `changedbefore(one, other)`: whether the first file's content or status changed earlier.
final class ChangedBefore implements Function {
    @Override
    public Result call(Call call) {
        return IsNewerThan.compare(call, "ctime", (one, other) -> one < other);
    }
}
