package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.COMMA;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACKET;

import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.Name;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The condition of a `when`: predicates joined by `and` and, looser, by `or`.
final class WhenConditions {
    private final Grammar grammar;
    private final TokenCursor cursor;

    WhenConditions(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    List<BindingStatement.Conjunction> alternatives() {
        List<BindingStatement.Conjunction> alternatives = new ArrayList<>();
        String category = null;
        do {
            List<BindingStatement.CategoryPredicate> predicates = new ArrayList<>();
            do {
                BindingStatement.CategoryPredicate predicate = predicate(category);
                predicates.add(predicate);
                category = predicate.isCommon() ? category : predicate.category();
            } while (cursor.accept(TokenKind.AND));
            alternatives.add(new BindingStatement.Conjunction(predicates));
        } while (cursor.accept(TokenKind.OR));
        return alternatives;
    }

    private BindingStatement.CategoryPredicate predicate(@Nullable String previous) {
        int start = cursor.start();
        boolean alone = endsPredicate(cursor.following());
        if (alone && cursor.is(TokenKind.NAME) && cursor.value().equals(BindingStatement.CategoryPredicate.COMMON)) {
            cursor.advance();
            return new BindingStatement.CategoryPredicate(BindingStatement.CategoryPredicate.COMMON, List.of(), cursor.since(start));
        }
        String category = previous;
        if (!alone && startsCategory()) {
            category = grammar.sites.categoryName();
        }
        if (category == null) {
            throw cursor.syntaxError();
        }
        return new BindingStatement.CategoryPredicate(category, values(), cursor.since(start));
    }

    private static boolean endsPredicate(TokenKind kind) {
        return kind == LEFT_BRACE || kind == TokenKind.AND || kind == TokenKind.OR;
    }

    private boolean startsCategory() {
        return cursor.is(TokenKind.NAME) || cursor.is(TokenKind.NODE) || cursor.is(TokenKind.STRING);
    }

    private List<Expression> values() {
        List<Expression> values = new ArrayList<>();
        addValues(values);
        return values;
    }

    private void addValues(List<Expression> values) {
        if (!cursor.accept(TokenKind.LIST_START) && !cursor.accept(TokenKind.LEFT_BRACKET)) {
            values.add(value());
            return;
        }
        do {
            cursor.enter();
            addValues(values);
            cursor.leave();
        } while (cursor.accept(COMMA) && !cursor.is(RIGHT_BRACKET));
        cursor.expect(RIGHT_BRACKET);
    }

    private Expression value() {
        return switch (cursor.kind()) {
            case NAME -> new Name(cursor.value(), cursor.take());
            case STRING, WORD -> grammar.literals.string();
            case STRING_HEAD -> grammar.literals.concatenation();
            case NUMBER -> grammar.literals.number();
            case TRUE -> new LiteralBoolean(true, cursor.take());
            case FALSE -> new LiteralBoolean(false, cursor.take());
            default -> throw cursor.syntaxError();
        };
    }
}
