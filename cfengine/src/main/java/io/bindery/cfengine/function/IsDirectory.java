package io.bindery.cfengine.function;

/// `isdir(path)`: whether a directory, or a link to one, is there.
final class IsDirectory implements Function {
    @Override
    public Result call(Call call) {
        FileStatus status = FileStatus.of(call.text(0), true);
        return Result.of(status != null && status.isDirectory());
    }
}
