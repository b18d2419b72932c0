package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACKET;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_PARENTHESIS;
import static io.bindery.puppet.syntax.reader.TokenKind.LINE_PARENTHESIS;
import static io.bindery.puppet.syntax.reader.TokenKind.QUESTION;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACKET;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_PARENTHESIS;

import io.bindery.puppet.syntax.operator.QueryOperator;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.TypeName;
import org.jspecify.annotations.Nullable;

/// `Type[?? condition]`.
final class Queries {
    private final Grammar grammar;
    private final TokenCursor cursor;

    Queries(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    /// Whether `[??` stands that many tokens ahead.
    boolean starts(int ahead) {
        return cursor.kindAhead(ahead) == LEFT_BRACKET
                && cursor.kindAhead(ahead + 1) == QUESTION
                && cursor.kindAhead(ahead + 2) == QUESTION
                && cursor.adjacent(ahead + 1);
    }

    /// A query whose type has been read.
    Expression query(TypeName type) {
        cursor.advance();
        cursor.advance();
        cursor.advance();
        ResourceQuery.Condition condition = or();
        cursor.expect(RIGHT_BRACKET);
        return new ResourceQuery(type, condition, cursor.since(type.place().start()));
    }

    private ResourceQuery.Condition or() {
        int start = cursor.start();
        ResourceQuery.Condition left = and();
        while (cursor.accept(TokenKind.OR)) {
            left = new ResourceQuery.Condition.Or(left, and(), cursor.since(start));
        }
        return left;
    }

    private ResourceQuery.Condition and() {
        int start = cursor.start();
        ResourceQuery.Condition left = negatable();
        while (cursor.accept(TokenKind.AND)) {
            left = new ResourceQuery.Condition.And(left, negatable(), cursor.since(start));
        }
        return left;
    }

    private ResourceQuery.Condition negatable() {
        int start = cursor.start();
        if (!isNot()) {
            return primary();
        }
        cursor.advance();
        return new ResourceQuery.Condition.Not(primary(), cursor.since(start));
    }

    /// `!`, or the word `not` unless it is compared.
    private boolean isNot() {
        return cursor.is(TokenKind.NOT)
                || cursor.is(TokenKind.NAME)
                        && cursor.value().equals("not")
                        && (cursor.following() == LEFT_PARENTHESIS
                                || cursor.following() == TokenKind.NAME
                                || cursor.following().isKeyword());
    }

    private ResourceQuery.Condition primary() {
        if (cursor.accept(LEFT_PARENTHESIS) || cursor.accept(LINE_PARENTHESIS)) {
            cursor.enter();
            ResourceQuery.Condition inner = or();
            cursor.leave();
            cursor.expect(RIGHT_PARENTHESIS);
            return inner;
        }
        return comparison();
    }

    private ResourceQuery.Condition comparison() {
        int start = cursor.start();
        if (!cursor.is(TokenKind.NAME) && !cursor.kind().isKeyword()) {
            throw cursor.syntaxError();
        }
        String name = cursor.value();
        cursor.advance();
        QueryOperator operator = operator();
        if (operator == null) {
            throw cursor.syntaxError();
        }
        return new ResourceQuery.Condition.Comparison(name, operator, grammar.expressions.primary(), cursor.since(start));
    }

    private @Nullable QueryOperator operator() {
        if (cursor.is(TokenKind.TILDE)) {
            return tilde();
        }
        QueryOperator operator =
                switch (cursor.kind()) {
                    case IS_EQUAL -> QueryOperator.EQUAL;
                    case NOT_EQUAL -> QueryOperator.NOT_EQUAL;
                    case LESS -> QueryOperator.LESS;
                    case LESS_OR_EQUAL -> QueryOperator.LESS_OR_EQUAL;
                    case GREATER -> QueryOperator.GREATER;
                    case GREATER_OR_EQUAL -> QueryOperator.GREATER_OR_EQUAL;
                    case MATCH -> QueryOperator.MATCH;
                    case NOT_MATCH -> QueryOperator.NOT_MATCH;
                    default -> null;
                };
        if (operator != null) {
            cursor.advance();
        }
        return operator;
    }

    /// `~=` and `~!` are no tokens of Puppet's.
    private @Nullable QueryOperator tilde() {
        TokenKind second = cursor.following();
        if (!cursor.adjacent(0) || second != TokenKind.EQUALS && second != TokenKind.NOT) {
            return null;
        }
        cursor.advance();
        cursor.advance();
        return second == TokenKind.EQUALS ? QueryOperator.MATCH : QueryOperator.NOT_MATCH;
    }
}
