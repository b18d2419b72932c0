package io.bindery.cfengine.function;

/// `isdir(path)`: whether a directory is there, and no link to one.
final class IsDirectory implements Function {
    @Override
    public Result call(Call call) {
        FileStatus status = FileStatus.of(call.text(0), false);
        return Result.of(status != null && status.isDirectory());
    }
}
