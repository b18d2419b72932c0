package io.bindery.cfengine.function;

import io.bindery.cfengine.data.YamlText;
import io.bindery.cfengine.value.Data;

/// `parseyaml(text)`: the container a YAML text writes.
final class ParseYaml implements Function {
    @Override
    public Result call(Call call) {
        Data data = YamlText.read(call.text(0));
        if (data != null && data.isContainer()) {
            return Result.of(data);
        }
        call.log(Level.ERROR, "Non-container from parsing YAML expression '" + call.text(0) + "'");
        return Result.failure();
    }

}
