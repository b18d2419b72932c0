package io.bindery.cfengine.function;

/// `readstringarrayidx(array, path, comment, separator, most, bytes)`: a file's lines, by their number.
final class ReadStringArrayIndexed implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromFile(call, TextTable.Fields.TEXT, true);
    }
}
