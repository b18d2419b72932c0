package io.bindery.text;

/// Floating point numbers as Ruby writes them.
public final class RubyFloat {
    private RubyFloat() {}

    /// The shortest digits that read back as the same number, in Ruby's layout: `1.0`, `1.0e+20`, `-Infinity`.
    public static String text(double value) {
        if (Double.isNaN(value)) {
            return "NaN";
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "Infinity" : "-Infinity";
        }
        if (value == 0) {
            return 1 / value < 0 ? "-0.0" : "0.0";
        }
        String sign = value < 0 ? "-" : "";
        Decimal decimal = Decimal.shortest(Math.abs(value));
        return sign + layout(decimal.digits(), decimal.point());
    }

    private static String layout(String digits, int point) {
        int count = digits.length();
        if (point > 15 && count <= point || point <= -4) {
            int exponent = point - 1;
            String fraction = count == 1 ? "0" : digits.substring(1);
            String padded = Math.abs(exponent) < 10 ? "0" + Math.abs(exponent) : String.valueOf(Math.abs(exponent));
            return digits.charAt(0) + "." + fraction + "e" + (exponent < 0 ? '-' : '+') + padded;
        }
        if (point <= 0) {
            return "0." + "0".repeat(-point) + digits;
        }
        if (count <= point) {
            return digits + "0".repeat(point - count) + ".0";
        }
        return digits.substring(0, point) + "." + digits.substring(point);
    }

    /// Significant digits without leading or trailing zeros, and where the point is: the value is `0.digits * 10^point`.
    private record Decimal(String digits, int point) {
        static Decimal shortest(double value) {
            String java = Double.toString(value);
            int exponentAt = java.indexOf('E');
            int exponent = exponentAt < 0 ? 0 : Integer.parseInt(java.substring(exponentAt + 1));
            String mantissa = exponentAt < 0 ? java : java.substring(0, exponentAt);
            int dot = mantissa.indexOf('.');
            String all = mantissa.substring(0, dot) + mantissa.substring(dot + 1);
            int from = 0;
            while (all.charAt(from) == '0') {
                from++;
            }
            int to = all.length();
            while (to > from + 1 && all.charAt(to - 1) == '0') {
                to--;
            }
            return new Decimal(all.substring(from, to), dot - from + exponent);
        }
    }
}
