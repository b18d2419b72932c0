package io.bindery.cfengine.data;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The infix expressions of `eval`, over reals.
///
/// As CFEngine does: text after the last readable expression is ignored; powers have the precedence of products, and all
/// operators of one kind group to the left. Truth values are 1 and 0.
public final class Arithmetic {
    private static final int DEEPEST = 200;

    private final String text;
    private int at;
    private int depth;

    private Arithmetic(String text) {
        this.text = text;
    }

    /// The value; zero for blank text, null if the text does not begin with an expression.
    public static @Nullable Double evaluate(String text) {
        Arithmetic arithmetic = new Arithmetic(text);
        arithmetic.skipBlank();
        return arithmetic.at == text.length() ? Double.valueOf(0) : arithmetic.comparison();
    }

    private @Nullable Double comparison() {
        Double left = sum();
        while (left != null) {
            String operator = operator("==", "!=", "<=", ">=", "<", ">");
            int before = at;
            at += operator.length();
            Double right = operator.isEmpty() ? null : sum();
            if (right == null) {
                at = before;
                return left;
            }
            left = compare(operator, left, right) ? 1.0 : 0.0;
        }
        return null;
    }

    private static boolean compare(String operator, double left, double right) {
        return switch (operator) {
            case "==" -> left == right;
            case "!=" -> left != right;
            case "<=" -> left <= right;
            case ">=" -> left >= right;
            case "<" -> left < right;
            default -> left > right;
        };
    }

    private @Nullable Double sum() {
        Double left = product();
        while (left != null) {
            String operator = operator("+", "-");
            int before = at;
            at += operator.length();
            Double right = operator.isEmpty() ? null : product();
            if (right == null) {
                at = before;
                return left;
            }
            left = operator.equals("+") ? left + right : left - right;
        }
        return null;
    }

    private @Nullable Double product() {
        Double left = value();
        while (left != null) {
            String operator = operator("**", "^", "*", "/", "%");
            int before = at;
            at += operator.length();
            Double right = operator.isEmpty() ? null : value();
            if (right == null) {
                at = before;
                return left;
            }
            left = switch (operator) {
                case "**", "^" -> Math.pow(left, right);
                case "*" -> left * right;
                case "/" -> left / right;
                default -> remainder((long) (double) left, (long) (double) right);
            };
        }
        return null;
    }

    /// The reference program dies of a division by zero; here it comes to no number.
    private static double remainder(long left, long right) {
        return right == 0 ? Double.NaN : (double) (left % right);
    }

    private String operator(String... operators) {
        skipBlank();
        for (String operator : operators) {
            if (text.startsWith(operator, at)) {
                return operator;
            }
        }
        return "";
    }

    private @Nullable Double value() {
        skipBlank();
        if (++depth > DEEPEST) {
            return null;
        }
        int before = at;
        Double value = text.startsWith("(", at) ? parenthesised() : at < text.length() && isNumberStart() ? number() : word();
        if (value == null) {
            at = before;
        }
        depth--;
        return value;
    }

    private @Nullable Double parenthesised() {
        at++;
        Double value = comparison();
        skipBlank();
        if (value == null || !text.startsWith(")", at)) {
            return null;
        }
        at++;
        return value;
    }

    private boolean isNumberStart() {
        char c = text.charAt(at);
        char next = at + 1 < text.length() ? text.charAt(at + 1) : 0;
        return isDigit(c) || c == '.' && isDigit(next) || c == '-' && (isDigit(next) || next == '.');
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private Double number() {
        int start = at;
        at += text.charAt(at) == '-' ? 1 : 0;
        digits();
        if (at < text.length() && text.charAt(at) == '.') {
            at++;
            digits();
        }
        double number = Double.parseDouble(text.substring(start, at));
        int behind = at;
        skipBlank();
        double scale = at < text.length() ? scale(text.charAt(at)) : 0;
        at = scale == 0 ? behind : at + 1;
        return scale == 0 ? number : number * scale;
    }

    private void digits() {
        while (at < text.length() && isDigit(text.charAt(at))) {
            at++;
        }
    }

    private static double scale(char letter) {
        return switch (letter) {
            case 'k', 'K' -> 1e3;
            case 'm', 'M' -> 1e6;
            case 'g', 'G' -> 1e9;
            case 't', 'T' -> 1e12;
            case 'p', 'P' -> 1e15;
            default -> 0;
        };
    }

    private @Nullable Double word() {
        for (Routine routine : Routine.values()) {
            String name = routine.name().toLowerCase(Locale.ROOT);
            if (text.startsWith(name + "(", at)) {
                at += name.length();
                Double argument = parenthesised();
                return argument == null ? null : (Double) routine.of(argument);
            }
        }
        for (Constant constant : Constant.values()) {
            String name = constant.name().toLowerCase(Locale.ROOT);
            if (text.startsWith(name, at)) {
                at += name.length();
                return constant.value;
            }
        }
        return null;
    }

    private enum Routine {
        CEIL,
        FLOOR,
        LOG10,
        LOG2,
        LOG,
        SQRT,
        SIN,
        COS,
        TAN,
        ASIN,
        ACOS,
        ATAN,
        ABS,
        EXP,
        STEP;

        double of(double x) {
            return switch (this) {
                case CEIL -> Math.ceil(x);
                case FLOOR -> Math.floor(x);
                case LOG10 -> Math.log10(x);
                case LOG2 -> Math.log(x) / Math.log(2);
                case LOG -> Math.log(x);
                case SQRT -> Math.sqrt(x);
                case SIN -> Math.sin(x);
                case COS -> Math.cos(x);
                case TAN -> Math.tan(x);
                case ASIN -> Math.asin(x);
                case ACOS -> Math.acos(x);
                case ATAN -> Math.atan(x);
                case ABS -> Math.abs(x);
                case EXP -> Math.exp(x);
                case STEP -> x < 0 ? 0 : 1;
            };
        }
    }

    /// In the order they are tried. A name that begins with another name comes before it.
    private enum Constant {
        LN10(Math.log(10)),
        LN2(Math.log(2)),
        LOG10E(Math.log10(Math.E)),
        LOG2E(1 / Math.log(2)),
        PI(Math.PI),
        SQRT1_2(Math.sqrt(0.5)),
        SQRT2(Math.sqrt(2)),
        E(Math.E);

        private final double value;

        Constant(double value) {
            this.value = value;
        }
    }

    private void skipBlank() {
        while (at < text.length() && text.charAt(at) <= ' ') {
            at++;
        }
    }
}
