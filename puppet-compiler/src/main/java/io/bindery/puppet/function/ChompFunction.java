package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;

/// `chomp`: the text without one line end.
final class ChompFunction {
    static final Function FUNCTION = TextFunction.of("chomp", RubyString::chomp);

    private ChompFunction() {}
}
