package io.bindery.cfengine.function;

/// `readenvfile(path, most)`: a file of `NAME=value` lines.
final class ReadEnvFile implements Function {
    @Override
    public Result call(Call call) {
        return DataFiles.readEnvironment(call, call.text(0), DataFiles.most(call));
    }
}
