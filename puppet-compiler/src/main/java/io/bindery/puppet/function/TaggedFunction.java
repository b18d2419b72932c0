package io.bindery.puppet.function;

import io.bindery.puppet.value.Bool;

/// `tagged`: whether the class or define around, or the catalog, has all these tags.
final class TaggedFunction {
    static final Function FUNCTION = LegacyFunction.of(
            "tagged",
            -2,
            (call, arguments) -> Bool.of(call.catalog().isTagged(TagFunction.texts(arguments), call.scope())));

    private TaggedFunction() {}
}
