package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.ResourceTokens;
import io.bindery.puppet.lint.Rule;
import java.util.List;
import java.util.regex.Pattern;

/// A mode has four octal digits or is symbolic.
final class FileMode implements Rule {
    private static final Pattern MODE = Pattern.compile(
            "[0-7]{4}|([ugoa]*[-=+][-=+rstwxXugo]*)(,[ugoa]*[-=+][-=+rstwxXugo]*)*");
    private static final Pattern THREE_DIGITS = Pattern.compile("[0-7]{3}");

    @Override
    public String name() {
        return "file_mode";
    }

    @Override
    public String purpose() {
        return "A mode has four octal digits or is symbolic.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (ResourceTokens resource : manifest.resources()) {
            for (LintToken name : resource.hasMode() ? resource.named("mode") : List.<LintToken>of()) {
                LintToken value = manifest.valueOf(name);
                if (value == null || isUnknown(value) || MODE.matcher(value.value()).matches()) {
                    break;
                }
                problems.warning(value, "mode should be represented as a 4 digit octal value or symbolic mode", edits(value));
            }
        }
    }

    private static boolean isUnknown(LintToken value) {
        return value.is(LintKind.VARIABLE) || value.is(LintKind.UNDEF) || value.is(LintKind.FUNCTION_NAME);
    }

    private static Edit[] edits(LintToken value) {
        return THREE_DIGITS.matcher(value.value()).matches()
                ? new Edit[] {Edit.replace(value, "'0" + value.value() + "'")}
                : new Edit[0];
    }
}
