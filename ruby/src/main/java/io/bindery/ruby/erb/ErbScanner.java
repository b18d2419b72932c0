package io.bindery.ruby.erb;

import java.util.ArrayList;
import java.util.List;

/// Cuts the text of a template into literal text, code and output, with Ruby's trim mode `-`: `<%-` removes the white space
/// before it on its line, `-%>` the line end after it.
///
/// As Ruby does: its scanner treats its current position as the start of a line, so that blanks between the end of one tag and a
/// `<%-` on the same line are removed, too.
final class ErbScanner {
    /// The kind of a chunk.
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
            } else if (text.startsWith("<%%", open)) {
                appendLiteral(open);
                literal.append("<%");
                at = open + 3;
            } else {
                tag(open);
            }
        }
        flush();
    }

    private void appendLiteral(int end) {
        literal.append(text, at, end);
        countLines(at, end);
        at = end;
    }

    private void tag(int open) {
        char mark = open + 2 < text.length() ? text.charAt(open + 2) : ' ';
        appendLiteral(mark == '-' ? startOfBlanks(open) : open);
        flush();
        at = open + (mark == '-' || mark == '=' || mark == '#' ? 3 : 2);
        int tagLine = line;
        StringBuilder content = new StringBuilder();
        boolean trimsAfter = body(content);
        boolean endsLine = trimsAfter && skipLineEnd();
        if (mark == '=') {
            chunks.add(new Chunk(Kind.OUTPUT, content.toString(), tagLine));
        } else if (mark != '#') {
            // The line end that is trimmed away still ends a comment in the code.
            chunks.add(new Chunk(Kind.CODE, endsLine ? content.append('\n').toString() : content.toString(), tagLine));
        }
    }

    /// The start of the blanks before a tag, if only blanks stand between the tag and the start of its line or the tag before it.
    private int startOfBlanks(int open) {
        int start = open;
        while (start > at && (text.charAt(start - 1) == ' ' || text.charAt(start - 1) == '\t')) {
            start--;
        }
        return start == at || text.charAt(start - 1) == '\n' ? start : open;
    }

    /// Reads up to the end of a tag; true if that is `-%>`.
    private boolean body(StringBuilder content) {
        int start = at;
        int end = text.indexOf("%>", at);
        while (end > at && text.charAt(end - 1) == '%') {
            content.append(text, at, end - 1).append("%>");
            at = end + 2;
            end = text.indexOf("%>", at);
        }
        if (end < 0) {
            throw new BeyondSubset("a tag that is never closed");
        }
        boolean trims = end > at && text.charAt(end - 1) == '-';
        content.append(text, at, trims ? end - 1 : end);
        at = end + 2;
        countLines(start, end);
        return trims;
    }

    private boolean skipLineEnd() {
        int length = text.startsWith("\n", at) ? 1 : text.startsWith("\r\n", at) ? 2 : 0;
        at += length;
        line += length > 0 ? 1 : 0;
        return length > 0;
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
