package io.bindery.puppet.syntax.reader;

import io.bindery.text.Diagnostic;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A stretch of a manifest's text: a token, or the text between tokens (white space, a line end, a comment).
///
/// Lexemes are in the order of the text. A heredoc's [TokenKind#HEREDOC_TEXT] is followed by the tokens inside it. `${` belongs
/// to the text before it; the `}` that ends an interpolation belongs to no lexeme.
public record Lexeme(TokenKind kind, int start, int end) {

    /// All lexemes of a text, or those before the place of an error.
    ///
    /// @param error why the lexer stopped; null if it read the whole text
    public record Reading(List<Lexeme> lexemes, @Nullable Diagnostic error) {
        public Reading {
            lexemes = List.copyOf(lexemes);
        }
    }

    /// Reads a manifest with the parser's own lexer.
    public static Reading read(SourceFile file) {
        Tokens trivia = new Tokens(file.text());
        Lexer lexer = Lexer.keepingTrivia(file, trivia);
        Diagnostic error = lexer.tokenize();
        return new Reading(spaced(file.text(), merged(lexer.tokens, trivia)), error);
    }

    private static List<Lexeme> merged(Tokens tokens, Tokens trivia) {
        List<Lexeme> all = new ArrayList<>(tokens.size() + trivia.size());
        add(trivia, all);
        add(tokens, all);
        // The sort is stable: a heredoc's extent stays before the tokens in it.
        all.sort((left, right) -> Integer.compare(left.start, right.start));
        return all;
    }

    private static void add(Tokens tokens, List<Lexeme> all) {
        for (int i = 0; i < tokens.size(); i++) {
            TokenKind kind = tokens.kind(i);
            if (kind != TokenKind.END && kind != TokenKind.LEXICAL_ERROR) {
                all.add(new Lexeme(kind, tokens.start(i), tokens.end(i)));
            }
        }
    }

    /// Puts white space and line ends into the gaps. The lines of a heredoc have gaps in their interpolations only: what else is
    /// missing there is the margin.
    private static List<Lexeme> spaced(String text, List<Lexeme> merged) {
        List<Lexeme> spaced = new ArrayList<>(merged.size() * 2);
        int reached = 0;
        int heredocEnd = 0;
        int interpolations = 0;
        for (Lexeme lexeme : merged) {
            if (lexeme.start >= heredocEnd) {
                gap(text, Math.max(reached, heredocEnd), lexeme.start, spaced);
                interpolations = 0;
            } else if (interpolations > 0) {
                gap(text, reached, lexeme.start, spaced);
            }
            spaced.add(lexeme);
            switch (lexeme.kind) {
                case HEREDOC_TEXT -> heredocEnd = lexeme.end;
                case STRING_HEAD -> interpolations++;
                case STRING_TAIL -> interpolations--;
                default -> {}
            }
            reached = lexeme.kind == TokenKind.HEREDOC_TEXT ? lexeme.start : lexeme.end;
        }
        gap(text, Math.max(reached, heredocEnd), text.length(), spaced);
        return spaced;
    }

    private static void gap(String text, int from, int to, List<Lexeme> spaced) {
        int at = from;
        while (at < to) {
            int start = at;
            char c = text.charAt(at);
            if (isLineEnd(c)) {
                at += c == '\r' && at + 1 < to && text.charAt(at + 1) == '\n' ? 2 : 1;
                spaced.add(new Lexeme(TokenKind.LINE_END, start, at));
            } else if (c == '}') {
                at++;
            } else {
                while (at < to && text.charAt(at) != '}' && !isLineEnd(text.charAt(at))) {
                    at++;
                }
                spaced.add(new Lexeme(TokenKind.WHITE_SPACE, start, at));
            }
        }
    }

    private static boolean isLineEnd(char c) {
        return c == '\n' || c == '\r';
    }
}
