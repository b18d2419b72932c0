package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import java.util.List;

/// Required parameters stand before optional ones.
final class ParameterOrder implements Rule {
    @Override
    public String name() {
        return "parameter_order";
    }

    @Override
    public String purpose() {
        return "Required parameters stand before optional ones.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (Definition definition : manifest.definitions()) {
            List<LintToken> parameters = definition.parameters();
            if (parameters != null) {
                check(manifest, parameters, problems);
            }
        }
    }

    private static void check(LintedManifest manifest, List<LintToken> parameters, Problems problems) {
        int depth = 0;
        boolean optional = false;
        for (LintToken token : parameters) {
            switch (token.kind()) {
                case LEFT_PARENTHESIS, LEFT_BRACE, LEFT_BRACKET -> depth++;
                case RIGHT_PARENTHESIS, RIGHT_BRACE, RIGHT_BRACKET -> depth = Math.max(0, depth - 1);
                case EQUALS -> optional = true;
                case VARIABLE -> {
                    if (optional && depth == 0 && isRequired(manifest, token)) {
                        problems.warning(token, "optional parameter listed before required parameter");
                    }
                }
                default -> {}
            }
        }
    }

    // As puppet-lint does: the type of a parameter before counts where a parameter has none of its own.
    private static boolean isRequired(LintedManifest manifest, LintToken variable) {
        LintToken next = manifest.codeAfter(variable);
        boolean ends = next == null || next.is(LintKind.COMMA) || next.is(LintKind.RIGHT_PARENTHESIS);
        if (!ends || !isParameter(manifest, variable)) {
            return false;
        }
        LintToken type = manifest.previous(variable, LintKind.TYPE);
        return type == null || !type.value().equals("Optional");
    }

    private static boolean isParameter(LintedManifest manifest, LintToken variable) {
        LintToken before = manifest.codeBefore(variable);
        return before != null && switch (before.kind()) {
            case LEFT_PARENTHESIS, COMMA, TYPE, RIGHT_BRACKET -> true;
            default -> false;
        };
    }
}
