package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.COMMA;
import static io.bindery.puppet.syntax.reader.TokenKind.DEFAULT;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.NAME;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACKET;
import static io.bindery.puppet.syntax.reader.TokenKind.SEMICOLON;
import static io.bindery.puppet.syntax.reader.TokenKind.STRING;

import io.bindery.puppet.syntax.issue.SyntaxException;
import io.bindery.puppet.syntax.operator.RelationshipOperator;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.Spelling;
import java.util.ArrayList;
import java.util.List;

/// Parses `bindings name { }` and the statements in it. Its words are not keywords; [BindingClauses] has the parts that
/// statements share.
final class BindingsDefinitions {
    /// The words after `bind` that say what kind of binding follows.
    private static final List<String> KINDS =
            List.of("abstract", "override", "final", "parameters", "variables", "map", "alias", "renamed", "dependency");

    private final Grammar grammar;
    private final TokenCursor cursor;
    private final BindingClauses clauses;
    private final WhenConditions conditions;

    BindingsDefinitions(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
        this.clauses = new BindingClauses(grammar);
        this.conditions = new WhenConditions(grammar);
    }

    /// Whether the current token, a name, starts a definition. In Puppet it would be a lone word and a resource after it, which
    /// no valid program has.
    boolean starts() {
        TokenKind next = cursor.following();
        return (next == NAME || next == DEFAULT)
                && cursor.kindAhead(2) == LEFT_BRACE
                && cursor.value().equals("bindings");
    }

    BindingsDefinition definition() {
        int start = cursor.start();
        cursor.advance();
        String name = cursor.value();
        cursor.advance();
        cursor.advance();
        BindingsDefinition definition = new BindingsDefinition(name, statements(), cursor.since(start));
        grammar.configuration.add(definition);
        return definition;
    }

    /// Statements through the `}` at their end.
    private List<BindingStatement> statements() {
        cursor.enter();
        List<BindingStatement> statements = new ArrayList<>();
        while (!cursor.accept(RIGHT_BRACE)) {
            statements.add(statement());
            cursor.accept(SEMICOLON);
        }
        cursor.leave();
        return statements;
    }

    private BindingStatement statement() {
        int start = cursor.start();
        String word = cursor.is(NAME) ? cursor.value() : "";
        return switch (word) {
            case "when" -> when(start);
            case "bind" -> bind(start);
            case "multibind" -> multibind(start);
            case "rebind" -> rebind(start);
            case "include" -> inclusion(start, false);
            case "exclude" -> inclusion(start, true);
            default -> stray();
        };
    }

    // The tokens after an unknown word belong to it, so that one misspelt word gives one error.
    private BindingStatement stray() {
        if (!cursor.is(NAME) || isStatement(cursor.following())) {
            Expression statement = grammar.statements.statement();
            return new BindingStatement.Stray(statement, statement.place());
        }
        Name word = clauses.bareName();
        skipStatement();
        return new BindingStatement.Stray(word, word.place());
    }

    // A resource, call, assignment or the like of the language, to be named as such.
    private static boolean isStatement(TokenKind next) {
        return switch (next) {
            case LEFT_BRACE, LEFT_PARENTHESIS, DOT -> true;
            default -> false;
        };
    }

    private boolean startsLine() {
        return cursor.file.line(cursor.start()) > cursor.file.line(cursor.lastEnd());
    }

    private void skipStatement() {
        int open = 0;
        while (!cursor.is(TokenKind.END) && !cursor.is(TokenKind.LEXICAL_ERROR)) {
            boolean ours = cursor.is(NAME) && (BindingStatement.WORDS.contains(cursor.value()) || startsLine());
            if (open == 0 && (ours || cursor.is(RIGHT_BRACE) || cursor.is(SEMICOLON))) {
                return;
            }
            switch (cursor.kind()) {
                case LEFT_BRACE, SELECTOR_BRACE, LEFT_BRACKET, LIST_START, LEFT_PARENTHESIS, LINE_PARENTHESIS -> open++;
                case RIGHT_BRACE, RIGHT_BRACKET, RIGHT_PARENTHESIS -> open--;
                default -> {}
            }
            cursor.advance();
        }
    }

