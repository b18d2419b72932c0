package io.bindery.puppet.function;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.eval.Templates;
import io.bindery.puppet.value.Hash;

/// `inline_epp`: the text of an EPP template given as a string.
final class InlineEppFunction {
    static final Function FUNCTION = Function.named("inline_epp")
            .takes("String", "template")
            .optionally("Hash[Pattern[/^\\w+$/], Any]", "parameters")
            .promises("Variant[String, Sensitive[String]]")
            .with((call, arguments) -> Templates.render(
                    call,
                    "inline_epp",
                    EppSource.parse(call, "inline_epp", "inlined-epp-text", Arguments.string(arguments, 0)),
                    arguments.size() > 1 ? (Hash) arguments.get(1) : null,
                    false));

    private InlineEppFunction() {}
}
