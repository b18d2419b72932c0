package io.bindery.cfengine.function;

/// `readfile(path, most)`: the file's text, at most so many bytes.
final class ReadFile implements Function {
    @Override
    public Result call(Call call) {
        long most = call.size() > 1 ? Numbers.whole(call, call.text(1)) : 0;
        if (most < 0) {
            call.log(Level.ERROR, "readfile: requested max size " + most + " is less than 0");
            return Result.failure();
        }
        String text = TextFiles.read(call, call.text(0), most);
        return text == null ? Result.failure() : Result.of(text);
    }
}
