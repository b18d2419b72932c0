package io.bindery.cfengine.function;

/// `readcsv(path, most)`: a CSV file's rows.
final class ReadCsv implements Function {
    @Override
    public Result call(Call call) {
        return DataFiles.readCsv(call, call.text(0), DataFiles.most(call));
    }
}
