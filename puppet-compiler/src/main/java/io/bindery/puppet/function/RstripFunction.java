package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;

/// `rstrip`: the text without white space at the end.
final class RstripFunction {
    static final Function FUNCTION = TextFunction.of("rstrip", RubyString::rstrip);

    private RstripFunction() {}
}
