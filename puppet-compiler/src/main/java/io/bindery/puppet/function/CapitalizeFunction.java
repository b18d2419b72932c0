package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;

/// `capitalize`: the first character in upper case, the others in lower case.
final class CapitalizeFunction {
    static final Function FUNCTION = TextFunction.of("capitalize", RubyString::capitalize);

    private CapitalizeFunction() {}
}
