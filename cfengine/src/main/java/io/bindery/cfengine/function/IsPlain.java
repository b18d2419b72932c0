package io.bindery.cfengine.function;

/// `isplain(path)`: whether a regular file is there, not by a link.
final class IsPlain implements Function {
    @Override
    public Result call(Call call) {
        FileStatus status = FileStatus.of(call.text(0), false);
        return Result.of(status != null && status.isRegular());
    }
}
