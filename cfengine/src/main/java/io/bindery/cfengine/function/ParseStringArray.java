package io.bindery.cfengine.function;

/// `parsestringarray(array, text, comment, separator, most, bytes)`: a text's lines, by their first field.
final class ParseStringArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromText(call, TextTable.Fields.TEXT, false);
    }
}
