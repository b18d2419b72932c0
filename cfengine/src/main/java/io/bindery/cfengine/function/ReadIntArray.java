package io.bindery.cfengine.function;

/// `readintarray(array, path, comment, separator, most, bytes)`: a file's lines of whole numbers, by their first field.
final class ReadIntArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromFile(call, TextTable.Fields.WHOLE, false);
    }
}
