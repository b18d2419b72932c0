package io.bindery.cfengine.function;

/// `readyaml(path, most)`: a YAML file's container.
final class ReadYaml implements Function {
    @Override
    public Result call(Call call) {
        return DataFiles.read(call, call.text(0), "YAML", DataFiles.most(call));
    }
}
