package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.COLON;
import static io.bindery.puppet.syntax.reader.TokenKind.COMMA;
import static io.bindery.puppet.syntax.reader.TokenKind.ELSE;
import static io.bindery.puppet.syntax.reader.TokenKind.ELSIF;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACE;

import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.If;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Unless;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;

/// `if`, `unless` and `case`.
final class Conditionals {
    private final Grammar grammar;
    private final TokenCursor cursor;

    Conditionals(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    /// An `if`, or the `elsif` that continues one.
    Expression ifExpression() {
        int start = cursor.start();
        cursor.advance();
        Expression test = grammar.expressions.expression();
        Expression then = branch();
        int end = cursor.lastEnd();
        Expression otherwise = cursor.is(ELSIF) ? elsif() : elseBranch();
        if (!(otherwise instanceof Nop)) {
            end = otherwise.place().end();
        }
        return new If(test, then, otherwise, new Place(cursor.file, start, end));
    }

    private Expression elsif() {
        cursor.enter();
        Expression next = ifExpression();
        cursor.leave();
        return next;
    }

    Expression unlessExpression() {
        Place word = cursor.take();
        Expression test = grammar.expressions.expression();
        Expression then = branch();
        Place place = cursor.since(word.start());
        Expression otherwise = elseBranch();
        if (then instanceof Nop) {
            place = otherwise instanceof Nop ? word : word.to(otherwise.place());
        }
        return new Unless(test, then, otherwise, place);
    }

    private Expression elseBranch() {
        Place point = cursor.point(cursor.lastEnd());
        return cursor.accept(ELSE) ? branch() : new Nop(point);
    }

    /// Statements between braces: the one there is, or a block of several.
    private Expression branch() {
        int start = cursor.start();
        cursor.expect(LEFT_BRACE);
        if (cursor.accept(RIGHT_BRACE)) {
            return new Nop(cursor.point(start));
        }
        List<Expression> list = grammar.statements.list(RIGHT_BRACE);
        cursor.expect(RIGHT_BRACE);
        return list.size() == 1 ? list.getFirst() : new Block(list, cursor.since(start));
    }

    Expression caseExpression() {
        int start = cursor.start();
        cursor.advance();
        Expression test = grammar.expressions.expression();
        cursor.expect(LEFT_BRACE);
        List<Case.Option> options = new ArrayList<>();
        do {
            options.add(option());
        } while (!cursor.is(RIGHT_BRACE));
        cursor.advance();
        return new Case(test, options, cursor.since(start));
    }

    private Case.Option option() {
        List<Expression> values = new ArrayList<>();
        do {
            values.add(grammar.expressions.expression());
        } while (cursor.accept(COMMA));
        int colon = cursor.start();
        cursor.expect(COLON);
        cursor.expect(LEFT_BRACE);
        Expression then = grammar.body(colon);
        return new Case.Option(values, then, cursor.since(colon));
    }
}
