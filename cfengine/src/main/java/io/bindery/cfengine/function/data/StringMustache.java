package io.bindery.cfengine.function.data;

import io.bindery.cfengine.data.Mustache;
import io.bindery.cfengine.data.MustacheError;
import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Function;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Result;
import io.bindery.cfengine.function.argument.Containers;
import io.bindery.cfengine.function.argument.Named;
import io.bindery.cfengine.function.classes.DataState;
import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// `string_mustache(template, container)`: a template rendered with the data, or with all classes and variables.
public final class StringMustache implements Function {
    @Override
    public Result call(Call call) {
        Optional<Data> data = call.size() > 1
                ? Optional.ofNullable(Named.part(call, 1)).or(() -> Containers.of(call, 1))
                : Optional.of(DataState.all(call.context()));
        if (data.isEmpty()) {
            return Result.failure();
        }
        try {
            return Result.of(Mustache.render(call.text(0), data.get()));
        } catch (MustacheError e) {
            if (!e.getMessage().isEmpty()) {
                call.log(e.isWarning() ? Level.WARNING : Level.ERROR, e.getMessage());
            }
            return Result.failure();
        }
    }

}
