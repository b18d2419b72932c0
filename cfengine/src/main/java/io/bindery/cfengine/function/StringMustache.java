package io.bindery.cfengine.function;

import io.bindery.cfengine.data.Mustache;
import io.bindery.cfengine.data.MustacheError;
import io.bindery.cfengine.value.Data;
import java.util.Optional;

/// `string_mustache(template, container)`: a template rendered with the data, or with all classes and variables.
final class StringMustache implements Function {
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
