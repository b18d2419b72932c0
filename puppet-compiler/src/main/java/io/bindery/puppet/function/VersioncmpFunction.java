package io.bindery.puppet.function;

import io.bindery.puppet.convert.RubyOrder;
import io.bindery.puppet.convert.RubyString;
import io.bindery.puppet.eval.Function;
import io.bindery.puppet.value.Int;
import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `versioncmp`: -1, 0 or 1 if a version is below, equal to or above another, by the rules of packages.
final class VersioncmpFunction {
    private static final Pattern PART = Pattern.compile("[-.]|\\d+|[^-.\\d]+");
    private static final Pattern TRAILING_ZEROES = Pattern.compile("[.0]+$");

    static final Function FUNCTION = Function.named("versioncmp")
            .takes("String", "a")
            .takes("String", "b")
            .optionally("Boolean", "ignore_trailing_zeroes")
            .with((call, arguments) -> Int.of(compare(
                    Arguments.string(arguments, 0), Arguments.string(arguments, 1), Arguments.isTrue(arguments, 2))));

    private VersioncmpFunction() {}

    private static int compare(String a, String b, boolean ignoreTrailingZeroes) {
        return ignoreTrailingZeroes ? compare(normalized(a), normalized(b)) : compare(a, b);
    }

    static int compare(String a, String b) {
        Matcher left = PART.matcher(a);
        Matcher right = PART.matcher(b);
        while (left.find() && right.find()) {
            if (!left.group().equals(right.group())) {
                return compareParts(left.group(), right.group());
            }
        }
        return RubyOrder.compare(a, b);
    }

    private static int compareParts(String a, String b) {
        if (a.equals("-") || b.equals("-")) {
            return a.equals("-") ? -1 : 1;
        }
        if (a.equals(".") || b.equals(".")) {
            return a.equals(".") ? -1 : 1;
        }
        boolean zero = a.startsWith("0") || b.startsWith("0");
        if (digits(a) && digits(b) && !zero) {
            return new BigInteger(a).compareTo(new BigInteger(b));
        }
        return RubyOrder.compare(RubyString.upcase(a), RubyString.upcase(b));
    }

    private static boolean digits(String text) {
        return text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    private static String normalized(String version) {
        int dash = version.indexOf('-');
        String release = dash < 0 ? version : version.substring(0, dash);
        return TRAILING_ZEROES.matcher(release).replaceFirst("") + (dash < 0 ? "" : version.substring(dash));
    }
}
