package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.FAT_ARROW;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.PIPE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACE;

import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Epp;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.syntax.tree.RenderExpression;
import io.bindery.text.Place;
import java.util.List;

/// Parses templates: a whole template, and the expressions that it renders.
final class Templates {
    private final Grammar grammar;
    private final TokenCursor cursor;

    Templates(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    Expression template() {
        Place start = cursor.point(0);
        boolean specified = cursor.accept(PIPE);
        List<Parameter> parameters = specified ? grammar.parameters.until(PIPE) : List.of();
        Expression body = new Nop(start);
        if (!cursor.is(TokenKind.END)) {
            body = new Block(grammar.statements.list(TokenKind.END), start);
        }
        return new Lambda(parameters, null, new Epp(specified, body, start), start);
    }

    /// `<%= expression %>`, or statements between braces.
    Expression render() {
        int start = cursor.start();
        cursor.advance();
        Expression rendered = cursor.is(LEFT_BRACE) ? braced() : grammar.expressions.expression();
        if (!cursor.accept(TokenKind.EPP_END)) {
            cursor.expect(TokenKind.EPP_END_TRIM);
        }
        return new RenderExpression(rendered, cursor.since(start));
    }

    /// A `{` here opens a hash or a block; what follows the first entry decides.
    private Expression braced() {
        if (cursor.following() == RIGHT_BRACE) {
            return grammar.expressions.expression();
        }
        int start = cursor.start();
        cursor.advance();
        boolean word = grammar.lists.isEntryWord();
        Expression first = grammar.lists.entry();
        if (word || cursor.is(FAT_ARROW)) {
            return grammar.expressions.from(grammar.lists.hashFrom(start, first));
        }
        List<Expression> list = grammar.statements.list(first, RIGHT_BRACE);
        cursor.expect(RIGHT_BRACE);
        return list.size() == 1 ? list.getFirst() : new Block(list, cursor.since(start));
    }
}
