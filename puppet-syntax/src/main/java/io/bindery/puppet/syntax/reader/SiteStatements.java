package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.COLON;
import static io.bindery.puppet.syntax.reader.TokenKind.COMMA;
import static io.bindery.puppet.syntax.reader.TokenKind.FAT_ARROW;
import static io.bindery.puppet.syntax.reader.TokenKind.LEFT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.NAME;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACKET;
import static io.bindery.puppet.syntax.reader.TokenKind.SEMICOLON;

import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.ResourceBody;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.syntax.tree.SiteStatement;
import java.util.ArrayList;
import java.util.List;

/// Parses `site { }`. Its words are not keywords: `site` starts this statement only if the following tokens could not be a
/// resource of a type `site`.
final class SiteStatements {
    private final Grammar grammar;
    private final TokenCursor cursor;

    SiteStatements(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    /// Whether the current token, a name, starts a site statement.
    boolean starts() {
        return cursor.following() == LEFT_BRACE && cursor.value().equals("site") && startsItem(2);
    }

    private boolean startsItem(int ahead) {
        return switch (cursor.kindAhead(ahead)) {
            case RIGHT_BRACE -> true;
            case TYPE_NAME -> isEnvironment(ahead) && cursor.kindAhead(ahead + 1) == LEFT_BRACE;
            case NAME -> startsItem(cursor.valueAhead(ahead), cursor.kindAhead(ahead + 1));
            default -> false;
        };
    }

    private boolean isEnvironment(int ahead) {
        return cursor.valueAhead(ahead).equals("Environment");
    }

    private static boolean startsItem(String word, TokenKind next) {
        return switch (word) {
            case "environment", "dynamic_environments", "categories" -> next == LEFT_BRACE;
            case "bindings", "layers" -> next == LEFT_BRACE || next == FAT_ARROW;
            default -> false;
        };
    }

    SiteStatement site() {
        int start = cursor.start();
        cursor.advance();
        cursor.advance();
        List<SiteItem> items = new ArrayList<>();
        while (!cursor.accept(RIGHT_BRACE)) {
            if (!startsItem(0)) {
                throw cursor.syntaxError();
            }
            items.add(item());
            cursor.accept(COMMA);
        }
        SiteStatement site = new SiteStatement(items, cursor.since(start));
        grammar.configuration.add(site);
        return site;
    }

    private SiteItem item() {
        int start = cursor.start();
        String word = cursor.value();
        cursor.advance();
        return switch (word) {
            case "Environment" -> new SiteItem.EnvironmentDefaults(operations(), cursor.since(start));
            case "environment" -> environments(start);
            case "dynamic_environments" -> dynamicEnvironments(start);
            case "categories" -> categories(start);
            default -> layers(word, start);
        };
    }

    /// `{ name => value, ... }`.
    List<Attribute.Operation> operations() {
        cursor.expect(LEFT_BRACE);
        List<Attribute.Operation> operations = grammar.resources.operations();
        cursor.expect(RIGHT_BRACE);
        return operations;
    }

    private SiteItem environments(int start) {
        cursor.expect(LEFT_BRACE);
        List<ResourceBody> bodies = new ArrayList<>();
        do {
            bodies.add(body());
        } while (cursor.accept(SEMICOLON) && !cursor.is(RIGHT_BRACE));
        cursor.expect(RIGHT_BRACE);
        return new SiteItem.Environments(bodies, cursor.since(start));
    }

    private ResourceBody body() {
        int start = cursor.start();
        Expression title = grammar.expressions.expression();
        cursor.expect(COLON);
        List<Attribute> attributes = List.copyOf(grammar.resources.operations());
        return new ResourceBody(title, attributes, cursor.since(start));
    }

    private SiteItem dynamicEnvironments(int start) {
        cursor.expect(LEFT_BRACE);
        ResourceBody body = body();
        cursor.accept(SEMICOLON);
        cursor.expect(RIGHT_BRACE);
        return new SiteItem.DynamicEnvironments(body, cursor.since(start));
    }

    private SiteItem categories(int start) {
        cursor.expect(LEFT_BRACE);
        List<SiteItem.CategoryEntry> entries = new ArrayList<>();
        while (!cursor.is(RIGHT_BRACE)) {
            entries.add(category());
            if (!cursor.accept(COMMA)) {
                break;
            }
        }
        cursor.expect(RIGHT_BRACE);
        return new SiteItem.Categories(entries, cursor.since(start));
    }

    private SiteItem.CategoryEntry category() {
        int start = cursor.start();
        String name = categoryName();
        cursor.expect(FAT_ARROW);
        Expression value = grammar.expressions.expression();
        return new SiteItem.CategoryEntry(name, value, cursor.since(start));
    }

    String categoryName() {
        if (!cursor.is(NAME) && !cursor.is(TokenKind.NODE) && !cursor.is(TokenKind.STRING)) {
            throw cursor.syntaxError();
        }
        String name = cursor.value();
        cursor.advance();
        return name;
    }

    private SiteItem layers(String word, int start) {
        boolean list = cursor.accept(FAT_ARROW);
        if (list && !cursor.accept(TokenKind.LIST_START)) {
            cursor.expect(TokenKind.LEFT_BRACKET);
        } else if (!list) {
            cursor.expect(LEFT_BRACE);
        }
        TokenKind end = list ? RIGHT_BRACKET : RIGHT_BRACE;
        List<SiteItem.Layer> layers = new ArrayList<>();
        while (!cursor.accept(end)) {
            layers.add(layer());
            cursor.accept(COMMA);
        }
        return new SiteItem.Layers(word, layers, cursor.since(start));
    }

    private SiteItem.Layer layer() {
        int start = cursor.start();
        if (cursor.is(NAME) && cursor.value().equals("layer")) {
            cursor.advance();
        }
        cursor.expect(LEFT_BRACE);
        Expression name = grammar.expressions.expression();
        cursor.expect(COLON);
        List<Attribute.Operation> operations = grammar.resources.operations();
        cursor.expect(RIGHT_BRACE);
        return new SiteItem.Layer(name, operations, cursor.since(start));
    }
}
