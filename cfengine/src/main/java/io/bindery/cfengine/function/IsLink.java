package io.bindery.cfengine.function;

/// `islink(path)`: whether a symbolic link is there.
final class IsLink implements Function {
    @Override
    public Result call(Call call) {
        FileStatus status = FileStatus.of(call.text(0), false);
        return Result.of(status != null && status.isLink());
    }
}
