package io.bindery.cfengine.function;

/// `filesize(path)`: the file's bytes, or a link's own.
final class FileSize implements Function {
    @Override
    public Result call(Call call) {
        FileStatus status = FileStatus.of(call.text(0), false);
        return status == null ? Result.failure() : Result.of(status.number("size"));
    }
}
