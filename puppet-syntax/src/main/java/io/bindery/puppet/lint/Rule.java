package io.bindery.puppet.lint;

/// One check of puppet-lint, under its name there.
public interface Rule {
    String name();

    /// What it objects to, in one sentence.
    String purpose();

    /// Whether the rule runs by default.
    default boolean isUsual() {
        return true;
    }

    void check(LintedManifest manifest, Problems problems);
}
