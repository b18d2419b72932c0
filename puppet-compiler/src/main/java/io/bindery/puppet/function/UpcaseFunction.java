package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;

/// `upcase`.
final class UpcaseFunction {
    static final Function FUNCTION = CaseFunction.of("upcase", RubyString::upcase);

    private UpcaseFunction() {}
}
