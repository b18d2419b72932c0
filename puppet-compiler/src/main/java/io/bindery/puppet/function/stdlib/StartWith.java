package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Bool;
import java.util.List;

/// `stdlib::start_with`: whether a text begins with one of some texts.
final class StartWith {
    static final Function FUNCTION = Function.named("stdlib::start_with")
            .takes("String", "test_string")
            .takes("Variant[String[1],Array[String[1], 1]]", "prefixes")
            .returns("Boolean")
            .with((call, arguments) -> Bool.of(Arguments.flatten(List.of(arguments.get(1))).stream()
                    .anyMatch(prefix -> Arguments.string(arguments, 0).startsWith(RubyText.of(prefix)))));

    private StartWith() {}
}
