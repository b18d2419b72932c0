package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;

/// `swapcase`: small letters for capital ones and the other way round.
final class Swapcase {
    static final Function FUNCTION = Checks.ofStrings("swapcase", Swapcase::swapped);

    private Swapcase() {}

    private static String swapped(String text) {
        StringBuilder swapped = new StringBuilder();
        text.codePoints().forEach(c -> swapped.append(
                Character.isUpperCase(c)
                        ? RubyString.downcase(Character.toString(c))
                        : RubyString.upcase(Character.toString(c))));
        return swapped.toString();
    }
}
