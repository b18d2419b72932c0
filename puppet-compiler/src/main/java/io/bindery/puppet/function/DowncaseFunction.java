package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;

/// `downcase`.
final class DowncaseFunction {
    static final Function FUNCTION = CaseFunction.of("downcase", RubyString::downcase);

    private DowncaseFunction() {}
}
