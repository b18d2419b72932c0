package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.text.Characters;
import io.bindery.puppet.syntax.text.NameForms;
import io.bindery.puppet.syntax.text.Names;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.ReservedWord;
import io.bindery.puppet.syntax.tree.Variable;
import java.math.BigInteger;

/// Checks words and numbers: reserved words, names of variables, integers that are too large.
record NameRules(Findings findings) {
    private static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);

    void checkReserved(ReservedWord word) {
        if (word.future()) {
            findings.deprecation(Issue.FUTURE_RESERVED_WORD, word, word.word());
        } else {
            findings.error(Issue.RESERVED_WORD, word, word.word());
        }
    }

    void checkVariable(Variable variable) {
        String name = Names.of(variable);
        if (!name.isEmpty() && Characters.isDigit(name.charAt(0))) {
            if (!NameForms.isMatchVariable(name)) {
                findings.error(Issue.ILLEGAL_NUMERIC_VAR_NAME, variable, name);
            }
        } else if (!NameForms.isVariableName(name) || isInterpolatedBoolean(variable, name)) {
            findings.error(Issue.ILLEGAL_VAR_NAME, variable, name);
        }
    }

    /// `${true}` makes Puppet itself fall over; `$true` and `${$true}` are variables like any other.
    private static boolean isInterpolatedBoolean(Variable variable, String name) {
        return (name.equals("true") || name.equals("false"))
                && variable.place().text().equals(name);
    }

    void checkRange(LiteralInteger integer) {
        BigInteger value = Names.value(integer);
        if (value.compareTo(LARGEST) > 0) {
            findings.error(
                    Issue.NUMERIC_OVERFLOW,
                    integer,
                    Labels.withCapitalArticle(integer),
                    "max",
                    "+0x" + value.toString(16));
        }
    }
}
