package io.bindery.puppet.syntax.reader;

/// Maps positions in a heredoc's text to positions in the file, because the margin of each line was removed.
final class HeredocMargin {
    private final int start;
    private final int[] lineStarts;
    private final int[] removed;

    /// `lineStarts` are offsets in the text without margins; `removed` says how much all margins up to and including that
    /// of the line took away.
    HeredocMargin(int start, int[] lineStarts, int[] removed) {
        this.start = start;
        this.lineStarts = lineStarts;
        this.removed = removed;
    }

    int global(int local) {
        // As Puppet does: the first character stands before its margin.
        if (local == 0 || lineStarts.length == 0) {
            return start + local;
        }
        int line = 0;
        while (line + 1 < lineStarts.length && lineStarts[line + 1] <= local) {
            line++;
        }
        return start + local + removed[line];
    }
}
