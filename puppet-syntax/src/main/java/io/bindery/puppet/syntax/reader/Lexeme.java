package io.bindery.puppet.syntax.reader;

import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A stretch of a manifest's text: a token, or the text between tokens (white space, a line end, a comment).
///
/// Lexemes are in the order of the text. A heredoc's [TokenKind#HEREDOC_TEXT] is followed by the tokens inside it. `${` belongs
/// to the text before it; the `}` that ends an interpolation belongs to no lexeme.
public record Lexeme(TokenKind kind, int start, int end) {

    /// The lexemes of a manifest, read with the parser's own lexer; null if it refuses the text.
    public static @Nullable List<Lexeme> read(SourceFile file) {
        Tokens trivia = new Tokens(file.text());
        Lexer lexer = Lexer.keepingTrivia(file, trivia);
        return lexer.tokenize() == null ? of(lexer.tokens, trivia, file.text()) : null;
    }

    /// The lexemes of a text whose tokens are read already; null if the lexer did not come to its end.
    static @Nullable List<Lexeme> of(Tokens tokens, Tokens trivia, String text) {
        boolean complete = tokens.size() > 0 && tokens.kind(tokens.size() - 1) == TokenKind.END;
        return complete ? spaced(text, merged(tokens, trivia)) : null;
    }

    private static List<Lexeme> merged(Tokens tokens, Tokens trivia) {
        List<Lexeme> all = new ArrayList<>(tokens.size() + trivia.size());
        if (tokens.areInOrder() && trivia.areInOrder()) {
            zip(tokens, trivia, all);
            return all;
        }
        // A heredoc is noted where its tag stands, before what follows the tag on its line.
        add(trivia, all);
        add(tokens, all);
        // The sort is stable: a heredoc's extent stays before the tokens in it.
        all.sort((left, right) -> Integer.compare(left.start, right.start));
        return all;
    }

    private static void zip(Tokens tokens, Tokens trivia, List<Lexeme> all) {
        int note = 0;
        for (int i = 0; i < tokens.size(); i++) {
            while (note < trivia.size() && trivia.start(note) <= tokens.start(i)) {
                all.add(trivia.lexeme(note++));
            }
            if (tokens.kind(i) != TokenKind.END) {
                all.add(tokens.lexeme(i));
            }
        }
    }

    private static void add(Tokens tokens, List<Lexeme> all) {
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.kind(i) != TokenKind.END) {
                all.add(tokens.lexeme(i));
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
