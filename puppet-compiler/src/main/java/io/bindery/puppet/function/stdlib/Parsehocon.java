package io.bindery.puppet.function.stdlib;

import io.bindery.data.DataError;
import io.bindery.hiera.HoconText;
import io.bindery.hiera.LookupError;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.error.EvaluationError;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `parsehocon`: the data of a HOCON text, or a default if the text cannot be read.
final class Parsehocon {
    static final Function FUNCTION = Function.named("parsehocon")
            .takes("String", "hocon_string")
            .optionally("Any", "default")
            .with((call, arguments) -> read(arguments));

    private Parsehocon() {}

    private static Value read(List<Value> arguments) {
        try {
            return HoconText.parse(Arguments.string(arguments, 0));
        } catch (DataError unreadable) {
            if (arguments.size() > 1) {
                return arguments.get(1);
            }
            throw new EvaluationError(String.valueOf(unreadable.getMessage()));
        } catch (LookupError unresolved) {
            // As stdlib does: the default is not for values that are missing.
            throw new EvaluationError(String.valueOf(unresolved.getMessage()));
        }
    }
}
