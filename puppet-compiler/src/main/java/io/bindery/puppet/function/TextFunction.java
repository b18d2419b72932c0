package io.bindery.puppet.function;

import io.bindery.puppet.eval.Call;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/// The functions that change a string, return a number unchanged, and apply themselves to the elements of a collection.
final class TextFunction {
    private TextFunction() {}

    static Function of(String name, UnaryOperator<String> change) {
        return Function.named(name)
                .takes("Numeric", "arg")
                .with((call, arguments) -> arguments.getFirst())
                .takes("String", "arg")
                .with((call, arguments) -> Str.of(change.apply(Arguments.string(arguments, 0))))
                .takes("Iterable[Variant[String, Numeric]]", "arg")
                .with((call, arguments) -> each(call, arguments.getFirst(), change));
    }

    private static Value each(Call call, Value iterable, UnaryOperator<String> change) {
        List<Value> changed = new ArrayList<>();
        for (Elements elements = Elements.of(call, iterable); elements.hasNext(); ) {
            Value element = elements.next();
            changed.add(element instanceof Str string ? Str.of(change.apply(string.value())) : element);
        }
        return new Arr(changed);
    }
}
