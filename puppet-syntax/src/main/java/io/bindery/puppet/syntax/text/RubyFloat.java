package io.bindery.puppet.syntax.text;

import java.math.BigDecimal;

/// Floating point numbers as Ruby writes them: plain from 0.0001 up to 10^15, else with an exponent of two digits or more.
public final class RubyFloat {
    private RubyFloat() {}

    public static String text(double value) {
        if (value == 0) {
            return 1 / value < 0 ? "-0.0" : "0.0";
        }
        BigDecimal shortest = new BigDecimal(Double.toString(value)).stripTrailingZeros();
        int exponent = shortest.precision() - shortest.scale() - 1;
        if (exponent >= -4 && exponent < 15) {
            String plain = shortest.toPlainString();
            return plain.indexOf('.') >= 0 ? plain : plain + ".0";
        }
        String digits = shortest.unscaledValue().abs().toString();
        String fraction = digits.length() > 1 ? digits.substring(1) : "0";
        String sign = exponent < 0 ? "-" : "+";
        int power = Math.abs(exponent);
        return (value < 0 ? "-" : "") + digits.charAt(0) + "." + fraction + "e" + sign + (power < 10 ? "0" : "") + power;
    }
}
