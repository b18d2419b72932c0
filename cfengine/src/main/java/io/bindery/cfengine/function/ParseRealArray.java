package io.bindery.cfengine.function;

/// `parserealarray(array, text, comment, separator, most, bytes)`: a text's lines of reals, by their first field.
final class ParseRealArray implements Function {
    @Override
    public Result call(Call call) {
        return TextTable.fillFromText(call, TextTable.Fields.REAL, false);
    }
}
