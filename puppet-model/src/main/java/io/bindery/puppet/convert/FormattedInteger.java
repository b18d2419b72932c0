package io.bindery.puppet.convert;

import io.bindery.puppet.convert.RubyFormat.Directive;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.ConversionError;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.Value;
import io.bindery.text.RubyFloat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Locale;

/// The directives `%d %i %u %o %x %X %b %B`.
final class FormattedInteger {
    private FormattedInteger() {}

    static String of(Directive directive, char letter, Value value) {
        BigInteger number = integer(value);
        int radix = radix(letter);
        boolean signed = radix == 10 || directive.plus || directive.space;
        boolean complement = !signed && number.signum() < 0;
        String digits = complement ? complement(number, radix) : number.abs().toString(radix);
        String sign = !signed ? "" : number.signum() < 0 ? "-" : directive.positiveSign();
        String prefix = directive.alternative ? prefix(letter) : "";
        if (letter == 'X') {
            digits = digits.toUpperCase(Locale.ROOT);
        }
        char fill = !complement ? '0' : digits.charAt(0);
        return assemble(directive, new Parts(sign, prefix, complement ? ".." : "", digits, fill));
    }

    private record Parts(String sign, String prefix, String dots, String digits, char fill) {}

    private static String assemble(Directive directive, Parts parts) {
        int width = directive.widthOrZero() - parts.sign().length() - parts.dots().length();
        int precision = directive.precision == null ? -1 : directive.precision - parts.dots().length();
        String digits = parts.digits();
        String prefix = parts.prefix();
        boolean zero = digits.equals("0");
        if (prefix.equals("0")) {
            if (!parts.dots().isEmpty()) {
                prefix = "";
            } else if (zero) {
                digits = "";
                precision = directive.precision == null ? precision : precision - 1;
            } else if (directive.precision != null && precision > digits.length()) {
                prefix = "";
            }
        } else if (zero) {
            prefix = "";
        }
        width -= prefix.length();
        if (directive.zero && !directive.left && directive.precision == null) {
            precision = width;
            width = 0;
        } else {
            if (precision < digits.length()) {
                if (prefix.isEmpty() && precision == 0 && digits.equals("0")) {
                    digits = "";
                }
                precision = digits.length();
            }
            width -= precision;
        }
        String filled = String.valueOf(parts.fill()).repeat(Math.max(0, precision - digits.length())) + digits;
        String number = parts.sign() + prefix + parts.dots() + filled;
        String spaces = " ".repeat(Math.max(0, width));
        return directive.left ? number + spaces : spaces + number;
    }

    private static int radix(char letter) {
        return switch (letter) {
            case 'o' -> 8;
            case 'x', 'X' -> 16;
            case 'b', 'B' -> 2;
            default -> 10;
        };
    }

    private static String prefix(char letter) {
        return switch (letter) {
            case 'o' -> "0";
            case 'x', 'X', 'b', 'B' -> "0" + letter;
            default -> "";
        };
    }

    /// The digits of a negative number in two's complement, with one of the endless leading ones.
    private static String complement(BigInteger number, int radix) {
        int bits = Integer.numberOfTrailingZeros(radix);
        int count = number.bitLength() / bits + 1;
        String digits = BigInteger.ONE.shiftLeft(count * bits).add(number).toString(radix);
        String ones = Character.toString(Character.forDigit(radix - 1, radix));
        String rest = digits;
        while (rest.startsWith(ones)) {
            rest = rest.substring(1);
        }
        return ones + rest;
    }

    private static BigInteger integer(Value value) {
        return switch (value) {
            case Int whole -> BigInteger.valueOf(whole.value());
            case BigInt whole -> whole.value();
            case Real real -> truncated(real.value());
            case Str string -> RubyNumber.integer(string.value());
            case Timestamp timestamp -> BigInteger.valueOf(timestamp.instant().getEpochSecond());
            case Timespan timespan -> BigInteger.valueOf(Math.floorDiv(timespan.nanoseconds(), Timespan.NANOS_PER_SECOND));
            default -> throw new ConversionError("can't convert " + RubyClass.inConversion(value) + " into Integer");
        };
    }

    private static BigInteger truncated(double real) {
        if (Double.isNaN(real) || Double.isInfinite(real)) {
            throw new ConversionError(RubyFloat.text(real));
        }
        return new BigDecimal(real).toBigInteger();
    }
}
