package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Bool;

/// `tagged`: whether the surrounding class or define, or the catalog, has all these tags.
final class TaggedFunction {
    static final Function FUNCTION = LegacyFunction.of(
            "tagged",
            -2,
            (call, arguments) -> Bool.of(call.catalog().isTagged(arguments.stream().map(RubyText::of).toList(), call.scope())));

    private TaggedFunction() {}
}
