package io.bindery.cfengine.function;

/// `lastnode(text, separator)`: what follows the last separator.
final class LastNode implements Function {
    @Override
    public Result call(Call call) {
        String text = call.text(0);
        int at = text.lastIndexOf(call.text(1));
        return Result.of(at < 0 ? text : text.substring(at + call.text(1).length()));
    }
}
