package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;

/// `regexpescape`: a pattern that matches a text literally.
final class Regexpescape {
    static final Function FUNCTION = Checks.ofStrings("regexpescape", RubyString::escape);

    private Regexpescape() {}
}
