package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.Selector;
import java.util.HashSet;
import java.util.Set;

/// Finds keys and defaults that are given twice.
record DuplicateRules(Findings findings) {
    void checkKeys(LiteralHash hash) {
        Set<String> seen = new HashSet<>();
        for (LiteralHash.Entry entry : hash.entries()) {
            String key = LiteralKeys.identity(entry.key());
            if (key != null && !seen.add(key)) {
                findings.doubtful(Issue.DUPLICATE_KEY, entry, LiteralKeys.shown(entry.key()));
            }
        }
    }

    void checkDefaults(Case expression) {
        boolean seen = false;
        for (Case.Option option : expression.options()) {
            for (Expression value : option.values()) {
                if (value instanceof LiteralDefault) {
                    if (seen) {
                        findings.error(Issue.DUPLICATE_DEFAULT, value, Labels.label(expression));
                    }
                    seen = true;
                }
            }
        }
    }

    // As Puppet does: only the second default of a selector is refused, where a case refuses every one after the first.
    void checkDefaults(Selector selector) {
        int seen = 0;
        for (Selector.Entry entry : selector.entries()) {
            if (entry.matching() instanceof LiteralDefault && ++seen == 2) {
                findings.error(Issue.DUPLICATE_DEFAULT, entry.matching(), Labels.label(selector));
            }
        }
    }
}
