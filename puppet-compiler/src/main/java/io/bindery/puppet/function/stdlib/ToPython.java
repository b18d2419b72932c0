package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;

/// `to_python`: a value as Python writes it.
final class ToPython {
    static final Function FUNCTION = of("to_python", SerializedText.PYTHON);

    private ToPython() {}

    static Function of(String name, SerializedText language) {
        return Function.named(name)
                .takes("Any", "object")
                .with((call, arguments) -> Str.of(language.of(arguments.getFirst())));
    }
}
