package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.text.Characters;

/// Reads quoted strings, and interpolation in them and in heredocs.
final class StringLexer {
    private final Lexer lexer;

    /// The end of the segment that was read last.
    private enum Terminator {
        QUOTE,
        DOLLAR,
        DOLLAR_BRACE,
        END
    }

    private Terminator terminator = Terminator.END;

    StringLexer(Lexer lexer) {
        this.lexer = lexer;
    }

    void singleQuoted() {
        char[] chars = lexer.chars;
        int start = lexer.position;
        boolean escapes = false;
        for (int at = start + 1; at < lexer.length; at++) {
            char c = chars[at];
            if (c == '\\') {
                escapes = true;
                at++;
            } else if (c == '\'') {
                String raw = lexer.slice(start + 1, at);
                lexer.add(TokenKind.STRING, start, at + 1, escapes ? Escapes.singleQuoted(raw) : raw);
                lexer.position = at + 1;
                lexer.matchStart = Math.max(start + 1, at - 1);
                lexer.matchEnd = at + 1;
                return;
            }
        }
        lexer.position = start + 1;
        throw lexer.error(Issue.UNCLOSED_QUOTE, start + 1, "\"'\"", lexer.followedBy());
    }

    void doubleQuoted() {
        int start = lexer.position;
        lexer.matchStart = start;
        lexer.matchEnd = start + 1;
        lexer.position = start + 1;
        String text = segments(Escapes.DOUBLE_QUOTED, true);
        if (terminator == Terminator.QUOTE) {
            lexer.add(TokenKind.STRING, start, lexer.position, text);
            return;
        }
        interpolate(TokenKind.STRING_HEAD, start, text);
        tail(Escapes.DOUBLE_QUOTED, true);
    }

    /// The text of a heredoc: the whole of the lexer's input.
    void unquoted(Escapes escapes, boolean interpolated) {
        if (!interpolated) {
            String raw = lexer.slice(0, lexer.length);
            lexer.position = lexer.length;
            lexer.add(TokenKind.STRING, 0, lexer.length, escapes.resolve(raw, lexer));
            return;
        }
        String text = segments(escapes, false);
        if (terminator == Terminator.END) {
            lexer.add(TokenKind.STRING, 0, lexer.position, text);
            return;
        }
        interpolate(TokenKind.STRING_HEAD, 0, text);
        tail(escapes, false);
    }

    private void tail(Escapes escapes, boolean quoted) {
        while (true) {
            int start = lexer.position;
            String text = segments(escapes, quoted);
            if (terminator == Terminator.QUOTE || terminator == Terminator.END) {
                lexer.add(TokenKind.STRING_TAIL, start, lexer.position, text);
                return;
            }
            interpolate(TokenKind.STRING_MIDDLE, start, text);
        }
    }

    /// Text up to the closing quote or an interpolation. A `$` that starts no variable is text.
    private String segments(Escapes escapes, boolean quoted) {
        String text = segment(escapes, quoted);
        while (terminator == Terminator.DOLLAR
                && Characters.skipVariableName(lexer.chars, lexer.position) == lexer.position) {
            text = text + '$' + segment(escapes, quoted);
        }
        return text;
    }

    private String segment(Escapes escapes, boolean quoted) {
        char[] chars = lexer.chars;
        int start = lexer.position;
        boolean escaped = false;
        for (int at = start; at < lexer.length; at++) {
            char c = chars[at];
            if (c == '\\' && escapes.hidesDollar()) {
                escaped = true;
                at++;
            } else if (c == '\\') {
                escaped = true;
            } else if (c == '$' || c == '"' && quoted) {
                end(c, at);
                return text(start, at, escaped, escapes);
            }
        }
        if (quoted) {
            throw lexer.error(Issue.UNCLOSED_QUOTE, start, lastMatch(), lexer.followedBy());
        }
        terminator = Terminator.END;
        lexer.position = lexer.length;
        return text(start, lexer.length, escaped, escapes);
    }

    private void end(char c, int at) {
        if (c == '"') {
            terminator = Terminator.QUOTE;
            lexer.position = at + 1;
        } else if (lexer.chars[at + 1] == '{') {
            terminator = Terminator.DOLLAR_BRACE;
            lexer.position = at + 2;
        } else {
            terminator = Terminator.DOLLAR;
            lexer.position = at + 1;
        }
    }

    private String text(int start, int end, boolean escaped, Escapes escapes) {
        String raw = lexer.slice(start, end);
        return escaped ? escapes.resolve(raw, lexer) : raw;
    }

    private String lastMatch() {
        String match = lexer.slice(lexer.matchStart, lexer.matchEnd);
        return match.equals("'") ? "\"'\"" : "'" + match + "'";
    }

    private void interpolate(TokenKind kind, int start, String text) {
        if (terminator == Terminator.DOLLAR_BRACE) {
            lexer.add(kind, start, lexer.position, text);
            expression();
            return;
        }
        int dollar = lexer.position - 1;
        int end = Characters.skipVariableName(lexer.chars, lexer.position);
        lexer.add(kind, start, dollar, text);
        lexer.add(TokenKind.VARIABLE, dollar, end, lexer.slice(lexer.position, end));
        lexer.matchStart = lexer.position;
        lexer.matchEnd = end;
        lexer.position = end;
    }

    /// The tokens between `${` and its `}`, which is left out.
    private void expression() {
        Tokens tokens = lexer.tokens;
        int level = lexer.braces++;
        int first = tokens.size();
        skipBlanks();
        while (lexer.position < lexer.length) {
            int before = tokens.size();
            lexer.next();
            int added = tokens.size() - before;
            if (added == 0) {
                skipBlanks();
            } else if (added == 1) {
                lexer.after = tokens.kind(before);
                if (lexer.after == TokenKind.RIGHT_BRACE && lexer.braces == level) {
                    tokens.truncate(before);
                    nameToVariable(first);
                    return;
                }
            }
        }
    }

    private void skipBlanks() {
        int start = lexer.position;
        lexer.position = Characters.skipBlanks(lexer.chars, start);
        lexer.matchStart = start;
        lexer.matchEnd = lexer.position;
    }

    /// `${name}`, `${name[...]}` and `${name.call}` mean the variable.
    private void nameToVariable(int first) {
        Tokens tokens = lexer.tokens;
        int count = tokens.size() - first;
        boolean alone = count == 1;
        boolean accessed = count > 1
                && (tokens.kind(first + 1) == TokenKind.DOT || tokens.kind(first + 1) == TokenKind.LEFT_BRACKET);
        if ((alone || accessed) && tokens.kind(first).isWordLike()) {
            tokens.turnIntoVariable(first);
        }
    }
}
