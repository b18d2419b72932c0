package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACKET;

import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeDefinition;
import io.bindery.puppet.syntax.tree.TypeMapping;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;

/// Parses `type Name = ...` in its forms, and the type definition syntax that Puppet reserves.
final class TypeAliases {
    private final Grammar grammar;
    private final TokenCursor cursor;

    TypeAliases(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    Expression typeAlias() {
        int start = cursor.start();
        cursor.advance();
        Expression left = grammar.parameters.type();
        if (left instanceof TypeName name && (cursor.is(LEFT_BRACE) || cursor.is(TokenKind.INHERITS))) {
            return definition(start, name.value());
        }
        cursor.expect(TokenKind.EQUALS);
        Expression right = right(cursor.point(left.place().start()));
        // As Puppet does: an alias stands at its name, and one of an array ends there too.
        Place place = right instanceof LiteralList ? left.place() : cursor.since(left.place().start());
        Expression alias = left instanceof TypeName name
                ? new TypeAlias(name.value(), right, place)
                : new TypeMapping(left, right, place);
        grammar.defined.add(alias);
        return alias;
    }

    private Expression right(Place alias) {
        return switch (cursor.kind()) {
            case TYPE_NAME -> type(alias);
            case LEFT_BRACE -> object(new TypeName("Object", alias), hash(), alias);
            case LIST_START, LEFT_BRACKET -> grammar.lists.array();
            default -> throw cursor.syntaxError();
        };
    }

    private LiteralHash hash() {
        return (LiteralHash) grammar.lists.hash();
    }

    private Expression type(Place alias) {
        TypeName type = grammar.literals.typeName();
        if (cursor.is(LEFT_BRACE)) {
            return inherited(type, hash(), alias);
        }
        if (!cursor.accept(TokenKind.LEFT_BRACKET)) {
            return type;
        }
        List<Expression> keys = grammar.lists.accessKeys(true);
        // As Puppet does: the type of an alias begins with the alias' name and ends before its bracket.
        Place place = cursor.since(alias.start());
        cursor.expect(RIGHT_BRACKET);
        return new Access(type, keys, place);
    }

    /// `Parent {...}` is an object type with that parent, unless it names the kind of type itself.
    private static Expression inherited(TypeName type, LiteralHash hash, Place alias) {
        if (type.value().equals("Object") || type.value().equals("TypeSet")) {
            return object(type, hash, alias);
        }
        List<LiteralHash.Entry> entries = new ArrayList<>(hash.entries());
        entries.add(new LiteralHash.Entry(new Name("parent", type.place()), type, type.place()));
        return object(new TypeName("Object", alias), new LiteralHash(entries, hash.place()), alias);
    }

    private static Expression object(TypeName type, LiteralHash hash, Place alias) {
        return new Access(type, List.of(hash), alias);
    }

    private Expression definition(int start, String name) {
        String parent = null;
        if (cursor.accept(TokenKind.INHERITS)) {
            parent = cursor.value();
            cursor.expect(TokenKind.TYPE_NAME);
        }
        cursor.expect(LEFT_BRACE);
        Expression body = grammar.body(start);
        Expression definition = new TypeDefinition(name, parent, body, cursor.since(start));
        grammar.defined.add(definition);
        return definition;
    }
}
