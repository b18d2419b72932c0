package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyText;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.List;

/// `tag`: adds tags to the surrounding class or define.
final class TagFunction {
    /// What a tag counts for, which is kept until the compile has ended.
    private static final int KEPT = 5_000;

    static final Function FUNCTION = LegacyFunction.of("tag", -2, (call, arguments) -> {
        List<String> tags = texts(arguments);
        call.spend(KEPT * tags.size());
        call.catalog().tag(tags, call.scope());
        return Undef.UNDEF;
    });

    private TagFunction() {}

    static List<String> texts(List<Value> values) {
        return Arguments.flatten(values).stream().map(RubyText::of).toList();
    }
}
