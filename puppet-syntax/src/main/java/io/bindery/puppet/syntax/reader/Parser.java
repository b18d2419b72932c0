package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.SyntaxException;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parses a text into a tree. Parsing stops at the first error, as Puppet's does.
public final class Parser {
    /// How deep expressions may nest.
    public static final int MAX_NESTING = 1_000;

    private Parser() {}

    /// Parses a manifest.
    public static ParseResult parse(SourceFile file) {
        return guarded(Lexer.of(file), false);
    }

    /// Parses a manifest, and gives its lexemes too: the text is read once for both.
    public static WithLexemes parseWithLexemes(SourceFile file) {
        Tokens trivia = new Tokens(file.text());
        Lexer lexer = Lexer.keepingTrivia(file, trivia);
        ParseResult parsed = guarded(lexer, false);
        return new WithLexemes(parsed, Lexeme.of(lexer.tokens, trivia, file.text()));
    }

    /// The tree of a manifest and its lexemes.
    ///
    /// @param lexemes null if the lexer refused the text
    public record WithLexemes(ParseResult parsed, @Nullable List<Lexeme> lexemes) {}

    /// Parses an EPP template.
    public static ParseResult parseEpp(SourceFile file) {
        return guarded(Lexer.of(file), true);
    }

    private static ParseResult guarded(Lexer lexer, boolean template) {
        try {
            return parse(lexer, template);
        } catch (StackOverflowError e) {
            String text = Issue.NESTING_TOO_DEEP.text(MAX_NESTING);
            return failure(lexer.file, Diagnostic.error(Issue.NESTING_TOO_DEEP, text, Place.whole(lexer.file)), lexer.warnings);
        }
    }

    private static ParseResult parse(Lexer lexer, boolean template) {
        Diagnostic lexicalError = template ? lexer.tokenizeEpp() : lexer.tokenize();
        TokenCursor cursor = new TokenCursor(lexer.file, lexer.tokens, lexicalError);
        try {
            Grammar grammar = new Grammar(cursor);
            return new ParseResult(template ? grammar.template() : grammar.manifest(), lexer.warnings);
        } catch (SyntaxException e) {
            return failure(lexer.file, new SyntaxHints(cursor).add(e.diagnostic()), lexer.warnings);
        }
    }

    /// The error, after the warnings about what came before it: the lexer has read on, Puppet's would not have.
    private static ParseResult failure(SourceFile file, Diagnostic error, List<Diagnostic> warnings) {
        List<Diagnostic> diagnostics = new ArrayList<>();
        for (Diagnostic warning : warnings) {
            if (startsBefore(warning.place(), error.place())) {
                diagnostics.add(warning);
            }
        }
        diagnostics.add(error);
        Place end = new Place(file, file.text().length(), file.text().length());
        return new ParseResult(new Program(file, new Nop(end), List.of(), List.of()), diagnostics);
    }

    private static boolean startsBefore(@Nullable Place place, @Nullable Place other) {
        return place == null || other == null || other.isWhole() || place.start() <= other.end();
    }
}
