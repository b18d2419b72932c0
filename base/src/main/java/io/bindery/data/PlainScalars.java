package io.bindery.data;

import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Interprets unquoted YAML scalars as Psych does: the words and numbers of YAML 1.1, with Psych's deviations.
record PlainScalars<T>(DataBuilder<T> builder, boolean symbols, String file) {
    private static final Pattern WORD = Pattern.compile("^[^\\d.:-]?[\\p{IsAlphabetic}_\\s!@#$%\\^&*(){}<>|/\\\\~;=]+");
    private static final Pattern NOT_WORD_START = Pattern.compile("(?:^|\\n)[^ytonf~]", Pattern.CASE_INSENSITIVE);
    private static final Pattern TIME = Pattern.compile(
            "-?\\d{4}-\\d{1,2}-\\d{1,2}(?:[Tt]|\\s+)\\d{1,2}:\\d\\d:\\d\\d(?:\\.\\d*)?(?:\\s*(?:Z|[-+]\\d{1,2}:?(?:\\d\\d)?))?");
    private static final Pattern DATE = Pattern.compile("\\d{4}-(?:1[012]|0\\d|\\d)-(?:[12]\\d|3[01]|0\\d|\\d)");
    private static final Pattern SEXAGESIMAL = Pattern.compile("[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}");
    private static final Pattern SEXAGESIMAL_REAL = Pattern.compile("[-+]?[0-9][0-9_]*(?::[0-5]?[0-9]){1,2}\\.[0-9_]*");
    private static final Pattern REAL = Pattern.compile("[-+]?(?:[0-9][0-9_,]*)?\\.[0-9]*(?:[eE][-+][0-9]+)?");
    // Possessive, as below: a group that may give back overflows the stack with a number of some thousand digits.
    private static final Pattern INTEGER = Pattern.compile(
            "[-+]?0b[0-1_,]+|[-+]?0[0-7_,]+|[-+]?(?:0|[1-9](?:[,_]?[0-9])*+)|[-+]?0x[0-9a-fA-F_,]+");
    private static final Pattern QUOTED_SYMBOL = Pattern.compile(":([\"'])(.*)\\1.*");
    private static final Pattern DROPPED = Pattern.compile("[,_]|\\.([Ee]|$)");
    private static final Pattern LEADING_REAL = Pattern.compile("[-+]?\\d++(?:_\\d++)*+(?:\\.\\d++(?:_\\d++)*+)?");

    T plain(String text, YamlMark mark) {
        if (text.isEmpty()) {
            return builder.undef();
        }
        if (surelyWord(text) || WORD.matcher(text).find() || text.indexOf('\n') >= 0) {
            return word(text);
        }
        return notWord(text, mark);
    }

    // Most scalars start with two ASCII letters; deciding those needs no pattern.
    private static boolean surelyWord(String text) {
        return isLetter(text.charAt(0));
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '/';
    }

    private T word(String text) {
        if (text.length() > 5) {
            return builder.string(text);
        }
        if (text.indexOf('\n') >= 0) {
            return shortLines(text);
        }
        if (text.equals("~") || text.equalsIgnoreCase("null")) {
            return builder.undef();
        }
        if (text.equalsIgnoreCase("yes") || text.equalsIgnoreCase("true") || text.equalsIgnoreCase("on")) {
            return builder.bool(true);
        }
        if (text.equalsIgnoreCase("no") || text.equalsIgnoreCase("false") || text.equalsIgnoreCase("off")) {
            return builder.bool(false);
        }
        return builder.string(text);
    }

    // As Psych does: its patterns look at lines, so any line of a short text may make it a word, or not.
    private T shortLines(String text) {
        if (NOT_WORD_START.matcher(text).find()) {
            return builder.string(text);
        }
        List<String> lines = text.lines().map(line -> line.toLowerCase(Locale.ROOT)).toList();
        if (lines.contains("null")) {
            return builder.undef();
        }
        if (lines.contains("yes") || lines.contains("true") || lines.contains("on")) {
            return builder.bool(true);
        }
        return lines.contains("no") || lines.contains("off") ? builder.bool(false) : builder.string(text);
    }

    private T notWord(String text, YamlMark mark) {
        char first = text.charAt(0);
        if (first == ':' && text.length() > 1) {
            Matcher quoted = QUOTED_SYMBOL.matcher(text);
            String name = quoted.matches() ? quoted.group(2) : text.substring(1);
            return symbol(quoted.matches() && name.startsWith(":") ? name.substring(1) : name, mark);
        }
        if (text.length() >= 8 && (TIME.matcher(text).matches() || DATE.matcher(text).matches())) {
            throw disallowed(DATE.matcher(text).matches() ? "Date" : "Time", mark);
        }
        if (text.length() <= 5 && text.indexOf('.') >= 0) {
            switch (text.toLowerCase(Locale.ROOT)) {
                case ".inf", "+.inf" -> {
                    return builder.real(Double.POSITIVE_INFINITY);
                }
                case "-.inf" -> {
                    return builder.real(Double.NEGATIVE_INFINITY);
                }
                case ".nan" -> {
                    return builder.real(Double.NaN);
                }
                default -> {}
            }
        }
        return number(text, mark);
    }

