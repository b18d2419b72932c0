package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.issue.SyntaxException;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Parses sequences of statements. The name of a statement function takes the following expressions as arguments.
final class Statements {
    /// The functions that may be called without parentheses.
    private static final Set<String> STATEMENT_FUNCTIONS = Set.of(
            "require", "realize", "include", "contain", "tag", "debug", "info", "notice", "warning", "err", "fail",
            "import", "break", "next", "return");

    private final Grammar grammar;
    private final TokenCursor cursor;

    Statements(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    /// One or more statements, up to `end`, which is left.
    List<Expression> list(TokenKind end) {
        return list(statement(), end);
    }

    /// What stands at the start of a statement: `site` and `bindings` have a meaning of their own only there.
    Expression statement() {
        if (cursor.is(TokenKind.NAME)) {
            if (grammar.sites.starts()) {
                return grammar.sites.site();
            }
            if (grammar.bindings.starts()) {
                return grammar.bindings.definition();
            }
        }
        return grammar.resources.assignment();
    }

    /// Statements of which the start of the first has been read.
    List<Expression> list(Expression start, TokenKind end) {
        List<Expression> statements = new ArrayList<>();
        SyntaxException refused = null;
        Expression first = start;
        while (true) {
            if (!cursor.is(TokenKind.COMMA)) {
                append(statements, first);
            } else {
                SyntaxException refusal = appendArguments(statements, first);
                refused = refused == null ? refusal : refused;
            }
            if (cursor.accept(TokenKind.SEMICOLON) && cursor.is(end)) {
                throw cursor.syntaxError();
            }
            if (cursor.is(end)) {
                break;
            }
            first = pendingFunction(statements) == null ? statement() : grammar.resources.assignment();
        }
        // Only now, as Puppet does: a syntax error later in the sequence goes first.
        if (refused != null) {
            throw refused;
        }
        return statements;
    }

    /// Whatever a statement function and its neighbour make together, else both.
    List<Expression> pair(Expression name, Expression other) {
        List<Expression> statements = new ArrayList<>(2);
        append(statements, name);
        append(statements, other);
        return statements;
    }

    private void append(List<Expression> statements, Expression expression) {
        Name function = pendingFunction(statements);
        if (function != null) {
            call(statements, function, List.of(expression));
        } else if (expression instanceof Call call) {
            statements.add(new Call(call.functor(), call.arguments(), call.lambda(), false, call.place()));
        } else {
            statements.add(expression);
        }
    }

    private @Nullable SyntaxException appendArguments(List<Expression> statements, Expression first) {
        Place comma = cursor.place();
        List<Expression> arguments = new ArrayList<>();
        arguments.add(first);
        while (cursor.accept(TokenKind.COMMA)) {
            arguments.add(grammar.resources.assignment());
        }
        Name function = pendingFunction(statements);
        if (function != null) {
            call(statements, function, arguments);
            return null;
        }
        if (!statements.isEmpty() && statements.getLast() instanceof Name name) {
            return TokenCursor.refuse(
                    comma,
                    "attempt to pass argument list to the function '" + name.value()
                            + "' which cannot be called without parentheses");
        }
        return TokenCursor.refuse(comma, "illegal comma separated argument list");
    }

    private static @Nullable Name pendingFunction(List<Expression> statements) {
        return !statements.isEmpty()
                        && statements.getLast() instanceof Name name
                        && STATEMENT_FUNCTIONS.contains(name.value())
                ? name
                : null;
    }

    private static void call(List<Expression> statements, Name function, List<Expression> arguments) {
        Place place = function.place().to(arguments.getLast().place());
        statements.set(statements.size() - 1, new Call(function, arguments, null, false, place));
    }
}
