package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;

/// `chop`: the text without its last character; `\r\n` counts as one.
final class ChopFunction {
    static final Function FUNCTION = TextFunction.of("chop", RubyString::chop);

    private ChopFunction() {}
}
