package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintKind;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

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
            for (LintToken token : definition.tokens().subList(1, definition.tokens().size())) {
                boolean defines = token.is(LintKind.CLASS) || token.is(LintKind.DEFINE);
                if (defines && !manifest.isBefore(token, LintKind.LEFT_BRACE) && !manifest.isBefore(token, LintKind.FAT_ARROW)) {
                    String label = token.is(LintKind.CLASS) ? "class" : "defined type";
                    problems.warning(token, label + " defined inside a class");
                }
            }
        }
    }
}
