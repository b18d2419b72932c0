package io.bindery.cfengine.function.data;

import io.bindery.cfengine.data.YamlText;
import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.value.Data;

/// `parseyaml(text)`: the container a YAML text writes.
public final class ParseYaml implements Function {
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
