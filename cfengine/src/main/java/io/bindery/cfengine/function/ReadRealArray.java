package io.bindery.cfengine.function;

/// `readrealarray(array, path, comment, separator, most, bytes)`: a file's lines of reals, by their first field.
final class ReadRealArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromFile(call, TextTable.Fields.REAL, false);
    }
}
