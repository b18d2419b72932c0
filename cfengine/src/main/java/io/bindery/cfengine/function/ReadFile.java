package io.bindery.cfengine.function;

/// `readfile(path, most)`: the file's text, at most so many bytes.
final class ReadFile implements Function {
    @Override
    public Result call(Call call) {
        Long most = call.size() > 1 ? Numbers.whole(call, call.text(1)) : Long.valueOf(0);
        String text = most == null ? null : TextFiles.read(call, call.text(0), most);
        return text == null ? Result.failure() : Result.of(text);
    }
}
