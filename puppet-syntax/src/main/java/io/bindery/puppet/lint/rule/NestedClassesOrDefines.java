package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import java.util.List;

/// No class or defined type is defined inside a class.
final class NestedClassesOrDefines implements Rule {
    @Override
    public String name() {
        return "nested_classes_or_defines";
    }

    @Override
    public String purpose() {
        return "No class or defined type is defined inside a class.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (Definition definition : manifest.classes()) {
            List<LintToken> body = definition.tokens().subList(1, definition.tokens().size());
            report(manifest, manifest.tokens(LintKind.CLASS, body), "class", problems);
            report(manifest, manifest.tokens(LintKind.DEFINE, body), "defined type", problems);
        }
    }

    private static void report(LintedManifest manifest, List<LintToken> keywords, String label, Problems problems) {
        for (LintToken keyword : keywords) {
            if (!manifest.isBefore(keyword, LintKind.LEFT_BRACE) && !manifest.isBefore(keyword, LintKind.FAT_ARROW)) {
                problems.warning(keyword, label + " defined inside a class");
            }
        }
    }
}
