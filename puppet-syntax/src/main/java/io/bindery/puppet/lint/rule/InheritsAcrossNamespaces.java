package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintToken;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// A class inherits from a class of its own module only.
final class InheritsAcrossNamespaces implements Rule {
    @Override
    public String name() {
        return "inherits_across_namespaces";
    }

    @Override
    public String purpose() {
        return "A class inherits from a class of its own module only.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (Definition definition : manifest.classes()) {
            LintToken inherited = definition.inherited();
            if (inherited != null && !module(inherited.value()).equals(module(definition.name().value()))) {
                problems.warning(inherited, "class inherits across module namespaces");
            }
        }
    }

    private static String module(String name) {
        String plain = name.startsWith("::") ? name.substring(2) : name;
        int end = plain.indexOf("::");
        return end < 0 ? plain : plain.substring(0, end);
    }
}
