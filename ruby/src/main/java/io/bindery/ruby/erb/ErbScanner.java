package io.bindery.ruby.erb;

import java.util.ArrayList;
import java.util.List;

/// Cuts the text of a template into literal text, code and output, with Ruby's trim mode `-`: `<%-` takes the white space of its
/// line before it away, `-%>` the line end after it.
final class ErbScanner {
    /// What a chunk is.
    enum Kind {
        TEXT,
        CODE,
        OUTPUT
    }

    /// A piece of the template and the line it starts on.
    record Chunk(Kind kind, String content, int line) {}

    private final String text;
    private final List<Chunk> chunks = new ArrayList<>();
    private final StringBuilder literal = new StringBuilder();
    private int at;
    private int line = 1;

    private ErbScanner(String text) {
        this.text = text;
    }

    static List<Chunk> scan(String text) {
        ErbScanner scanner = new ErbScanner(text);
        scanner.run();
        return scanner.chunks;
    }

    private void run() {
        while (at < text.length()) {
            int open = text.indexOf("<%", at);
            if (open < 0) {
                appendLiteral(text.length());
            } else {
                appendLiteral(open);
                tag();
            }
        }
        flush();
    }

    private void appendLiteral(int end) {
        for (int i = at; i < end; i++) {
            char c = text.charAt(i);
            if (c == '\n') {
                line++;
            }
            literal.append(c);
        }
        at = end;
    }

    private void tag() {
        if (text.startsWith("<%%", at)) {
            literal.append("<%");
            at += 3;
            return;
        }
        int start = at + 2;
        boolean trimsBefore = start < text.length() && text.charAt(start) == '-';
        char mark = start < text.length() ? text.charAt(start) : ' ';
        if (trimsBefore) {
            trimBlanksOfLine();
            start++;
        }
        int close = closing(start);
        boolean trimsAfter = close > start && text.charAt(close - 1) == '-';
        String content = text.substring(start, trimsAfter ? close - 1 : close).replace("%%>", "%>");
        flush();
        int tagLine = line;
        countLines(start, close);
        // The line end that is trimmed away still ends a comment in the code.
        boolean endsLine = trimsAfter && (text.startsWith("\n", close + 2) || text.startsWith("\r\n", close + 2));
        if (mark == '=') {
            chunks.add(new Chunk(Kind.OUTPUT, content.substring(1), tagLine));
        } else if (mark != '#') {
            chunks.add(new Chunk(Kind.CODE, endsLine ? content + "\n" : content, tagLine));
        }
        at = close + 2;
        if (trimsAfter) {
            skipLineEnd();
        }
    }

    private int closing(int start) {
        int close = text.indexOf("%>", start);
        while (close > 0 && text.charAt(close - 1) == '%') {
            close = text.indexOf("%>", close + 2);
        }
        if (close < 0) {
            throw new BeyondSubset("a tag that is never closed");
        }
        return close;
    }

    private void trimBlanksOfLine() {
        int end = literal.length();
        while (end > 0 && (literal.charAt(end - 1) == ' ' || literal.charAt(end - 1) == '\t')) {
            end--;
        }
        boolean atLineStart = end == 0 ? startsLine(literal.length()) : literal.charAt(end - 1) == '\n';
        if (atLineStart) {
            literal.setLength(end);
        }
    }

    // An empty literal before the tag still is the start of a line if the text before it ended one.
    private boolean startsLine(int blanks) {
        int before = at - blanks - 1;
        return before < 0 || text.charAt(before) == '\n';
    }

    private void skipLineEnd() {
        if (at < text.length() && text.charAt(at) == '\n') {
            at++;
            line++;
        } else if (text.startsWith("\r\n", at)) {
            at += 2;
            line++;
        }
    }

    private void countLines(int start, int end) {
        for (int i = start; i < end; i++) {
            if (text.charAt(i) == '\n') {
                line++;
            }
        }
    }

    private void flush() {
        if (!literal.isEmpty()) {
            chunks.add(new Chunk(Kind.TEXT, literal.toString(), line));
            literal.setLength(0);
        }
    }
}
