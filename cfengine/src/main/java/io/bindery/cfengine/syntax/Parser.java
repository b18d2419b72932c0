package io.bindery.cfengine.syntax;

import io.bindery.cfengine.syntax.Token.Kind;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Parses one policy file by recursive descent.
///
/// The first syntax error ends parsing. Errors of names, types and ranges are collected, because they are independent of each
/// other.
public final class Parser {
    private static final int DEEPEST = 200;

    private final List<Diagnostic> problems = new ArrayList<>();
    private final List<Block> blocks = new ArrayList<>();
    private final Lexer lexer;
    private final BlockCheck check;
    private Token token;
    private Token last;
    private String namespace = "default";
    private int depth;

    private Parser(SourceFile source, SyntaxTables tables) {
        this.lexer = new Lexer(source, problems::add);
        this.check = new BlockCheck(tables, problems::add);
        this.token = lexer.next();
        this.last = token;
    }

    public static PolicyFile parse(SourceFile source, SyntaxTables tables) {
        Parser parser = new Parser(source, tables);
        try {
            while (parser.token.kind() != Kind.END && !parser.gaveUp()) {
                parser.blocks.add(parser.block());
            }
        } catch (GrammarError e) {
            parser.problems.add(Diagnostic.error(PolicyCode.SYNTAX, "syntax error", e.place));
            parser.problems.add(Diagnostic.error(PolicyCode.SYNTAX, e.text, e.place));
        }
        parser.problems.sort((a, b) -> Integer.compare(offset(a), offset(b)));
        return new PolicyFile(source, parser.blocks, parser.problems);
    }

    private static int offset(Diagnostic problem) {
        Place place = problem.place();
        return place == null ? 0 : place.start();
    }

    /// A macro that makes no sense leaves nothing behind it that could be read.
    private boolean gaveUp() {
        return problems.stream().anyMatch(problem -> problem.code() == PolicyCode.MACRO);
    }

    private Block block() {
        Token keyword = token;
        if (keyword.kind() != Kind.NAME) {
            throw wrong("Expected 'bundle' or 'body' keyword, wrong input '%s'");
        }
        return switch (keyword.text()) {
            case "bundle" -> bundle();
            case "body" -> body();
            case "promise" -> promiseType();
            default -> throw wrong("Expected 'bundle' or 'body' keyword, wrong input '%s'");
        };
    }

    private Block bundle() {
        Token keyword = take();
        Token kind = expect(Kind.NAME, "Expected bundle type, wrong input '%s'");
        check.bundleKind(kind);
        Token name = expect(Kind.NAME, "Expected bundle identifier, wrong input '%s'");
        List<String> parameters = parameters("bundle");
        expect(Kind.OPEN_BRACE, "Expected body open '{', wrong input '%s'");
        Map<String, List<Promise>> promises = new LinkedHashMap<>();
        Map<String, Place> places = new LinkedHashMap<>();
        while (token.kind() != Kind.CLOSE_BRACE) {
            Token type = expect(Kind.PROMISE_TYPE, "Expected promise type, got '%s'");
            check.promiseType(kind.text(), type);
            places.putIfAbsent(type.text(), type.place());
            section(kind.text(), type.text(), promises.computeIfAbsent(type.text(), unused -> new ArrayList<>()));
        }
        Token end = take();
        List<Section> sections = new ArrayList<>();
        promises.forEach((type, list) -> sections.add(new Section(type, list, places.getOrDefault(type, end.place()))));
        return new Block.Bundle(
                kind.text(), namespace, name.text(), parameters, sections, keyword.place().to(end.place()));
    }

    private void section(String bundleKind, String promiseType, List<Promise> promises) {
        String guard = "any";
        while (token.kind() != Kind.PROMISE_TYPE && token.kind() != Kind.CLOSE_BRACE) {
            if (token.kind() == Kind.GUARD) {
                check.guard(token);
                guard = take().text();
            } else {
                promises.add(promise(bundleKind, promiseType, guard));
            }
        }
    }

