package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.COMMA;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACKET;
import static io.bindery.puppet.syntax.reader.TokenKind.PIPE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACKET;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_PARENTHESIS;

import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parameter lists, return types, and the lambdas that have both.
final class Parameters {
    private final Grammar grammar;
    private final TokenCursor cursor;

    Parameters(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    /// `(parameters)`, or nothing.
    List<Parameter> optional() {
        if (!cursor.accept(TokenKind.LEFT_PARENTHESIS) && !cursor.accept(TokenKind.LINE_PARENTHESIS)) {
            return List.of();
        }
        return until(RIGHT_PARENTHESIS);
    }

    /// Parameters through the token that closes them.
    List<Parameter> until(TokenKind close) {
        if (cursor.accept(close)) {
            return List.of();
        }
        List<Parameter> parameters = new ArrayList<>();
        do {
            parameters.add(parameter());
        } while (cursor.accept(COMMA) && !cursor.is(close));
        cursor.expect(close);
        return parameters;
    }

    private Parameter parameter() {
        Expression type = cursor.is(TokenKind.TYPE_NAME) ? type() : null;
        boolean capturesRest = cursor.accept(TokenKind.TIMES);
        if (!cursor.is(TokenKind.VARIABLE)) {
            throw cursor.syntaxError();
        }
        String name = cursor.value();
        Place place = cursor.take();
        Expression value = cursor.accept(TokenKind.EQUALS) ? grammar.expressions.expression() : null;
        return new Parameter(name, type, value, capturesRest, place);
    }

    /// `Type` or `Type[keys]`.
    Expression type() {
        if (!cursor.is(TokenKind.TYPE_NAME)) {
            throw cursor.syntaxError();
        }
        TypeName type = grammar.literals.typeName();
        if (!cursor.accept(LEFT_BRACKET)) {
            return type;
        }
        List<Expression> keys = grammar.lists.accessKeys(false);
        cursor.expect(RIGHT_BRACKET);
        return new Access(type, keys, cursor.since(type.place().start()));
    }

    /// `>> Type`, or nothing.
    @Nullable Expression returnType() {
        return cursor.accept(TokenKind.SHIFT_RIGHT) ? type() : null;
    }

    Lambda lambda() {
        int start = cursor.start();
        cursor.advance();
        List<Parameter> parameters = until(PIPE);
        Expression returnType = returnType();
        cursor.expect(LEFT_BRACE);
        Expression body = grammar.body(start);
        return new Lambda(parameters, returnType, body, cursor.since(start));
    }
}
