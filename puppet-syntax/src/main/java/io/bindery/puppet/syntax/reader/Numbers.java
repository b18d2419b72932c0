package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.text.Characters.isBoundary;
import static io.bindery.puppet.syntax.text.Characters.isDigit;
import static io.bindery.puppet.syntax.text.Characters.isHexDigit;
import static io.bindery.puppet.syntax.text.Characters.skipDigits;

import io.bindery.puppet.syntax.issue.Issue;
import org.jspecify.annotations.Nullable;

/// Reads numbers: finds the end of a number, and the error in a malformed one.
final class Numbers {
    private Numbers() {}

    /// Where the number at `from` ends, or `from` when there is no number. Takes the longest form that ends at a
    /// word boundary: `1.5e` is the number 1, a dot, and something illegal.
    static int skip(char[] chars, int from) {
        if (chars[from] == '0' && (chars[from + 1] == 'x' || chars[from + 1] == 'X')) {
            int end = from + 2;
            while (isHexDigit(chars[end])) {
                end++;
            }
            return end > from + 2 && isBoundary(chars[end]) ? end : from;
        }
        int whole = skipDigits(chars, from);
        if (chars[whole] == '.' && isDigit(chars[whole + 1])) {
            int fraction = skipDigits(chars, whole + 1);
            int end = longest(chars, fraction);
            if (end >= 0) {
                return end;
            }
        }
        int end = longest(chars, whole);
        return end >= 0 ? end : from;
    }

    private static int longest(char[] chars, int end) {
        if (chars[end] == 'e' || chars[end] == 'E') {
            int digits = chars[end + 1] == '-' ? end + 2 : end + 1;
            int exponent = skipDigits(chars, digits);
            if (exponent > digits && isBoundary(chars[exponent])) {
                return exponent;
            }
        }
        return isBoundary(chars[end]) ? end : -1;
    }

    /// What is wrong with the form of a number, or null.
    static @Nullable Issue complaint(String number) {
        if (number.startsWith("0x") || number.startsWith("0X")) {
            return isHexadecimal(number) ? null : Issue.INVALID_HEX_NUMBER;
        }
        if (number.length() > 1 && number.charAt(0) == '0' && number.charAt(1) != '.') {
            return isOctal(number) ? null : Issue.INVALID_OCTAL_NUMBER;
        }
        int whole = 0;
        while (whole < number.length() && isDigit(number.charAt(whole))) {
            whole++;
        }
        if (whole == number.length()) {
            return null;
        }
        char next = number.charAt(whole);
        if (next == 'e' || next == 'E' || next == '.') {
            return skip((number + '\0').toCharArray(), 0) == number.length() ? null : Issue.INVALID_DECIMAL_NUMBER;
        }
        return Issue.ILLEGAL_NUMBER;
    }

    private static boolean isHexadecimal(String number) {
        for (int i = 2; i < number.length(); i++) {
            if (!isHexDigit(number.charAt(i))) {
                return false;
            }
        }
        return number.length() > 2;
    }

    private static boolean isOctal(String number) {
        for (int i = 1; i < number.length(); i++) {
            if (number.charAt(i) < '0' || number.charAt(i) > '7') {
                return false;
            }
        }
        return true;
    }
}
