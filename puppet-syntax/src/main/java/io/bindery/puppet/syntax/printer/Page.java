package io.bindery.puppet.syntax.printer;

import java.util.ArrayList;
import java.util.List;

/// The text that a [Printer] writes: lines, their indentation, and the heredocs whose text must still be written after the
/// current line.
final class Page {
    private final StringBuilder out = new StringBuilder();
    private final List<String> owed = new ArrayList<>();
    private int indentation;
    private int inline;
    private int tags;

    Page add(String text) {
        out.append(text);
        return this;
    }

    void indent() {
        indentation++;
    }

    void outdent() {
        indentation--;
    }

    /// Inside a string everything stays on one line.
    void beginInline() {
        inline++;
    }

    void endInline() {
        inline--;
    }

    /// Between two statements.
    void nextStatement() {
        if (inline > 0) {
            out.append("; ");
        } else {
            newline();
        }
    }

    void newline() {
        if (inline > 0) {
            out.append(' ');
            return;
        }
        out.append('\n');
        settle();
        out.repeat("  ", indentation);
    }

    /// Ends the line only if a heredoc's text must follow it.
    void endLineIfOwed() {
        if (!owed.isEmpty() && inline == 0) {
            newline();
        }
    }

    private void settle() {
        for (String text : owed) {
            out.append(text);
        }
        owed.clear();
    }

    /// A tag no heredoc's text has in it.
    String tag(String text) {
        String tag = "EOT" + tags++;
        while (text.contains(tag)) {
            tag = "EOT" + tags++;
        }
        return tag;
    }

    void owe(String text) {
        owed.add(text);
    }

    String text() {
        if (!owed.isEmpty()) {
            out.append('\n');
            settle();
        }
        return out.toString();
    }
}
