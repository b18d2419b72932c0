package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// A class does not inherit from a params class.
final class ClassInheritsFromParamsClass implements Rule {
    @Override
    public String name() {
        return "class_inherits_from_params_class";
    }

    @Override
    public String purpose() {
        return "A class does not inherit from a params class.";
    }

    @Override
    public boolean isUsual() {
        return false;
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (Definition definition : manifest.classes()) {
            LintToken inherited = definition.inherited();
            if (inherited != null && inherited.value().endsWith("::params")) {
                problems.warning(inherited, "class inheriting from params class");
            }
        }
    }
}
