package io.bindery.puppet.facts;

import java.util.List;

/// Sizes and clock rates as texts, rounded and padded as Facter does.
final class Units {
    private static final List<String> MULTIPLES = List.of("KiB", "MiB", "GiB", "TiB", "PiB", "EiB");
    private static final double MEBIBYTE = 1024.0 * 1024.0;

    private Units() {}

    static String bytes(long bytes) {
        if (bytes < 1024) {
            return bytes + " bytes";
        }
        int exponent = (63 - Long.numberOfLeadingZeros(bytes)) / 10;
        double number = Math.round(100.0 * (bytes / Math.pow(1024.0, exponent))) / 100.0;
        if (number == 1024.0) {
            exponent++;
            number = 1.0;
        }
        return fixed(number) + " " + MULTIPLES.get(exponent - 1);
    }

    static double mebibytes(long bytes) {
        return bytes / MEBIBYTE;
    }

    static String hertz(long hertz) {
        int power = Long.toString(hertz).length() - 1;
        int shown = power - power % 3;
        List<String> prefixes = List.of("", "k", "M", "G", "T");
        return fixed(rounded(hertz / Math.pow(10, shown))) + " " + prefixes.get(shown / 3) + "Hz";
    }

    static String percent(long part, long whole) {
        return fixed(100.0 * part / whole) + "%";
    }

    /// As Ruby's `round(2)`: a number that was meant to end in 5 is rounded up, even if its binary form is a little less.
    private static double rounded(double number) {
        double whole = Math.round(number * 100.0);
        return (whole + 0.5) / 100.0 <= number ? (whole + 1) / 100.0 : whole / 100.0;
    }

    /// As C's `%.2f`, which rounds the exact binary value, half to even. Without [java.math.BigDecimal], whose start takes as long as all of these facts.
    static String fixed(double number) {
        double hundreds = number * 100.0;
        double error = Math.fma(number, 100.0, -hundreds);
        double whole = Math.floor(hundreds);
        int beyondHalf = Double.compare(hundreds - whole - 0.5, -error + 0.0);
        long digits = (long) whole;
        if (beyondHalf > 0 || beyondHalf == 0 && (digits & 1) == 1) {
            digits++;
        }
        return digits / 100 + "." + digits % 100 / 10 + digits % 10;
    }
}
