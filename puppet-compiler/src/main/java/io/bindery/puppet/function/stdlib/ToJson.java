package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Str;

/// `to_json`: data as JSON on one line.
final class ToJson {
    static final Function FUNCTION = Function.named("to_json")
            .takes("Any", "data")
            .with((call, arguments) -> Str.of(RubyJson.compact(arguments.getFirst())));

    /// As of stdlib 9, which keeps secrets.
    static final Function NAMESPACED = Function.named("stdlib::to_json")
            .takes("Any", "data")
            .with((call, arguments) ->
                    RewrapSensitiveData.rewrap(arguments.getFirst(), data -> Str.of(RubyJson.compact(data))));

    private ToJson() {}
}
