/// The checks of puppet-lint, one class each; [LintRules] lists them.
@NullMarked
package io.bindery.puppet.lint.rule;

import org.jspecify.annotations.NullMarked;
