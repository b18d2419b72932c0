package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;

/// `chomp`: without one line end.
final class ChompFunction {
    static final Function FUNCTION = TextFunction.of("chomp", RubyString::chomp);

    private ChompFunction() {}
}
