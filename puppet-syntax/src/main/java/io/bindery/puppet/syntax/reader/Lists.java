package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.COMMA;
import static io.bindery.puppet.syntax.reader.TokenKind.FAT_ARROW;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACKET;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_PARENTHESIS;

import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;

/// Parses arrays, hashes, arguments and access keys. Except in hashes, neighbouring `key => value` pairs form one hash.
final class Lists {
    private final Grammar grammar;
    private final TokenCursor cursor;

    Lists(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    /// The elements collected so far, with the pairs that will form a hash.
    private static final class Elements {
        private final List<Expression> done = new ArrayList<>();
        private final List<LiteralHash.Entry> pairs = new ArrayList<>();

        void add(Expression element) {
            flush();
            done.add(element);
        }

        void add(LiteralHash.Entry pair) {
            pairs.add(pair);
        }

        private void flush() {
            if (!pairs.isEmpty()) {
                done.add(new LiteralHash(pairs, pairs.getFirst().place()));
                pairs.clear();
            }
        }

        List<Expression> finish() {
            flush();
            return done;
        }
    }

    /// The arguments of a call, after `(` and through `)`. A method call takes no comma at the end.
    List<Expression> arguments(boolean trailingComma) {
        if (cursor.accept(RIGHT_PARENTHESIS)) {
            return List.of();
        }
        Elements arguments = new Elements();
        do {
            element(arguments, false);
        } while (cursor.accept(COMMA) && !(trailingComma && cursor.is(RIGHT_PARENTHESIS)));
        cursor.expect(RIGHT_PARENTHESIS);
        return arguments.finish();
    }

    Expression array() {
        int start = cursor.start();
        cursor.advance();
        Elements elements = new Elements();
        if (!cursor.is(RIGHT_BRACKET)) {
            do {
                element(elements, true);
            } while (cursor.accept(COMMA) && !cursor.is(RIGHT_BRACKET));
        }
        cursor.expect(RIGHT_BRACKET);
        return new LiteralList(elements.finish(), cursor.since(start));
    }

    private void element(Elements elements, boolean wordAlone) {
        boolean word = isEntryWord();
        Expression element = entry();
        if (cursor.is(FAT_ARROW)) {
            elements.add(pair(element));
        } else if (word && !wordAlone) {
            throw cursor.syntaxError();
        } else {
            elements.add(element);
        }
    }

    /// The keys of an access, after `[` and up to `]`.
    List<Expression> accessKeys(boolean trailingComma) {
        Elements keys = new Elements();
        do {
            accessKey(keys);
        } while (cursor.accept(COMMA) && !(trailingComma && cursor.is(RIGHT_BRACKET)));
        return keys.finish();
    }

    private void accessKey(Elements keys) {
        boolean pairOnly = isEntryWord() || cursor.is(TokenKind.AT) || cursor.is(TokenKind.AT_AT);
        Expression key = pairOnly ? entry() : grammar.expressions.expression();
        if (!pairOnly && grammar.resources.goesOn()) {
            pairOnly = true;
            key = grammar.resources.assignmentFrom(key);
        }
        if (cursor.is(FAT_ARROW)) {
            keys.add(pair(key));
        } else if (pairOnly) {
            throw cursor.syntaxError();
        } else {
            keys.add(key);
        }
    }

    Expression hash() {
        int start = cursor.start();
        cursor.advance();
        List<LiteralHash.Entry> entries = new ArrayList<>();
        if (!cursor.is(RIGHT_BRACE)) {
            pairs(entries);
        }
        cursor.expect(RIGHT_BRACE);
        return new LiteralHash(entries, cursor.since(start));
    }

    /// A hash after its `{` and first key.
    Expression hashFrom(int start, Expression firstKey) {
        List<LiteralHash.Entry> entries = new ArrayList<>();
        entries.add(pair(firstKey));
        if (cursor.accept(COMMA) && !cursor.is(RIGHT_BRACE)) {
            pairs(entries);
        }
        cursor.expect(RIGHT_BRACE);
        return new LiteralHash(entries, cursor.since(start));
    }

    private void pairs(List<LiteralHash.Entry> entries) {
        do {
            entries.add(pair(entry()));
        } while (cursor.accept(COMMA) && !cursor.is(RIGHT_BRACE));
    }

    private LiteralHash.Entry pair(Expression key) {
        Place arrow = cursor.place();
        cursor.expect(FAT_ARROW);
        return new LiteralHash.Entry(key, entry(), arrow);
    }

    /// Whether the current token is `type` or `function` standing for itself.
    boolean isEntryWord() {
        if (cursor.is(TokenKind.TYPE)) {
            TokenKind next = cursor.following();
            return next != TokenKind.LEFT_PARENTHESIS && next != TokenKind.TYPE_NAME;
        }
        return cursor.is(TokenKind.FUNCTION) && !Definitions.startsName(cursor.following());
    }

    /// A key or value of a hash, or an element of a list.
    Expression entry() {
        return isEntryWord()
                ? new LiteralString(cursor.value(), cursor.take())
                : grammar.resources.assignment();
    }
}
