package io.bindery.cfengine.function;

/// `parseintarray(array, text, comment, separator, most, bytes)`: a text's lines of whole numbers, by their first field.
final class ParseIntArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromText(call, TextTable.Fields.WHOLE, false);
    }
}
