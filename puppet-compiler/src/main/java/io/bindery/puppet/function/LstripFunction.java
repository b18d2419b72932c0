package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;

/// `lstrip`: the text without white space at the start.
final class LstripFunction {
    static final Function FUNCTION = TextFunction.of("lstrip", RubyString::lstrip);

    private LstripFunction() {}
}
