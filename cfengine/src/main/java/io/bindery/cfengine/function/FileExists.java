package io.bindery.cfengine.function;

/// `fileexists(path)`: whether there is a file of any kind, a dangling link too.
final class FileExists implements Function {
    @Override
    public Result call(Call call) {
        return Result.of(FileStatus.of(call.text(0), false) != null);
    }
}
