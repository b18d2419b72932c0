package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.Arguments;
import io.bindery.puppet.value.Bool;
import java.util.List;

/// `stdlib::end_with`: whether a text ends with one of some texts.
final class EndWith {
    static final Function FUNCTION = Function.named("stdlib::end_with")
            .takes("String", "test_string")
            .takes("Variant[String[1],Array[String[1], 1]]", "suffixes")
            .returns("Boolean")
            .with((call, arguments) -> Bool.of(Arguments.flatten(List.of(arguments.get(1))).stream()
                    .anyMatch(suffix -> Arguments.string(arguments, 0).endsWith(RubyText.of(suffix)))));

    private EndWith() {}
}
