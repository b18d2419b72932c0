package io.bindery.puppet.lint;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds classes and defined types among tokens.
record DefinitionFinder(LintedManifest manifest) {
    List<Definition> all() {
        List<Definition> found = new ArrayList<>();
        for (LintKind kind : List.of(LintKind.CLASS, LintKind.DEFINE)) {
            for (LintToken keyword : manifest.tokens(kind)) {
                LintToken name = manifest.codeAfter(keyword);
                // Not `class { 'name': }` and not an attribute named `class`.
                Definition definition = name != null && isName(name) ? read(keyword, name) : null;
                if (definition != null) {
                    found.add(definition);
                }
            }
        }
        return List.copyOf(found);
    }

    // `class foo(` makes a function's name of `foo`, as the lexer sees it.
    private static boolean isName(LintToken token) {
        return switch (token.kind()) {
            case NAME, FUNCTION_NAME, CLASS_REFERENCE, TYPE, KEYWORD, DEFAULT, NODE, UNDEF, TRUE, FALSE, CASE -> true;
            default -> false;
        };
    }

    private @Nullable Definition read(LintToken keyword, LintToken name) {
        LintToken inherited = null;
        int braces = 0;
        int parentheses = 0;
        for (int i = keyword.index() + 1; i < manifest.tokens().size(); i++) {
            LintToken token = manifest.tokens().get(i);
            switch (token.kind()) {
                case INHERITS -> inherited = manifest.codeAfter(token);
                case LEFT_PARENTHESIS -> parentheses++;
                case RIGHT_PARENTHESIS -> parentheses--;
                case LEFT_BRACE -> braces++;
                case RIGHT_BRACE -> {
                    braces--;
                    if (braces == 0 && parentheses <= 0) {
                        List<LintToken> tokens = manifest.tokens().subList(keyword.index(), i + 1);
                        return new Definition(keyword, name, inherited, tokens, parameters(tokens));
                    }
                }
                default -> {}
            }
        }
        return null;
    }

    private @Nullable List<LintToken> parameters(List<LintToken> tokens) {
        for (int i = 0; i < tokens.size() && !tokens.get(i).is(LintKind.LEFT_BRACE); i++) {
            if (tokens.get(i).is(LintKind.LEFT_PARENTHESIS)) {
                LintToken close = manifest.partner(tokens.get(i));
                return close == null ? null : manifest.tokens().subList(tokens.get(i).index() + 1, close.index());
            }
        }
        return null;
    }
}
