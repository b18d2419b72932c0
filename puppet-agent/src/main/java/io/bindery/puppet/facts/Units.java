package io.bindery.puppet.facts;

import java.util.List;
import java.util.Locale;

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
        return fixed(Math.round(100.0 * (hertz / Math.pow(10, shown))) / 100.0) + " " + prefixes.get(shown / 3) + "Hz";
    }

    static String percent(long part, long whole) {
        return fixed(100.0 * part / whole) + "%";
    }

    private static String fixed(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
