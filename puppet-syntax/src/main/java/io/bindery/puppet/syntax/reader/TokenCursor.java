package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.SyntaxException;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import org.jspecify.annotations.Nullable;

/// The parser's position among the tokens. It also creates the error for the current token.
final class TokenCursor {
    final SourceFile file;
    final Tokens tokens;
    private final @Nullable Diagnostic lexicalError;
    private int at;
    private int depth;

    TokenCursor(SourceFile file, Tokens tokens, @Nullable Diagnostic lexicalError) {
        this.file = file;
        this.tokens = tokens;
        this.lexicalError = lexicalError;
    }

    /// The index of the current token.
    int index() {
        return at;
    }

    TokenKind kind() {
        return tokens.kind(at);
    }

    /// The kind of the token after the current one. Not to be asked at the end.
    TokenKind following() {
        return tokens.kind(at + 1);
    }

    /// The kind of a token further on; [TokenKind#END] past the end.
    TokenKind kindAhead(int tokens) {
        int index = at + tokens;
        return index < this.tokens.size() ? this.tokens.kind(index) : TokenKind.END;
    }

    String valueAhead(int tokens) {
        return this.tokens.value(at + tokens);
    }

    /// Whether nothing stands between the token that many ahead and the one after it.
    boolean adjacent(int ahead) {
        return tokens.end(at + ahead) == tokens.start(at + ahead + 1);
    }

    boolean is(TokenKind kind) {
        return tokens.kind(at) == kind;
    }

    int start() {
        return tokens.start(at);
    }

    int end() {
        return tokens.end(at);
    }

    /// Where the token before the current one ends.
    int lastEnd() {
        return tokens.end(at - 1);
    }

    String value() {
        return tokens.value(at);
    }

    Place place() {
        return new Place(file, tokens.start(at), tokens.end(at));
    }

    /// From an offset to the end of the token before the current one.
    Place since(int start) {
        return new Place(file, start, tokens.end(at - 1));
    }

    /// A point, for what Puppet gives no extent of its own.
    Place point(int offset) {
        return new Place(file, offset, offset);
    }

    void advance() {
        at++;
    }

    boolean accept(TokenKind kind) {
        if (tokens.kind(at) != kind) {
            return false;
        }
        at++;
        return true;
    }

    void expect(TokenKind kind) {
        if (tokens.kind(at) != kind) {
            throw syntaxError();
        }
        at++;
    }

    /// Takes the current token and returns its place.
    Place take() {
        Place place = place();
        at++;
        return place;
    }

    void enter() {
        if (++depth > Parser.MAX_NESTING) {
            String text = Issue.NESTING_TOO_DEEP.text(Parser.MAX_NESTING);
            throw new SyntaxException(Diagnostic.error(Issue.NESTING_TOO_DEEP, text, place()));
        }
    }

    void leave() {
        depth--;
    }

    /// The level now, for [#leaveTo].
    int depth() {
        return depth;
    }

    /// Leaves all levels that were entered since [#depth] was asked.
    void leaveTo(int level) {
        depth = level;
    }

    /// A complaint about the current token.
    SyntaxException syntaxError() {
        if (is(TokenKind.LEXICAL_ERROR) && lexicalError != null) {
            return new SyntaxException(lexicalError);
        }
        if (is(TokenKind.END)) {
            String text = Issue.SYNTAX_ERROR.text("end of input");
            return new SyntaxException(Diagnostic.error(Issue.SYNTAX_ERROR, text, Place.whole(file)));
        }
        String text = Issue.SYNTAX_ERROR.text("'" + shown() + "'");
        return new SyntaxException(Diagnostic.error(Issue.SYNTAX_ERROR, text, place()));
    }

    /// A complaint about the current token that names the word which should stand there.
    SyntaxException syntaxError(String expected) {
        Diagnostic error = syntaxError().diagnostic();
        return error.code() != Issue.SYNTAX_ERROR
                ? new SyntaxException(error)
                : new SyntaxException(Diagnostic.error(error.code(), error.message() + "; expected '" + expected + "'", error.place()));
    }

    private String shown() {
        return is(TokenKind.REGEX) ? "(?-mix:" + value().replace("/", "\\/") + ")" : value();
    }

    /// A complaint of the grammar in its own words.
    static SyntaxException refuse(Place place, String message) {
        return new SyntaxException(Diagnostic.error(Issue.GRAMMAR, message, place));
    }
}
