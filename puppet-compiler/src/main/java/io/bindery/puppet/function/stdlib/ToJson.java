package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.function.Function;
import io.bindery.puppet.value.Str;

/// `to_json`: data as JSON on one line.
final class ToJson {
    static final Function FUNCTION = Function.named("to_json")
            .takes("Any", "data")
            .with((call, arguments) -> Str.of(RubyJson.compact(arguments.getFirst())));

    private ToJson() {}
}
