package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.issue.Findings;
import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.Labels;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.Name;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds statements without effect: their value is computed and never used.
record EffectRules(Findings findings) {
    void checkBlock(Block block) {
        if (isUntitledResource(block)) {
            String name = ((Name) block.statements().getFirst()).value();
            findings.error(Issue.RESOURCE_WITHOUT_TITLE, block, name);
            return;
        }
        List<Expression> statements = block.statements();
        for (int i = 0; i < statements.size() - 1; i++) {
            if (Effects.isIdle(statements.get(i))) {
                findings.error(
                        Issue.IDEM_EXPRESSION_NOT_LAST, statements.get(i), Labels.label(statements.get(i)));
                return;
            }
        }
    }

    /// What a class, define or node ends with must do something.
    void checkEnd(Expression definition, Expression body) {
        Expression last = body instanceof Block block ? block.statements().getLast() : null;
        if (last != null && Effects.isIdle(last) && !isUntitledResource(last)) {
            findings.error(
                    Issue.IDEM_NOT_ALLOWED_LAST,
                    last,
                    Labels.label(last),
                    Labels.withCapitalArticle(definition));
        }
    }

    private static boolean isUntitledResource(@Nullable Expression expression) {
        return expression instanceof Block block
                && block.statements().size() == 2
                && block.statements().get(0) instanceof Name
                && block.statements().get(1) instanceof LiteralHash;
    }
}
