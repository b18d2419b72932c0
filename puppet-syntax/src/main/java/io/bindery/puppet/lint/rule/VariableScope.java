package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;
import java.util.HashSet;
import java.util.Set;

/// A variable of the top scope is named with its scope.
final class VariableScope implements Rule {
    private static final Set<String> ALWAYS_THERE = Set.of(
            "name", "title", "module_name", "environment", "clientcert", "clientversion", "servername", "serverip", "serverversion",
            "caller_module_name", "alias", "audit", "before", "loglevel", "noop", "notify", "require", "schedule", "stage", "subscribe",
            "tag", "facts", "trusted", "server_facts");

    @Override
    public String name() {
        return "variable_scope";
    }

    @Override
    public String purpose() {
        return "A variable of the top scope is named with its scope.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        Set<String> assigned = new HashSet<>(ALWAYS_THERE);
        for (Definition definition : manifest.definitions()) {
            new VariableUse(manifest, definition, assigned).unknown().forEach(
                    variable -> problems.warning(variable, "top-scope variable being used without an explicit namespace"));
        }
    }
}
