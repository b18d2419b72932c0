package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.COMMA;
import static io.bindery.puppet.syntax.reader.TokenKind.DOT;
import static io.bindery.puppet.syntax.reader.TokenKind.INHERITS;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACE;

import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.text.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parses classes, defines, functions and nodes. The name of a nested class or define is prefixed with the names of the classes
/// around it.
final class Definitions {
    private final Grammar grammar;
    private final TokenCursor cursor;
    private final Deque<String> namespaces = new ArrayDeque<>();

    Definitions(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
        namespaces.push("");
    }

    private <E extends Expression> E defined(E definition) {
        grammar.defined.add(definition);
        return definition;
    }

    private String qualified(String name) {
        String namespace = namespaces.element();
        return namespace.isEmpty() ? name : namespace + "::" + name;
    }

    Expression classDefinition() {
        int start = cursor.start();
        cursor.advance();
        String name = qualified(name());
        namespaces.push(name);
        List<Parameter> parameters = grammar.parameters.optional();
        String parent = parent();
        cursor.expect(LEFT_BRACE);
        Expression body = grammar.body(start);
        namespaces.pop();
        return defined(new ClassDefinition(name, parameters, parent, body, cursor.since(start)));
    }

    private @Nullable String parent() {
        if (!cursor.accept(INHERITS)) {
            return null;
        }
        if (cursor.accept(TokenKind.DEFAULT)) {
            return "default";
        }
        return name();
    }

    Expression defineDefinition() {
        int start = cursor.start();
        cursor.advance();
        String name = qualified(name());
        List<Parameter> parameters = grammar.parameters.optional();
        cursor.expect(LEFT_BRACE);
        Expression body = grammar.body(start);
        return defined(new DefineDefinition(name, parameters, body, cursor.since(start)));
    }

    Expression functionDefinition() {
        int start = cursor.start();
        cursor.advance();
        String name = name();
        List<Parameter> parameters = grammar.parameters.optional();
        Expression returnType = grammar.parameters.returnType();
        cursor.expect(LEFT_BRACE);
        Expression body = grammar.body(start);
        return defined(new FunctionDefinition(name, parameters, returnType, body, cursor.since(start)));
    }

    /// Whether a token may stand where the name of a definition is wanted, if only to be refused there.
    static boolean startsName(TokenKind kind) {
        return switch (kind) {
            case NAME, WORD, TYPE_NAME, CLASS, STRING -> true;
            default -> false;
        };
    }

    private String name() {
        return switch (cursor.kind()) {
            case NAME, WORD, TYPE_NAME -> take();
            case CLASS -> throw TokenCursor.refuse(cursor.place(), "'class' keyword not allowed at this location");
            case STRING -> throw TokenCursor.refuse(cursor.place(), "A quoted string is not valid as a name here");
            default -> throw cursor.syntaxError();
        };
    }

    private String take() {
        String name = cursor.value();
        cursor.advance();
        return name;
    }

    Expression nodeDefinition() {
        int start = cursor.start();
        cursor.advance();
        List<Expression> matches = new ArrayList<>();
        do {
            matches.add(host());
        } while (cursor.accept(COMMA) && !cursor.is(INHERITS) && !cursor.is(LEFT_BRACE));
        Expression parent = cursor.accept(INHERITS) ? host() : null;
        cursor.expect(LEFT_BRACE);
        Expression body = grammar.body(start);
        return defined(new NodeDefinition(matches, parent, body, cursor.since(start)));
    }

    private Expression host() {
        return switch (cursor.kind()) {
            case NAME, NUMBER -> dottedName();
            case DEFAULT -> new LiteralDefault(cursor.take());
            case REGEX -> grammar.literals.regex();
            default -> grammar.literals.quoted();
        };
    }

    private Expression dottedName() {
        int start = cursor.start();
        StringBuilder name = new StringBuilder(take());
        while (cursor.accept(DOT)) {
            if (!cursor.is(TokenKind.NAME) && !cursor.is(TokenKind.NUMBER)) {
                throw cursor.syntaxError();
            }
            name.append('.').append(take());
        }
        Place place = cursor.since(start);
        return new LiteralString(name.toString(), place);
    }
}