    private BindingStatement when(int start) {
        cursor.advance();
        List<BindingStatement.Conjunction> alternatives = conditions.alternatives();
        cursor.expect(LEFT_BRACE);
        return new BindingStatement.When(alternatives, statements(), cursor.since(start));
    }

    private BindingStatement bind(int start) {
        cursor.advance();
        BindingStatement.Modifiers modifiers = clauses.modifiers(BindingStatement.Modifiers.NONE);
        String word = cursor.is(NAME) ? cursor.value() : "";
        return switch (word) {
            case "parameters" -> bindParameters(start, modifiers);
            case "variables", "variable" -> bindVariables(start, modifiers);
            case "map" -> bindMap(start, modifiers);
            case "alias" -> renaming(start, BindingStatement.RebindKind.ALIAS, modifiers);
            case "renamed" -> renaming(start, BindingStatement.RebindKind.RENAMED, modifiers);
            case "dependency" -> bindDependency(start, modifiers);
            default -> plain(start, modifiers);
        };
    }

    private BindingStatement plain(int start, BindingStatement.Modifiers modifiers) {
        BindingStatement.Key.Plain key = clauses.startsKey() ? clauses.key() : null;
        boolean ofClass = key != null && clauses.isClass(key.type());
        if (key == null && cursor.is(NAME) && !cursor.value().equals("to") && !endsStatement()) {
            throw unquoted();
        }
        boolean without = key == null ? endsStatement() : modifiers.isAbstract() && !isMisspeltTo();
        BindingStatement.Producer producer = without ? clauses.producerIfAny(ofClass) : clauses.producer(ofClass);
        LiteralString id = clauses.acceptIn() ? clauses.name() : null;
        List<Attribute.Operation> options = clauses.options();
        return new BindingStatement.Bind(modifiers, key, producer, id, options, cursor.since(start));
    }

    private SyntaxException unquoted() {
        Diagnostic error = cursor.syntaxError().diagnostic();
        String meant = Spelling.suggestion(cursor.value(), KINDS);
        String told = error.message()
                + (meant.isEmpty() ? "; names of bindings are quoted, as in bind \"" + cursor.value() + "\" to ..." : meant);
        return new SyntaxException(Diagnostic.error(error.code(), told, error.place()));
    }

    private boolean endsStatement() {
        return cursor.is(RIGHT_BRACE) || cursor.is(SEMICOLON) || cursor.is(NAME) && BindingStatement.WORDS.contains(cursor.value());
    }

    // An abstract binding needs no producer; a word in its line that starts no statement was meant to be `to`.
    private boolean isMisspeltTo() {
        return cursor.is(NAME)
                && !cursor.value().equals("to")
                && !BindingStatement.WORDS.contains(cursor.value())
                && cursor.file.line(cursor.start()) == cursor.file.line(cursor.lastEnd());
    }

    private BindingStatement multibind(int start) {
        cursor.advance();
        BindingStatement.Modifiers modifiers = clauses.modifiers(BindingStatement.Modifiers.NONE);
        BindingStatement.Key.Plain key = clauses.key();
        LiteralString id = clauses.acceptAs() ? clauses.name() : null;
        BindingStatement.Producer producer = clauses.producerIfAny(false);
        List<Attribute.Operation> options = clauses.options();
        return new BindingStatement.Multibind(modifiers, key, id, producer, options, cursor.since(start));
    }

    private BindingStatement bindParameters(int start, BindingStatement.Modifiers modifiers) {
        cursor.advance();
        Expression target = clauses.parameterTarget();
        BindingStatement.Producer producer = modifiers.isAbstract() && endsStatement() ? nothing(start) : clauses.producer(true);
        List<Attribute.Operation> options = clauses.options();
        return new BindingStatement.BindParameters(modifiers, target, producer, options, cursor.since(start));
    }

    // What abstract parameters would be bound to: the validator refuses the statement as a whole.
    private BindingStatement.Producer nothing(int start) {
        Place place = cursor.since(start);
        return new BindingStatement.Producer(false, false, new LiteralHash(List.of(), place), place);
    }

