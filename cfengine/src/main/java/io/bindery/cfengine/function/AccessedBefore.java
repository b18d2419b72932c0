package io.bindery.cfengine.function;

/// `accessedbefore(one, other)`: whether the first file was read earlier.
final class AccessedBefore implements Function {
    @Override
    public Result call(Call call) {
        return IsNewerThan.compare(call, "lastAccessTime", (one, other) -> one < other);
    }
}
