package io.bindery.puppet.lint.rule;

import java.util.regex.Pattern;

/// The names in tokens of variables, which may have indexes behind them.
final class VariableNames {
    private static final Pattern INDEX = Pattern.compile("\\[.+?\\]");
    private static final Pattern LAST_INDEXES = Pattern.compile("\\[.+\\]\\Z");

    private VariableNames() {}

    static String withoutIndexes(String variable) {
        return variable.indexOf('[') < 0 ? variable : INDEX.matcher(variable).replaceAll("");
    }

    /// The name without the brackets at its end.
    static String base(String variable) {
        return variable.indexOf('[') < 0 ? variable : LAST_INDEXES.matcher(variable).replaceAll("");
    }
}
