package io.bindery.puppet.function.stdlib;

import io.bindery.puppet.eval.Function;
import io.bindery.puppet.function.LegacyFunction;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Str;
import io.bindery.regex.LineAnchors;
import java.util.Arrays;
import java.util.regex.Pattern;

/// `is_domain_name`.
final class IsDomainName {
    private static final Pattern TOP = Pattern.compile("\\.[A-Za-z]+$", LineAnchors.RUBY);
    private static final Pattern LABEL =
            Pattern.compile("^[a-z\\d-]+$", LineAnchors.RUBY | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    static final Function FUNCTION = LegacyFunction.of("is_domain_name", -1, (call, arguments) -> {
        Checks.countBare("is_domain_name", arguments, 1);
        return Bool.of(arguments.getFirst() instanceof Str string && isDomain(string.value()));
    });

    private IsDomainName() {}

    static boolean isDomain(String text) {
        if (text.equals(".")) {
            return true;
        }
        String domain = text.endsWith(".") ? text.substring(0, text.length() - 1) : text;
        if (domain.isEmpty() || domain.length() > 255 || domain.contains(".") && !TOP.matcher(domain).find()) {
            return false;
        }
        return Arrays.stream(domain.split("\\.")).allMatch(IsDomainName::isLabel);
    }

    private static boolean isLabel(String label) {
        return !label.isEmpty() && label.length() <= 63 && !label.startsWith("-") && !label.endsWith("-")
                && LABEL.matcher(label).find();
    }
}
