package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;

/// `strip`: the text without white space at both ends.
final class StripFunction {
    static final Function FUNCTION = TextFunction.of("strip", RubyString::strip);

    private StripFunction() {}
}
