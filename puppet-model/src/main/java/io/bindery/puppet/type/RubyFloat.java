package io.bindery.puppet.type;

import java.math.BigDecimal;

/// Floats as Ruby prints them: the shortest digits that read back the same, with an exponent only below 0.0001 and from 1e15 on.
final class RubyFloat {
    private RubyFloat() {}

    static String text(double number) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            return Double.toString(number);
        }
        if (number == 0) {
            return 1 / number < 0 ? "-0.0" : "0.0";
        }
        BigDecimal exact = new BigDecimal(Double.toString(Math.abs(number))).stripTrailingZeros();
        String digits = exact.unscaledValue().toString();
        int point = digits.length() - exact.scale();
        return (number < 0 ? "-" : "") + (point > -4 && point <= 15 ? plain(digits, point) : scientific(digits, point - 1));
    }

    private static String plain(String digits, int point) {
        if (point <= 0) {
            return "0." + "0".repeat(-point) + digits;
        }
        if (point >= digits.length()) {
            return digits + "0".repeat(point - digits.length()) + ".0";
        }
        return digits.substring(0, point) + "." + digits.substring(point);
    }

    private static String scientific(String digits, int exponent) {
        String fraction = digits.length() == 1 ? "0" : digits.substring(1);
        String sign = exponent < 0 ? "-" : "+";
        return digits.charAt(0) + "." + fraction + "e" + sign + String.format("%02d", Math.abs(exponent));
    }
}
