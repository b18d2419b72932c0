package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.text.Characters;
import java.util.Arrays;

/// Reads `@(TAG:syntax/escapes)` and the lines of the heredoc. They begin on the next line, or after the previous heredoc of the
/// same line.
final class HeredocLexer {
    private final Lexer lexer;
    private final char[] chars;
    private String tag = "";
    private String syntax = "";
    private String escapes = "";
    private boolean interpolated;
    private int afterTag;

    HeredocLexer(Lexer lexer) {
        this.lexer = lexer;
        this.chars = lexer.chars;
    }

    void read() {
        int start = lexer.position;
        readTag();
        lexer.add(TokenKind.HEREDOC, start, afterTag, syntax);
        int text = firstLine();
        int line = text;
        while (line < lexer.length) {
            int next = lineEnd(line);
            int end = endOfTagged(line, next);
            if (end >= 0) {
                lexer.newlineJump = next;
                lexer.note(TokenKind.HEREDOC_TEXT, text, end + tag.length());
                readText(text, line, end);
                lexer.position = afterTag;
                return;
            }
            line = next;
        }
        throw lexer.error(Issue.HEREDOC_WITHOUT_END_TAGGED_LINE, text);
    }

    private void readTag() {
        int open = lexer.position + 2;
        int close = open;
        while (close < lexer.length && chars[close] != ')') {
            close++;
        }
        if (close >= lexer.length) {
            throw lexer.error(Issue.HEREDOC_UNCLOSED_PARENTHESIS, lexer.position, lexer.followedBy());
        }
        afterTag = close + 1;
        lexer.position = afterTag;
        int at = open;
        while (at < close && chars[at] != ':' && chars[at] != '/' && chars[at] != '\r' && chars[at] != '\n') {
            at++;
        }
        String written = lexer.slice(open, at);
        at = readSyntax(at);
        at = readEscapes(at, close);
        if (at != close || written.isEmpty()) {
            throw lexer.error(Issue.HEREDOC_INVALID_SYNTAX, afterTag);
        }
        tag = written.strip();
        interpolated = tag.length() >= 2 && tag.startsWith("\"") && tag.endsWith("\"");
        if (interpolated) {
            tag = tag.substring(1, tag.length() - 1).strip();
        }
        if (tag.isEmpty()) {
            throw lexer.error(Issue.HEREDOC_EMPTY_ENDTAG, afterTag);
        }
        checkEscapes();
    }

    private int readSyntax(int from) {
        if (chars[from] != ':') {
            return from;
        }
        int start = skipBlanks(from + 1);
        int at = start;
        while (Characters.isWord(chars[at]) || chars[at] == '+') {
            at++;
        }
        if (!Characters.isLower(chars[start]) || at - start < 2) {
            return from;
        }
        syntax = lexer.slice(start, at);
        return skipBlanks(at);
    }

    private int readEscapes(int from, int close) {
        if (chars[from] != '/') {
            return from;
        }
        int at = from + 1;
        while (at < close && (Characters.isWord(chars[at]) || chars[at] == '$')) {
            at++;
        }
        escapes = at == from + 1 ? "trnsuL$" : lexer.slice(from + 1, at);
        return skipBlanks(at);
    }

    private void checkEscapes() {
        for (int i = 0; i < escapes.length(); i++) {
            if (escapes.indexOf(escapes.charAt(i), i + 1) >= 0) {
                String list = String.join(", ", escapes.split(""));
                throw lexer.error(Issue.HEREDOC_MULTIPLE_AT_ESCAPES, afterTag, list);
            }
        }
        for (int i = 0; i < escapes.length(); i++) {
            if ("trnsuL$".indexOf(escapes.charAt(i)) < 0) {
                throw lexer.error(Issue.HEREDOC_INVALID_ESCAPE, afterTag, escapes.charAt(i));
            }
        }
    }

    private int skipBlanks(int from) {
        int at = from;
        while (Characters.isBlank(chars[at])) {
            at++;
        }
        return at;
    }

    private int firstLine() {
        if (lexer.newlineJump >= 0) {
            return lexer.newlineJump;
        }
        int at = lexer.position;
        while (at < lexer.length && chars[at] != '\n') {
            at++;
        }
        if (at >= lexer.length) {
            throw lexer.error(Issue.HEREDOC_WITHOUT_TEXT, afterTag);
        }
        return at + 1;
    }

    private int lineEnd(int from) {
        int at = from;
        while (at < lexer.length && chars[at] != '\n') {
            at++;
        }
        return Math.min(at + 1, lexer.length);
    }

    /// Where the tag starts on a line that ends with it, or -1.
    // As Puppet does: any text may precede the tag on its line.
    private int endOfTagged(int line, int next) {
        int end = next;
        if (end > line && chars[end - 1] == '\n') {
            end--;
        }
        if (end > line && chars[end - 1] == '\r') {
            end--;
        }
        end = skipBlanksBack(line, end);
        int start = end - tag.length();
        if (start < line) {
            return -1;
        }
        for (int i = 0; i < tag.length(); i++) {
            if (chars[start + i] != tag.charAt(i)) {
                return -1;
            }
        }
        return start;
    }

    private int skipBlanksBack(int line, int from) {
        int at = from;
        while (at > line && Characters.isBlank(chars[at - 1])) {
            at--;
        }
        return at;
    }

    private void readText(int from, int lastLine, int tagStart) {
        int at = skipBlanksBack(lastLine, tagStart);
        boolean trimmed = at > lastLine && chars[at - 1] == '-';
        if (trimmed) {
            at = skipBlanksBack(lastLine, at - 1);
        }
        boolean margined = at > lastLine && chars[at - 1] == '|';
        String margin = margined ? lexer.slice(skipBlanksBack(lastLine, at - 1), at - 1) : "";
        StringBuilder text = new StringBuilder(lastLine - from);
        HeredocMargin places = unindent(from, lastLine, margin, text);
        if (trimmed) {
            trimLineEnd(text);
        }
        Lexer inner = lexer.inside(text.toString(), places);
        new StringLexer(inner).unquoted(Escapes.heredoc(escapes), interpolated);
    }

    /// Appends the lines without their margin. A line that has other text in its margin is left as it is.
    private HeredocMargin unindent(int from, int to, String margin, StringBuilder text) {
        int[] lineStarts = new int[8];
        int[] removed = new int[8];
        int count = 0;
        int total = 0;
        for (int line = from; line < to; ) {
            int next = Math.min(lineEnd(line), to);
            int width = startsWith(line, next, margin) ? margin.length() : 0;
            if (count == lineStarts.length) {
                lineStarts = Arrays.copyOf(lineStarts, count * 2);
                removed = Arrays.copyOf(removed, count * 2);
            }
            total += width;
            lineStarts[count] = text.length();
            removed[count++] = total;
            text.append(chars, line + width, next - line - width);
            line = next;
        }
        int start = lexer.global(from);
        return new HeredocMargin(start, Arrays.copyOf(lineStarts, count), Arrays.copyOf(removed, count));
    }

    private boolean startsWith(int line, int next, String margin) {
        if (next - line < margin.length()) {
            return false;
        }
        for (int i = 0; i < margin.length(); i++) {
            if (chars[line + i] != margin.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static void trimLineEnd(StringBuilder text) {
        int length = text.length();
        if (length > 0 && text.charAt(length - 1) == '\n') {
            length--;
            if (length > 0 && text.charAt(length - 1) == '\r') {
                length--;
            }
            text.setLength(length);
        }
    }
}
