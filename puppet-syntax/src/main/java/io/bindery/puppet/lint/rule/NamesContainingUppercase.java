package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import java.util.Locale;

/// The name of a class or defined type is in lower case.
final class NamesContainingUppercase implements Rule {
    @Override
    public String name() {
        return "names_containing_uppercase";
    }

    @Override
    public String purpose() {
        return "The name of a class or defined type is in lower case.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (Definition definition : manifest.definitions()) {
            String name = definition.name().value();
            if (name.chars().anyMatch(c -> c >= 'A' && c <= 'Z')) {
                String message = definition.label() + " '" + name + "' contains illegal uppercase";
                problems.error(definition.name(), message, Edit.replace(definition.name(), name.toLowerCase(Locale.ROOT)));
            }
        }
    }
}
