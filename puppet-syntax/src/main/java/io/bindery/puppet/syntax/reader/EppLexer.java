package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.issue.Issue;

/// Reads the text parts of a template, up to the tag where Puppet code starts.
final class EppLexer {
    private enum Mode {
        TEXT,
        CODE,
        EXPRESSION
    }

    private final Lexer lexer;
    private final char[] chars;
    private Mode mode = Mode.TEXT;
    private boolean open;

    EppLexer(Lexer lexer) {
        this.lexer = lexer;
        this.chars = lexer.chars;
    }

    /// At a closing tag: its token, if it ends an expression, and the text after it.
    void close(TokenKind kind, int width) {
        if (mode == Mode.EXPRESSION) {
            lexer.add(kind, lexer.position, lexer.position + width, null);
        }
        lexer.position += width;
        mode = Mode.TEXT;
        text(kind == TokenKind.EPP_END_TRIM);
    }

    void finish() {
        if (open) {
            throw lexer.error(Issue.EPP_UNBALANCED_TAG, lexer.position);
        }
    }

    /// Text up to the next tag or the end.
    void text(boolean trimStart) {
        int start = lexer.position;
        StringBuilder text = new StringBuilder();
        boolean trim = trimStart;
        while (lexer.position < lexer.length) {
            int tag = nextTag();
            int from = trim ? skipLineRest(lexer.position, tag) : lexer.position;
            trim = false;
            appendText(text, from, tag);
            if (tag == lexer.length) {
                lexer.position = tag;
                render(start, text);
                open = false;
                return;
            }
            lexer.position = tag + 2;
            switch (chars[tag + 2]) {
                case '%' -> literalTag(text);
                case '#' -> trim = comment(text);
                default -> {
                    code(start, text);
                    return;
                }
            }
        }
        // As Puppet does: text before a comment that ends the template is lost.
        open = false;
    }

    private int nextTag() {
        int at = lexer.position;
        while (at < lexer.length && !(chars[at] == '<' && chars[at + 1] == '%')) {
            at++;
        }
        return at;
    }

    private int skipLineRest(int from, int to) {
        int at = from;
        while (at < to && (chars[at] == ' ' || chars[at] == '\t')) {
            at++;
        }
        if (at < to && chars[at] == '\r') {
            at++;
        }
        return at < to && chars[at] == '\n' ? at + 1 : at;
    }

    private void appendText(StringBuilder text, int from, int to) {
        for (int at = from; at < to; at++) {
            if (chars[at] == '%' && at + 2 < to && chars[at + 1] == '%' && chars[at + 2] == '>') {
                at++;
            }
            text.append(chars[at]);
        }
    }

    private void literalTag(StringBuilder text) {
        text.append("<%");
        lexer.position++;
    }

    /// Skips a comment; says whether white space after it goes too.
    private boolean comment(StringBuilder text) {
        int start = lexer.position;
        for (int at = start + 1; at + 1 < lexer.length; at++) {
            if (chars[at] == '%' && chars[at + 1] == '>' && chars[at - 1] != '%') {
                if (chars[start + 1] == '-') {
                    trimBlanks(text);
                }
                lexer.position = at + 2;
                return chars[at - 1] == '-';
            }
        }
        throw lexer.error(Issue.EPP_UNBALANCED_COMMENT, lexer.position);
    }

    private void code(int start, StringBuilder text) {
        char c = chars[lexer.position];
        if (lexer.position >= lexer.length) {
            throw lexer.error(Issue.EPP_UNBALANCED_EXPRESSION, lexer.position);
        }
        if (c == '-') {
            trimBlanks(text);
        }
        if (c == '-' || c == '=') {
            lexer.position++;
        }
        if (!text.isEmpty()) {
            render(start, text);
        }
        if (c == '=') {
            lexer.add(TokenKind.RENDER_EXPRESSION, start, start, "");
        }
        mode = c == '=' ? Mode.EXPRESSION : Mode.CODE;
        open = true;
    }

    private void render(int start, StringBuilder text) {
        lexer.add(TokenKind.RENDER_STRING, start, lexer.position, text.toString());
    }

    private static void trimBlanks(StringBuilder text) {
        int length = text.length();
        while (length > 0 && (text.charAt(length - 1) == ' ' || text.charAt(length - 1) == '\t')) {
            length--;
        }
        text.setLength(length);
    }
}
