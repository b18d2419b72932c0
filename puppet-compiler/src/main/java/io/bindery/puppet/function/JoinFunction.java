package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `join`: the elements as one text, with a delimiter between them. Arrays within the array are joined the same way.
final class JoinFunction {
    static final Function FUNCTION = Function.named("join")
            .takes("Array", "arg")
            .optionally("String", "delimiter")
            .with((call, arguments) -> join(Arguments.array(arguments, 0), Arguments.optionalString(arguments, 1)));

    private JoinFunction() {}

    private static Value join(List<Value> elements, @Nullable String delimiter) {
        StringBuilder joined = new StringBuilder();
        List<Value> flat = Arguments.flatten(elements);
        for (int i = 0; i < flat.size(); i++) {
            if (i > 0 && delimiter != null) {
                joined.append(delimiter);
            }
            joined.append(RubyText.of(flat.get(i)));
        }
        return Str.of(joined.toString());
    }
}
