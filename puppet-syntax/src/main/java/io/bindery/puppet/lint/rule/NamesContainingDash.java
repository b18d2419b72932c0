package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// The name of a class or defined type has no dash.
final class NamesContainingDash implements Rule {
    @Override
    public String name() {
        return "names_containing_dash";
    }

    @Override
    public String purpose() {
        return "The name of a class or defined type has no dash.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (Definition definition : manifest.definitions()) {
            if (definition.name().value().contains("-")) {
                problems.error(definition.name(), definition.label() + " name containing a dash");
            }
        }
    }
}