    private BindingStatement bindVariables(int start, BindingStatement.Modifiers before) {
        cursor.advance();
        BindingStatement.Modifiers modifiers = clauses.modifiers(before);
        Expression type = clauses.startsType() ? clauses.type() : null;
        BindingStatement.Producer producer = clauses.producer(false);
        return new BindingStatement.BindVariables(modifiers, type, producer, cursor.since(start));
    }

    private BindingStatement bindMap(int start, BindingStatement.Modifiers modifiers) {
        cursor.advance();
        Expression left = clauses.type();
        clauses.expectTo();
        Expression right = clauses.type();
        List<Attribute.Operation> names = grammar.sites.operations();
        return new BindingStatement.BindMap(modifiers, left, right, names, cursor.since(start));
    }

    private BindingStatement renaming(int start, BindingStatement.RebindKind kind, BindingStatement.Modifiers before) {
        cursor.advance();
        BindingStatement.Key source = clauses.keyReference();
        if (!clauses.acceptAs()) {
            throw cursor.syntaxError("as");
        }
        BindingStatement.Modifiers modifiers = clauses.modifiers(before);
        BindingStatement.Key target = clauses.keyReference();
        BindingStatement.Producer producer = clauses.producerIfAny(false);
        return new BindingStatement.Rebind(kind, modifiers, source, target, producer, cursor.since(start));
    }

    private BindingStatement rebind(int start) {
        cursor.advance();
        BindingStatement.Modifiers modifiers = clauses.modifiers(BindingStatement.Modifiers.NONE);
        BindingStatement.Key source = clauses.keyReference();
        BindingStatement.Producer producer = clauses.producerIfAny(false);
        return new BindingStatement.Rebind(BindingStatement.RebindKind.REBIND, modifiers, source, null, producer, cursor.since(start));
    }

    private BindingStatement bindDependency(int start, BindingStatement.Modifiers modifiers) {
        if (!modifiers.equals(BindingStatement.Modifiers.NONE)) {
            throw cursor.syntaxError();
        }
        cursor.advance();
        List<List<Expression>> groups = new ArrayList<>();
        List<BindingStatement.Arrow> arrows = new ArrayList<>();
        groups.add(references());
        do {
            arrows.add(arrow());
            groups.add(references());
        } while (isArrow());
        return new BindingStatement.BindDependency(groups, arrows, cursor.since(start));
    }

    private boolean isArrow() {
        return switch (cursor.kind()) {
            case IN_EDGE, IN_EDGE_NOTIFY, OUT_EDGE, OUT_EDGE_NOTIFY -> true;
            default -> false;
        };
    }

    private BindingStatement.Arrow arrow() {
        RelationshipOperator operator =
                switch (cursor.kind()) {
                    case IN_EDGE -> RelationshipOperator.BEFORE;
                    case IN_EDGE_NOTIFY -> RelationshipOperator.NOTIFY;
                    case OUT_EDGE -> RelationshipOperator.AFTER;
                    case OUT_EDGE_NOTIFY -> RelationshipOperator.SUBSCRIBE;
                    default -> throw cursor.syntaxError();
                };
        return new BindingStatement.Arrow(operator, cursor.take());
    }

    private List<Expression> references() {
        if (!clauses.acceptListStart()) {
            return List.of(clauses.type());
        }
        List<Expression> references = new ArrayList<>();
        do {
            references.add(clauses.type());
        } while (cursor.accept(COMMA) && !cursor.is(RIGHT_BRACKET));
        cursor.expect(RIGHT_BRACKET);
        return references;
    }

    private BindingStatement inclusion(int start, boolean exclude) {
        cursor.advance();
        List<Expression> names = new ArrayList<>();
        boolean list = clauses.acceptListStart();
        do {
            names.add(className());
        } while (cursor.accept(COMMA) && !(list && cursor.is(RIGHT_BRACKET)));
        if (list) {
            cursor.expect(RIGHT_BRACKET);
        }
        return new BindingStatement.Inclusion(exclude, names, cursor.since(start));
    }

    private Expression className() {
        return cursor.is(STRING) ? grammar.literals.string() : clauses.bareName();
    }
}
