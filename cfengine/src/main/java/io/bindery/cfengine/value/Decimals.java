package io.bindery.cfengine.value;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// Reals with so many decimals, as C's `printf` writes them: from all of the number's binary digits, halves to the even side.
public final class Decimals {
    private Decimals() {}

    public static String fixed(double number, int places) {
        if (Double.isNaN(number)) {
            return "-nan";
        }
        if (Double.isInfinite(number)) {
            return number < 0 ? "-inf" : "inf";
        }
        String digits = new BigDecimal(number).setScale(places, RoundingMode.HALF_EVEN).toPlainString();
        boolean lost = !digits.startsWith("-") && (number < 0 || 1 / number == Double.NEGATIVE_INFINITY);
        return lost ? "-" + digits : digits;
    }
}
