package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.CLASS;
import static io.bindery.puppet.syntax.reader.TokenKind.COMMA;
import static io.bindery.puppet.syntax.reader.TokenKind.DOT;
import static io.bindery.puppet.syntax.reader.TokenKind.FAT_ARROW;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACKET;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_PARENTHESIS;
import static io.bindery.puppet.syntax.reader.TokenKind.NAME;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACKET;
import static io.bindery.puppet.syntax.reader.TokenKind.STRING;
import static io.bindery.puppet.syntax.reader.TokenKind.TYPE_NAME;

import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parses the parts of binding statements: keys, types, producers, modifiers and options.
final class BindingClauses {
    private final Grammar grammar;
    private final TokenCursor cursor;

    BindingClauses(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    private boolean isWord(String word) {
        return cursor.is(NAME) && cursor.value().equals(word);
    }

    /// `abstract` and `override`, each once at most, in any order, after those already read.
    BindingStatement.Modifiers modifiers(BindingStatement.Modifiers before) {
        boolean isAbstract = before.isAbstract();
        boolean override = before.override();
        while (isWord("abstract") || isWord("override")) {
            boolean first = isWord("abstract");
            if (first ? isAbstract : override) {
                throw cursor.syntaxError();
            }
            isAbstract |= first;
            override |= !first;
            cursor.advance();
        }
        return new BindingStatement.Modifiers(isAbstract, override);
    }

    void expectTo() {
        if (!isWord("to")) {
            throw cursor.syntaxError("to");
        }
        cursor.advance();
    }

    boolean acceptAs() {
        boolean as = (cursor.is(NAME) || cursor.is(TYPE_NAME)) && cursor.value().equalsIgnoreCase("as");
        if (as) {
            cursor.advance();
        }
        return as;
    }

    private boolean isIn() {
        return cursor.is(TokenKind.IN) || cursor.is(TYPE_NAME) && cursor.value().equalsIgnoreCase("in");
    }

    boolean acceptIn() {
        boolean in = isIn();
        if (in) {
            cursor.advance();
        }
        return in;
    }

    boolean acceptListStart() {
        return cursor.accept(TokenKind.LIST_START) || cursor.accept(LEFT_BRACKET);
    }

    /// A quoted text without interpolation.
    LiteralString name() {
        if (!cursor.is(STRING)) {
            throw cursor.syntaxError();
        }
        return grammar.literals.string();
    }

    Name bareName() {
        if (!cursor.is(NAME)) {
            throw cursor.syntaxError();
        }
        return new Name(cursor.value(), cursor.take());
    }

    boolean startsType() {
        return cursor.is(TYPE_NAME) || cursor.is(CLASS);
    }

    boolean startsKey() {
        return cursor.is(STRING) || startsType() && !isIn();
    }

    BindingStatement.Key.Plain key() {
        int start = cursor.start();
        if (cursor.is(STRING)) {
            return new BindingStatement.Key.Plain(null, name(), cursor.since(start));
        }
        Expression type = type();
        LiteralString name = cursor.accept(COMMA) ? name() : null;
        return new BindingStatement.Key.Plain(type, name, cursor.since(start));
    }

    /// A key, or a parameter's or variable's.
    BindingStatement.Key keyReference() {
        int start = cursor.start();
        if (isWord("variable")) {
            cursor.advance();
            return new BindingStatement.Key.OfVariable(bareName().value(), cursor.since(start));
        }
        if (!isWord("parameters")) {
            return key();
        }
        cursor.advance();
        Expression target = parameterTarget();
        if (!cursor.is(LEFT_BRACKET) && target instanceof Access access && isOneName(access)) {
            // `parameters Type[name]`: what looks like an instance is the parameter.
            Name parameter = (Name) access.keys().getFirst();
            return new BindingStatement.Key.OfParameter(access.target(), parameter.value(), cursor.since(start));
        }
        cursor.expect(LEFT_BRACKET);
        String parameter = bareName().value();
        cursor.expect(RIGHT_BRACKET);
        return new BindingStatement.Key.OfParameter(target, parameter, cursor.since(start));
    }

    private static boolean isOneName(Access access) {
        return access.keys().size() == 1 && access.keys().getFirst() instanceof Name;
    }

    /// A type, or the name of a class, which stands for the class.
    Expression parameterTarget() {
        if (startsType()) {
            return type();
        }
        int start = cursor.start();
        return classOf(cursor.is(STRING) ? name() : bareName(), start);
    }

    /// `Type`, `Type[arguments]`, or `class name`.
    Expression type() {
        int start = cursor.start();
        if (cursor.accept(CLASS)) {
            return classOf(bareName(), start);
        }
        if (!cursor.is(TYPE_NAME)) {
            throw cursor.syntaxError();
        }
        TypeName name = grammar.literals.typeName();
        if (!cursor.accept(LEFT_BRACKET)) {
            return name;
        }
        List<Expression> arguments = new ArrayList<>();
        do {
            arguments.add(typeArgument());
        } while (cursor.accept(COMMA) && !cursor.is(RIGHT_BRACKET));
        cursor.expect(RIGHT_BRACKET);
        return new Access(name, arguments, cursor.since(start));
    }

    private Expression typeArgument() {
        cursor.enter();
        Expression argument = startsType() ? grammar.expressions.from(type()) : grammar.expressions.expression();
        cursor.leave();
        return argument;
    }

    private Access classOf(Expression name, int start) {
        Place place = cursor.since(start);
        return new Access(new TypeName("Class", place), List.of(name), place);
    }

    boolean isClass(@Nullable Expression type) {
        return type instanceof Access access
                && access.target() instanceof TypeName name
                && name.value().equals("Class");
    }

    BindingStatement.@Nullable Producer producerIfAny(boolean ofClass) {
        return isWord("to") ? producer(ofClass) : null;
    }

    /// `to` and what follows it; where a class is wanted, a bare name means one.
    BindingStatement.Producer producer(boolean ofClass) {
        int start = cursor.start();
        expectTo();
        boolean optional = isWord("optional");
        if (optional) {
            cursor.advance();
        }
        boolean delegated = isWord("producer")
                && (cursor.following() == STRING || cursor.following() == TYPE_NAME || cursor.following() == CLASS);
        if (delegated) {
            cursor.advance();
        }
        Expression expression = delegated ? producerReference() : source(ofClass);
        return new BindingStatement.Producer(optional, delegated, expression, cursor.since(start));
    }

    private Expression producerReference() {
        return cursor.is(STRING) ? name() : type();
    }

    private Expression source(boolean ofClass) {
        return switch (cursor.kind()) {
            case CLASS -> type();
            case TYPE_NAME -> typeOrMore();
            case NAME -> nameOrMore(ofClass);
            default -> grammar.expressions.withoutIn();
        };
    }

    private Expression typeOrMore() {
        Expression type = grammar.queries.starts(1)
                ? grammar.queries.query(grammar.literals.typeName())
                : type();
        return cursor.is(LEFT_PARENTHESIS) || cursor.is(DOT) ? grammar.expressions.fromWithoutIn(type) : type;
    }

    private Expression nameOrMore(boolean ofClass) {
        TokenKind next = cursor.following();
        if (next == LEFT_PARENTHESIS || next == DOT) {
            return grammar.expressions.withoutIn();
        }
        int start = cursor.start();
        Name name = bareName();
        return ofClass ? classOf(name, start) : name;
    }

    /// `{ name => value, ... }`, if any. A value may be a lambda.
    List<Attribute.Operation> options() {
        List<Attribute.Operation> options = new ArrayList<>();
        if (!cursor.accept(LEFT_BRACE)) {
            return options;
        }
        while (!cursor.is(RIGHT_BRACE)) {
            options.add(option());
            if (!cursor.accept(COMMA)) {
                break;
            }
        }
        cursor.expect(RIGHT_BRACE);
        return options;
    }

    private Attribute.Operation option() {
        int start = cursor.start();
        String name = bareName().value();
        cursor.expect(FAT_ARROW);
        Expression value =
                cursor.is(TokenKind.PIPE) ? grammar.parameters.lambda() : grammar.expressions.expression();
        return new Attribute.Operation(name, false, value, cursor.since(start));
    }
}
