package io.bindery.puppet.syntax.text;

import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Variable;
import java.math.BigInteger;

/// The written forms of values that the tree stores as numbers.
public final class Names {
    private Names() {}

    /// The name of a variable, a match variable's number included.
    public static String of(Variable variable) {
        return switch (variable.name()) {
            case Name name -> name.value();
            case LiteralInteger number -> String.valueOf(number.value());
            default -> throw new IllegalStateException("a variable is named by a name or a number");
        };
    }

    /// The value of an integer in decimal, also of one too large for the tree.
    public static String digits(LiteralInteger integer) {
        return value(integer).toString();
    }

    /// More digits than any message needs. To read a number takes time that grows with the square of its length.
    private static final int MOST_DIGITS = 10_000;

    /// The value as written, of a very long one its first digits: the tree holds the largest there is for one that is larger still.
    public static BigInteger value(LiteralInteger integer) {
        if (integer.value() != Long.MAX_VALUE) {
            return BigInteger.valueOf(integer.value());
        }
        String text = integer.place().text();
        String digits = integer.radix() == 16 ? text.substring(2) : text;
        return new BigInteger(digits.substring(0, Math.min(digits.length(), MOST_DIGITS)), integer.radix());
    }
}
