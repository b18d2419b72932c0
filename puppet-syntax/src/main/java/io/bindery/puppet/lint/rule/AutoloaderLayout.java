package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Definition;
import io.bindery.puppet.lint.LintedManifest;
import io.bindery.puppet.lint.Problems;
import io.bindery.puppet.lint.Rule;

/// A class or defined type stands in the file that the autoloader looks for.
final class AutoloaderLayout implements Rule {
    @Override
    public String name() {
        return "autoloader_layout";
    }

    @Override
    public String purpose() {
        return "A class or defined type stands in the file that the autoloader looks for.";
    }

    @Override
    public void check(LintedManifest manifest, Problems problems) {
        for (Definition definition : manifest.definitions()) {
            String name = definition.name().value();
            if (!manifest.path().endsWith(expected(name, manifest.relative()))) {
                problems.error(definition.name(), name + " not in autoload module layout");
            }
        }
    }

    private static String expected(String name, boolean relative) {
        int first = name.indexOf("::");
        String module = first < 0 ? name : name.substring(0, first);
        String file = first < 0 ? "init" : name.substring(first + 2).replace("::", "/");
        return (relative ? "" : "/" + module + "/") + "manifests/" + file + ".pp";
    }
}
