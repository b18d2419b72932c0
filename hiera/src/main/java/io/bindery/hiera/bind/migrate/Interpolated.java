package io.bindery.hiera.bind.migrate;

import java.util.Locale;
import java.util.regex.Pattern;

/// A variable in a `%{...}` of Hiera, as an expression of the language and as a category.
///
/// @param category the category that stands for it
/// @param expression such as `getvar('facts.os.family')`, which is undef if Hiera finds no value
record Interpolated(String category, String expression) {
    private static final Pattern VARIABLE = Pattern.compile("(?:::)?[a-z_][a-zA-Z0-9_]*(?:::[a-zA-Z0-9_]+)*(?:\\.[a-zA-Z0-9_'\"-]+)*");

    /// @throws PuppetText.Unwritable if it is a function such as `lookup`
    static Interpolated of(String inner) {
        String expression = expression(inner);
        return new Interpolated(category(inner), expression);
    }

    static String expression(String inner) {
        if (!VARIABLE.matcher(inner).matches()) {
            throw new PuppetText.Unwritable("%{" + inner + "} is a function of Hiera");
        }
        String plain = (inner.startsWith("::") ? inner.substring(2) : inner).replaceAll("['\"]", "");
        return plain.startsWith("trusted.") && plain.indexOf('.', 8) < 0
                ? "$trusted['" + plain.substring(8) + "']"
                : "getvar('" + plain + "')";
    }

    // The node and the environment have categories of their own.
    private static String category(String inner) {
        String plain = inner.replaceAll("^::|['\"]", "").replaceFirst("^(facts|trusted|server_facts)\\.", "");
        return switch (plain) {
            case "certname", "clientcert", "fqdn", "networking.fqdn", "hostname", "networking.hostname" -> "node";
            case "environment" -> "environment";
            default -> plain.replaceAll("[^A-Za-z0-9]+", "_").toLowerCase(Locale.ROOT);
        };
    }
}