    private Promise promise(String bundleKind, String promiseType, String guard) {
        Token promiser = expect(Kind.STRING, "Expected promiser string, got '%s'");
        Rvalue promisee = null;
        if (token.kind() == Kind.THIN_ARROW) {
            take();
            promisee = value();
        }
        List<Attribute> attributes = new ArrayList<>();
        if (token.kind() == Kind.NAME) {
            attributes.add(promiseAttribute(bundleKind, promiseType));
            while (token.kind() == Kind.COMMA) {
                take();
                attributes.add(promiseAttribute(bundleKind, promiseType));
            }
            if (token.kind() == Kind.NAME) {
                throw wrong("Check previous line, Expected ',', got '%s'");
            }
            expect(Kind.SEMICOLON, "Check previous line, Expected ';', got '%s'");
        } else if (token.kind() == Kind.COMMA) {
            throw wrong("Expected attribute, got '%s' (comma after promiser is not allowed since 3.5.0)");
        } else {
            expect(Kind.SEMICOLON, "Expected ';', got '%s'");
        }
        return new Promise(promiser.text(), promisee, guard, attributes, promiser.place().to(last.place()));
    }

    private Attribute promiseAttribute(String bundleKind, String promiseType) {
        Token name = expect(Kind.NAME, "Expected attribute, got '%s'");
        SyntaxTables.Type type = check.promiseAttribute(bundleKind, promiseType, name);
        expect(Kind.ARROW, "Expected '=>', got '%s'");
        Rvalue value = value();
        check.promiseValue(promiseType, type, value, last);
        return new Attribute(name.text(), value, "any", name.place().to(last.place()));
    }

    private Block body() {
        Token keyword = take();
        Token kind = expect(Kind.NAME, "Expected body type, wrong input '%s'");
        Token name = expect(Kind.NAME, "Expected body identifier, wrong input '%s'");
        List<String> parameters = parameters("body");
        check.bodyKind(kind, name, token);
        List<Attribute> attributes = bodyAttributes("body", kind.text(), name.text());
        Block.Body body = new Block.Body(kind.text(), namespace, name.text(), parameters, attributes, keyword.place().to(last.place()));
        if (kind.text().equals("file") && name.text().equals("control")) {
            enterNamespace(attributes);
        }
        return body;
    }

    private void enterNamespace(List<Attribute> attributes) {
        for (Attribute attribute : attributes) {
            if (attribute.name().equals("namespace") && attribute.value() instanceof Rvalue.Quoted(String text, Place _)) {
                namespace = text;
            }
        }
    }

    private Block promiseType() {
        Token keyword = take();
        Token kind = expect(Kind.NAME, "Expected bundle type, wrong input '%s'");
        check.promiseKind(kind);
        Token name = expect(Kind.NAME, "Expected promise type identifier, wrong input '%s'");
        check.customPromiseType(name);
        List<Attribute> attributes = bodyAttributes("promise", kind.text(), name.text());
        return new Block.PromiseType(
                kind.text(), namespace, name.text(), attributes, keyword.place().to(last.place()));
    }

    private List<Attribute> bodyAttributes(String block, String kind, String name) {
        expect(Kind.OPEN_BRACE, "Expected body open '{', wrong input '%s'");
        List<Attribute> attributes = new ArrayList<>();
        String guard = "any";
        while (token.kind() != Kind.CLOSE_BRACE) {
            if (token.kind() == Kind.GUARD) {
                check.guard(token);
                guard = take().text();
                continue;
            }
            Token attribute = expect(Kind.NAME, "Expected attribute, got '%s'");
            SyntaxTables.Type type = check.bodyAttribute(block, kind, name, attribute);
            expect(Kind.ARROW, "Expected '=>', got '%s'");
            Rvalue value = value();
            check.bodyValue(kind, type, value, last);
            expect(Kind.SEMICOLON, "Expected ';' check previous statement, got '%s'");
            attributes.add(new Attribute(attribute.text(), value, guard, attribute.place().to(last.place())));
        }
        take();
        return attributes;
    }

