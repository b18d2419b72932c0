package io.bindery.puppet.eval.setting;

import io.bindery.puppet.syntax.issue.Strictness;

/// The settings that change the meaning of expressions.
///
/// @param strict how doubtful code is treated: unknown qualified variables, numeric strings in arithmetic
/// @param strictVariables whether an unknown variable is an error
/// @param limits how much a compile may spend
/// @param version the version of Puppet whose language is followed
public record EvaluationSettings(Strictness strict, boolean strictVariables, Limits limits, LanguageVersion version) {
    /// The defaults of Puppet 8.
    public static final EvaluationSettings PUPPET_8 =
            new EvaluationSettings(Strictness.ERROR, true, Limits.STANDARD, LanguageVersion.PUPPET_8);

    /// The defaults of Puppet 7.
    public static final EvaluationSettings PUPPET_7 =
            new EvaluationSettings(Strictness.WARNING, false, Limits.STANDARD, LanguageVersion.PUPPET_7);
}
