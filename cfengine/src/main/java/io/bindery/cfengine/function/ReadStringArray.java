package io.bindery.cfengine.function;

/// `readstringarray(array, path, comment, separator, most, bytes)`: a file's lines, by their first field.
final class ReadStringArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromFile(call, TextTable.Fields.TEXT, false);
    }
}