    private List<String> parameters(String block) {
        List<String> parameters = new ArrayList<>();
        if (token.kind() != Kind.OPEN_PARENTHESIS) {
            return parameters;
        }
        take();
        while (token.kind() == Kind.NAME) {
            parameters.add(take().text());
            if (token.kind() != Kind.COMMA) {
                break;
            }
            take();
        }
        expect(Kind.CLOSE_PARENTHESIS, "Error in " + block + " parameter list, expected ')', wrong input '%s'");
        return parameters;
    }

    private Rvalue value() {
        if (++depth > DEEPEST) {
            throw wrong("Values nested too deep at '%s'");
        }
        Rvalue value =
                switch (token.kind()) {
                    case STRING -> quoted();
                    case REFERENCE -> reference();
                    case NAME -> nameOrInvocation();
                    case OPEN_BRACE -> listing();
                    default -> throw wrong("Invalid r-value type '%s'");
                };
        depth--;
        return value;
    }

    private Rvalue quoted() {
        Token string = take();
        return new Rvalue.Quoted(string.text(), string.place());
    }

    private Rvalue reference() {
        Token reference = take();
        if (token.kind() == Kind.OPEN_PARENTHESIS) {
            return invocation(reference);
        }
        return new Rvalue.Reference(reference.text(), reference.place());
    }

    private Rvalue nameOrInvocation() {
        Token name = take();
        if (token.kind() == Kind.OPEN_PARENTHESIS) {
            return invocation(name);
        }
        return new Rvalue.Name(name.text(), name.place());
    }

    private Rvalue invocation(Token name) {
        take();
        List<Rvalue> arguments = new ArrayList<>();
        if (token.kind() == Kind.COMMA) {
            // As CFEngine does: one comma may lead the arguments.
            take();
        }
        if (token.kind() != Kind.CLOSE_PARENTHESIS) {
            arguments.add(argument());
            while (token.kind() == Kind.COMMA) {
                take();
                arguments.add(argument());
            }
        }
        expect(Kind.CLOSE_PARENTHESIS, "Expected ',', wrong input '%s'");
        return new Rvalue.Invocation(name.text(), arguments, name.place().to(last.place()));
    }

    private Rvalue argument() {
        return switch (token.kind()) {
            case STRING, REFERENCE, NAME -> value();
            default -> throw wrong("Invalid function argument, wrong input '%s'");
        };
    }

    private Rvalue listing() {
        Token open = take();
        List<Rvalue> items = new ArrayList<>();
        while (token.kind() != Kind.CLOSE_BRACE) {
            items.add(item());
            if (token.kind() == Kind.CLOSE_BRACE) {
                break;
            }
            if (token.kind() == Kind.SEMICOLON) {
                throw wrong("Expected '}', wrong input '%s'");
            }
            expect(Kind.COMMA, "Expected ',', wrong input '%s'");
        }
        Token close = take();
        return new Rvalue.Listing(items, open.place().to(close.place()));
    }

    private Rvalue item() {
        return switch (token.kind()) {
            case STRING, REFERENCE, NAME -> value();
            default -> throw wrong("Invalid input for a list item, got '%s'");
        };
    }

    private Token take() {
        last = token;
        token = lexer.next();
        return last;
    }

    private Token expect(Kind kind, String complaint) {
        if (token.kind() != kind) {
            throw wrong(complaint);
        }
        return take();
    }

    private GrammarError wrong(String complaint) {
        return new GrammarError(complaint.replace("%s", token.written()), token.behind());
    }

    /// Ends the parsing of a file.
    private static final class GrammarError extends RuntimeException {
        private final String text;
        private final transient Place place;

        GrammarError(String text, Place place) {
            super(text, null, false, false);
            this.text = text;
            this.place = place;
        }
    }
}