    private T number(String text, YamlMark mark) {
        if (text.indexOf(':') > 0) {
            if (SEXAGESIMAL.matcher(text).matches()) {
                return sexagesimal(text);
            }
            return SEXAGESIMAL_REAL.matcher(text).matches() ? sexagesimalReal(text) : builder.string(text);
        }
        if (REAL.matcher(text).matches()) {
            return text.equals(".") || text.equals("+.") || text.equals("-.")
                    ? builder.string(text)
                    : real(DROPPED.matcher(text).replaceAll("$1"), mark);
        }
        return INTEGER.matcher(text).matches() ? integer(text, mark) : builder.string(text);
    }

    // As Psych does: the first part counts 3600 whether two or three parts follow.
    private T sexagesimal(String text) {
        BigInteger sum = BigInteger.ZERO;
        long unit = 3600;
        for (String part : text.split(":")) {
            sum = sum.add(leadingInteger(part).multiply(BigInteger.valueOf(unit)));
            unit /= 60;
        }
        return integer(sum);
    }

    private T sexagesimalReal(String text) {
        double sum = 0;
        double unit = 3600;
        for (String part : text.split(":")) {
            Matcher leading = LEADING_REAL.matcher(part);
            sum += (leading.lookingAt() ? Double.parseDouble(leading.group().replace("_", "")) : 0) * unit;
            unit /= 60;
        }
        return builder.real(sum);
    }

    // Ruby's String#to_i: digits with single underscores between them, up to the first other character.
    private static BigInteger leadingInteger(String text) {
        int end = 0;
        StringBuilder digits = new StringBuilder();
        if (text.startsWith("-") || text.startsWith("+")) {
            digits.append(text.charAt(0) == '-' ? "-" : "");
            end = 1;
        }
        for (; end < text.length(); end++) {
            char c = text.charAt(end);
            if (c == '_' && end + 1 < text.length() && text.charAt(end + 1) != '_') {
                continue;
            }
            if (c < '0' || c > '9') {
                break;
            }
            digits.append(c);
        }
        return new BigInteger(digits.toString());
    }

    private T real(String text, YamlMark mark) {
        Double value = FloatOfScalar.parse(text);
        if (value == null) {
            throw error("invalid value for Float(): \"" + text + "\"", mark);
        }
        return builder.real(value);
    }

    private T integer(String text, YamlMark mark) {
        String digits = text.replace(",", "").replace("_", "");
        boolean negative = digits.startsWith("-");
        String bare = negative || digits.startsWith("+") ? digits.substring(1) : digits;
        int radix = 10;
        if (bare.startsWith("0b")) {
            radix = 2;
            bare = bare.substring(2);
        } else if (bare.startsWith("0x")) {
            radix = 16;
            bare = bare.substring(2);
        } else if (bare.startsWith("0") && bare.length() > 1) {
            radix = 8;
        }
        if (bare.isEmpty()) {
            throw error("invalid value for Integer(): \"" + digits + "\"", mark);
        }
        if (bare.length() > DataLimits.MOST_DIGITS) {
            throw error("a number of " + bare.length() + " digits is too long", mark);
        }
        BigInteger value = new BigInteger(bare, radix);
        return integer(negative ? value.negate() : value);
    }

    private T integer(BigInteger value) {
        return value.bitLength() < 64 ? builder.integer(value.longValue()) : builder.bigInteger(value);
    }

    /// The value of a scalar tagged `!!float`.
    // As Psych does: it is read as if it had no tag, and Ruby's Float() is asked to convert the outcome.
    T asFloat(String text, YamlMark mark) {
        return builder.real(new PlainScalars<>(new FloatOfScalar(mark), symbols, file).plain(text, mark));
    }

    T symbol(String name, YamlMark mark) {
        if (!symbols) {
            throw disallowed("Symbol", mark);
        }
        return builder.symbol(name);
    }

    DataError disallowed(String className, YamlMark mark) {
        return error("(" + file + "): Tried to load unspecified class: " + className, mark);
    }

    private static DataError error(String message, YamlMark mark) {
        return new DataError(message, mark.line() + 1, mark.column() + 1);
    }
}
