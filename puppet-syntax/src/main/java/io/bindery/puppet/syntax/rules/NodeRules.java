package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.text.Characters;
import io.bindery.puppet.syntax.tree.Concatenation;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Interpolation;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.NodeDefinition;

/// The names of nodes.
record NodeRules(Findings findings) {
    void checkMatches(NodeDefinition node) {
        for (Expression match : node.matches()) {
            checkMatch(match, node);
        }
    }

    void checkParent(NodeDefinition node) {
        if (node.parent() != null) {
            findings.error(Issue.ILLEGAL_NODE_INHERITANCE, node.parent());
        }
    }

    private void checkMatch(Expression match, NodeDefinition node) {
        switch (match) {
            case LiteralString name -> checkName(name);
            case LiteralDefault _, LiteralRegex _ -> {}
            case Concatenation text -> checkInterpolation(text);
            default ->
                findings.error(
                        Issue.ILLEGAL_EXPRESSION,
                        match,
                        Labels.withCapitalArticle(match),
                        "hostname",
                        Labels.withArticle(node));
        }
    }

    private void checkName(LiteralString name) {
        boolean legal = name.value().chars().allMatch(c -> Characters.isWord((char) c) || c == '-' || c == '.');
        if (!legal) {
            findings.error(Issue.ILLEGAL_HOSTNAME_CHARS, name, name.value());
        }
    }

    private void checkInterpolation(Concatenation text) {
        for (Expression segment : text.segments()) {
            if (segment instanceof Interpolation interpolation) {
                findings.error(Issue.ILLEGAL_HOSTNAME_INTERPOLATION, interpolation.expression());
                return;
            }
        }
    }
}
