package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;

/// The parts of the parser, connected by one [TokenCursor], and the two start symbols.
///
/// Every decision looks at the current token and at most one more. A token that cannot follow is refused at its own place, so
/// that errors point to the same place as those of Puppet's generated parser.
final class Grammar {
    final TokenCursor cursor;
    final Expressions expressions;
    final Literals literals;
    final Lists lists;
    final Statements statements;
    final Resources resources;
    final Conditionals conditionals;
    final Definitions definitions;
    final TypeAliases typeAliases;
    final Parameters parameters;
    final Templates templates;
    final SiteStatements sites;
    final BindingsDefinitions bindings;
    final Queries queries;
    /// Every definition met, inner ones first.
    final List<Expression> defined = new ArrayList<>();
    /// Every `site` and `bindings` met.
    final List<Expression> configuration = new ArrayList<>(0);

    Grammar(TokenCursor cursor) {
        this.cursor = cursor;
        expressions = new Expressions(this);
        literals = new Literals(this);
        lists = new Lists(this);
        statements = new Statements(this);
        resources = new Resources(this);
        conditionals = new Conditionals(this);
        definitions = new Definitions(this);
        typeAliases = new TypeAliases(this);
        parameters = new Parameters(this);
        templates = new Templates(this);
        sites = new SiteStatements(this);
        bindings = new BindingsDefinitions(this);
        queries = new Queries(this);
    }

    Program manifest() {
        if (cursor.is(TokenKind.END)) {
            return new Program(cursor.file, new Nop(cursor.place()), List.of(), List.of());
        }
        List<Expression> list = statements.list(TokenKind.END);
        return new Program(cursor.file, whole(list), defined, configuration);
    }

    private static Expression whole(List<Expression> list) {
        Expression first = list.getFirst();
        return list.size() == 1 ? first : new Block(list, first.place().to(list.getLast().place()));
    }

    Program template() {
        return new Program(cursor.file, templates.template(), defined, configuration);
    }

    /// A body between braces, as a block even of one statement; [Nop] when empty. The cursor is after the `{`.
    Expression body(int start) {
        Place point = cursor.point(start);
        if (cursor.accept(TokenKind.RIGHT_BRACE)) {
            return new Nop(point);
        }
        List<Expression> list = statements.list(TokenKind.RIGHT_BRACE);
        cursor.expect(TokenKind.RIGHT_BRACE);
        return new Block(list, point);
    }
}
