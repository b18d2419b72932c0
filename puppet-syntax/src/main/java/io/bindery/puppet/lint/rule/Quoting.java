package io.bindery.puppet.lint.rule;

import io.bindery.puppet.lint.Edit;
import io.bindery.puppet.lint.LintToken;

/// Edits that put quotes around a word.
final class Quoting {
    private Quoting() {}

    static Edit single(LintToken token) {
        return Edit.replace(token, "'" + token.value() + "'");
    }
}
