package io.bindery.cfengine.function;

/// `parsestringarrayidx(array, text, comment, separator, most, bytes)`: a text's lines, by their number.
final class ParseStringArrayIndexed implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromText(call, TextTable.Fields.TEXT, true);
    }
}
