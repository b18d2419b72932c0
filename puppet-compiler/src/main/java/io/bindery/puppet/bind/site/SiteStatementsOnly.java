package io.bindery.puppet.bind.site;

import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.If;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.syntax.tree.Unless;
import java.util.ArrayList;
import java.util.List;

/// Reduces a manifest to its `site` statements and the conditions around them.
final class SiteStatementsOnly {
    private SiteStatementsOnly() {}

    static Expression of(Expression statement) {
        return switch (statement) {
            case SiteStatement site -> site;
            case Block block -> block(block);
            case If test when has(test.then()) || has(test.otherwise()) ->
                new If(test.test(), of(test.then()), of(test.otherwise()), test.place());
            case Unless test when has(test.then()) || has(test.otherwise()) ->
                new Unless(test.test(), of(test.then()), of(test.otherwise()), test.place());
            case Case test when has(test) -> caseOf(test);
            default -> new Nop(statement.place());
        };
    }

    private static Expression block(Block block) {
        List<Expression> kept = new ArrayList<>();
        for (Expression statement : block.statements()) {
            if (has(statement)) {
                kept.add(of(statement));
            }
        }
        return new Block(kept, block.place());
    }

    private static Expression caseOf(Case test) {
        List<Case.Option> options = test.options().stream()
                .map(option -> new Case.Option(option.values(), of(option.then()), option.place()))
                .toList();
        return new Case(test.test(), options, test.place());
    }

    private static boolean has(Expression statement) {
        return switch (statement) {
            case SiteStatement _ -> true;
            case Block block -> block.statements().stream().anyMatch(SiteStatementsOnly::has);
            case If test -> has(test.then()) || has(test.otherwise());
            case Unless test -> has(test.then()) || has(test.otherwise());
            case Case test -> test.options().stream().anyMatch(option -> has(option.then()));
            default -> false;
        };
    }
}
