package io.bindery.cfengine.function;

/// `isexecutable(path)`: whether someone may execute what is there.
final class IsExecutable implements Function {
    @Override
    public Result call(Call call) {
        FileStatus status = FileStatus.of(call.text(0), true);
        return Result.of(status != null && (status.mode() & 0111) != 0);
    }
}
