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
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The directives `%f %e %g %a` and their upper-case forms. Rounding is exact, halves to even, as in C.
final class FormattedFloat {
    private FormattedFloat() {}

    static String of(Directive directive, char letter, Value value) {
        if (letter == 'f' && value instanceof Int whole) {
            String digits = new BigDecimal(whole.value()).abs().setScale(precision(directive)).toPlainString();
            return assemble(directive, whole.value() < 0, "", digits);
        }
        double number = real(value);
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            return notFinite(directive, number);
        }
        boolean negative = number < 0 || 1 / number < 0;
        char kind = Character.toLowerCase(letter);
        double magnitude = Math.abs(number);
        String digits =
                switch (kind) {
                    case 'f' -> fixed(directive, new BigDecimal(magnitude), precision(directive));
                    case 'e' -> exponential(directive, new BigDecimal(magnitude), precision(directive));
                    case 'g' -> general(directive, new BigDecimal(magnitude));
                    default -> hexadecimal(directive, magnitude);
                };
        String prefix = kind == 'a' ? "0x" : "";
        boolean upper = Character.isUpperCase(letter);
        return assemble(
                directive,
                negative,
                upper ? prefix.toUpperCase(Locale.ROOT) : prefix,
                upper ? digits.toUpperCase(Locale.ROOT) : digits);
    }

    private static int precision(Directive directive) {
        return directive.precision == null ? 6 : directive.precision;
    }

    private static String assemble(Directive directive, boolean negative, String prefix, String digits) {
        String head = (negative ? "-" : directive.positiveSign()) + prefix;
        int missing = directive.widthOrZero() - head.length() - digits.length();
        if (missing > 0 && directive.zero && !directive.left) {
            return head + "0".repeat(missing) + digits;
        }
        return directive.aligned(head + digits);
    }

    private static String notFinite(Directive directive, double number) {
        String sign = number < 0 ? "-" : directive.positiveSign();
        return directive.aligned(sign + (Double.isNaN(number) ? "NaN" : "Inf"));
    }

    private static String fixed(Directive directive, BigDecimal number, int precision) {
        String digits = settled(number, precision).setScale(precision, RoundingMode.HALF_EVEN).toPlainString();
        return precision == 0 && directive.alternative ? digits + "." : digits;
    }

    /// As Ruby does: a number whose shortest digits end in a 5 just after the last place wanted is taken for a tie, though its
    /// exact value may lie on either side.
    private static BigDecimal settled(BigDecimal number, int places) {
        BigDecimal shortest = new BigDecimal(Double.toString(number.doubleValue())).stripTrailingZeros();
        boolean tie = shortest.precision() > 1 && shortest.scale() == places + 1 && shortest.unscaledValue().mod(BigInteger.TEN).intValue() == 5;
        return tie ? shortest : number;
    }

    private static String exponential(Directive directive, BigDecimal number, int precision) {
        int places = precision - (number.precision() - number.scale() - 1);
        BigDecimal rounded = settled(number, places).round(new MathContext(precision + 1, RoundingMode.HALF_EVEN));
        String digits = rounded.unscaledValue().toString();
        int exponent = number.signum() == 0 ? 0 : digits.length() - 1 - rounded.scale();
        String padded = digits + "0".repeat(Math.max(0, precision + 1 - digits.length()));
        String fraction = padded.substring(1, precision + 1);
        String point = precision > 0 || directive.alternative ? "." : "";
        return padded.charAt(0) + point + fraction + exponent('e', exponent, 2);
    }

    private static String exponent(char letter, int exponent, int digits) {
        String text = Integer.toString(Math.abs(exponent));
        return letter + (exponent < 0 ? "-" : "+") + "0".repeat(Math.max(0, digits - text.length())) + text;
    }

    private static String general(Directive directive, BigDecimal number) {
        int significant = directive.precision == null ? 6 : Math.max(1, directive.precision);
        BigDecimal rounded = number.round(new MathContext(significant, RoundingMode.HALF_EVEN));
        int exponent = number.signum() == 0 ? 0 : rounded.precision() - rounded.scale() - 1;
        if (exponent < -4 || exponent >= significant) {
            String text = exponential(directive, number, significant - 1);
            int mark = text.indexOf('e');
            return withoutZeros(directive, text.substring(0, mark)) + text.substring(mark);
        }
        return withoutZeros(directive, fixed(directive, number, significant - 1 - exponent));
    }

    private static String withoutZeros(Directive directive, String digits) {
        if (directive.alternative || digits.indexOf('.') < 0) {
            return digits;
        }
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        return digits.substring(0, digits.charAt(end - 1) == '.' ? end - 1 : end);
    }

    /// The digits of `%a` after the `0x`: one before the point, thirteen or as many as asked for after it.
    private static String hexadecimal(Directive directive, double number) {
        int exponent = number == 0 ? 0 : Math.getExponent(number);
        long bits = Double.doubleToRawLongBits(number) & (1L << 52) - 1;
        long mantissa = number == 0 ? 0 : bits | 1L << 52;
        if (exponent < Double.MIN_EXPONENT) {
            int shift = Long.numberOfLeadingZeros(bits) - 11;
            mantissa = bits << shift;
            exponent = Double.MIN_EXPONENT - shift;
        }
        int precision = directive.precision == null ? 13 : directive.precision;
        if (precision < 13) {
            mantissa = rounded(mantissa, 4 * (13 - precision));
            if (mantissa >>> 53 != 0) {
                mantissa >>>= 1;
                exponent++;
            }
        }
        String fraction = hexFraction(mantissa, directive.precision);
        String point = fraction.isEmpty() && !directive.alternative ? "" : ".";
        return (mantissa >>> 52) + point + fraction + exponent('p', exponent, 1);
    }

    private static String hexFraction(long mantissa, @Nullable Integer precision) {
        String digits = String.format("%013x", mantissa & (1L << 52) - 1);
        if (precision != null) {
            return precision <= 13 ? digits.substring(0, precision) : digits + "0".repeat(precision - 13);
        }
        int end = digits.length();
        while (end > 0 && digits.charAt(end - 1) == '0') {
            end--;
        }
        return digits.substring(0, end);
    }

    private static long rounded(long mantissa, int dropped) {
        long unit = 1L << dropped;
        long rest = mantissa & unit - 1;
        long kept = mantissa - rest;
        boolean up = rest > unit / 2 || rest == unit / 2 && (kept & unit) != 0;
        return up ? kept + unit : kept;
    }

    private static double real(Value value) {
        return switch (value) {
            case Real real -> real.value();
            case Int whole -> whole.value();
            case BigInt whole -> whole.value().doubleValue();
            case Str string -> RubyNumber.real(string.value());
            case Timestamp timestamp -> timestamp.instant().getEpochSecond() + timestamp.instant().getNano() / 1e9;
            case Timespan timespan -> timespan.nanoseconds() / 1e9;
            default -> throw new ConversionError("can't convert " + RubyClass.inConversion(value) + " into Float");
        };
    }
}
