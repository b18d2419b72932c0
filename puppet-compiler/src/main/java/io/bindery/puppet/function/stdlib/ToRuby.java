package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;

/// `to_ruby`: a value as Ruby writes it.
final class ToRuby {
    static final Function FUNCTION = ToPython.of("to_ruby", SerializedText.RUBY);

    private ToRuby() {}
}
