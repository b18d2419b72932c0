package io.bindery.cfengine.function;

/// `readjson(path, most)`: a JSON file's container.
final class ReadJson implements Function {
    @Override
    public Result call(Call call) {
        return DataFiles.read(call, call.text(0), "JSON", DataFiles.most(call));
    }
}
