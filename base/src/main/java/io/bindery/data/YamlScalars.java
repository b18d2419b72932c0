package io.bindery.data;

import io.bindery.data.YamlToken.Kind;

/// Reads scalars: plain, quoted, and the literal and folded blocks.
final class YamlScalars {
    private static final String QUOTED = "while scanning a quoted scalar";
    private static final String ESCAPE = "while parsing a quoted scalar";
    private static final String BLOCK = "while scanning a block scalar";
    private static final String PLAIN = "while scanning a plain scalar";

    private final String file;
    private final YamlCursor in;
    private boolean endedOnNewLine;

    YamlScalars(String file, YamlCursor in) {
        this.file = file;
        this.in = in;
    }

    /// Whether the plain scalar read last was followed by a line end, after which there may be a key.
    boolean endedOnNewLine() {
        return endedOnNewLine;
    }

    /// The white space between two pieces of text: blanks on one line, or line ends that are folded.
    private final class Gap {
        private final StringBuilder blanks = new StringBuilder();
        private final StringBuilder firstBreak = new StringBuilder();
        private final StringBuilder moreBreaks = new StringBuilder();
        private boolean broken;

        void blank() {
            if (broken) {
                in.skip();
            } else {
                in.take(blanks);
            }
        }

        void lineEnd() {
            if (broken) {
                in.takeLineEnd(moreBreaks);
                return;
            }
            blanks.setLength(0);
            in.takeLineEnd(firstBreak);
            broken = true;
        }

        /// As libyaml does: one line feed becomes a space, of several the first is dropped, other separators stay.
        void flush(StringBuilder to) {
            if (!broken) {
                to.append(blanks);
            } else if (firstBreak.isEmpty() || firstBreak.charAt(0) == '\n') {
                to.append(moreBreaks.isEmpty() && !firstBreak.isEmpty() ? " " : moreBreaks);
            } else {
                to.append(firstBreak).append(moreBreaks);
            }
            reset();
        }

        void reset() {
            blanks.setLength(0);
            firstBreak.setLength(0);
            moreBreaks.setLength(0);
            broken = false;
        }
    }

    YamlToken plain(boolean inFlow, int indent) {
        YamlMark start = in.mark();
        YamlMark end = start;
        StringBuilder text = new StringBuilder();
        Gap gap = new Gap();
        while (!in.atDocumentIndicator() && in.now() != '#') {
            int from = in.index();
            while (!in.gapAt(0) && plainGoesOn(inFlow, start)) {
                in.skip();
            }
            if (in.index() > from) {
                gap.flush(text);
                text.append(in.since(from));
                end = in.mark();
            }
            if (in.atEnd() || !in.gapAt(0)) {
                break;
            }
            plainGap(gap, indent, start);
            if (!inFlow && in.column() <= indent) {
                break;
            }
        }
        endedOnNewLine = gap.broken;
        return YamlToken.named(Kind.PLAIN, start, end, text.toString());
    }

    private boolean plainGoesOn(boolean inFlow, YamlMark start) {
        char c = in.now();
        if (c == ':') {
            if (inFlow && ",?[]{}".indexOf(in.at(1)) >= 0 && in.at(1) != YamlCursor.END) {
                throw PsychErrors.of(file, "found unexpected ':'", PLAIN, start);
            }
            return !in.gapAt(1);
        }
        return !inFlow || c != ',' && c != '[' && c != ']' && c != '{' && c != '}';
    }

    private void plainGap(Gap gap, int indent, YamlMark start) {
        while (in.gapAt(0) && !in.atEnd()) {
            if (!in.blankAt(0)) {
                gap.lineEnd();
            } else if (gap.broken && in.column() <= indent && in.now() == '\t') {
                throw PsychErrors.of(file, "found a tab character that violates indentation", PLAIN, start);
            } else {
                gap.blank();
            }
        }
    }

    YamlToken quoted(boolean twice) {
        YamlMark start = in.mark();
        in.skip();
        StringBuilder text = new StringBuilder();
        Gap gap = new Gap();
        char quote = twice ? '"' : '\'';
        while (true) {
            if (in.atDocumentIndicator()) {
                throw PsychErrors.of(file, "found unexpected document indicator", QUOTED, start);
            }
            if (in.atEnd()) {
                throw PsychErrors.of(file, "found unexpected end of stream", QUOTED, start);
            }
            quotedWord(twice, quote, text, gap, start);
            if (in.now() == quote) {
                break;
            }
            while (in.gapAt(0) && !in.atEnd()) {
                if (in.blankAt(0)) {
                    gap.blank();
                } else {
                    gap.lineEnd();
                }
            }
            gap.flush(text);
        }
        in.skip();
        return YamlToken.named(Kind.QUOTED, start, in.mark(), text.toString());
    }

    private void quotedWord(boolean twice, char quote, StringBuilder text, Gap gap, YamlMark start) {
        while (!in.gapAt(0)) {
            char c = in.now();
            if (c == '\'' && quote == c && in.at(1) == c) {
                text.append(c);
                in.skip(2);
            } else if (c == quote) {
                return;
            } else if (twice && c == '\\' && YamlCursor.isBreak(in.at(1))) {
                in.skip();
                in.skipLineEnd();
                gap.broken = true;
                return;
            } else if (twice && c == '\\') {
                escape(text, start);
            } else {
                in.take(text);
            }
        }
    }

    private void escape(StringBuilder text, YamlMark start) {
        char c = in.at(1);
        int digits =
                switch (c) {
                    case 'x' -> 2;
                    case 'u' -> 4;
                    case 'U' -> 8;
                    default -> 0;
                };
        if (digits == 0) {
            int escaped = escaped(c);
            if (escaped < 0) {
                throw PsychErrors.of(file, "found unknown escape character", ESCAPE, start);
            }
            text.append((char) escaped);
            in.skip(2);
            return;
        }
        in.skip(2);
        text.appendCodePoint(hexadecimal(digits, start));
        in.skip(digits);
    }

    private static int escaped(char c) {
        return switch (c) {
            case '0' -> 0;
            case 'a' -> 7;
            case 'b' -> 8;
            case 't', '\t' -> 9;
            case 'n' -> 10;
            case 'v' -> 11;
            case 'f' -> 12;
            case 'r' -> 13;
            case 'e' -> 27;
            case ' ', '"', '/', '\\' -> c;
            case 'N' -> 0x85;
            case '_' -> 0xa0;
            case 'L' -> 0x2028;
            case 'P' -> 0x2029;
            default -> -1;
        };
    }

    private int hexadecimal(int digits, YamlMark start) {
        long value = 0;
        for (int i = 0; i < digits; i++) {
            int digit = hexadecimalDigit(in.at(i));
            if (digit < 0) {
                throw PsychErrors.of(file, "did not find expected hexdecimal number", ESCAPE, start);
            }
            value = value << 4 | digit;
        }
        if (value >= 0xd800 && value <= 0xdfff || value > Character.MAX_CODE_POINT) {
            throw PsychErrors.of(file, "found invalid Unicode character escape code", ESCAPE, start);
        }
        return (int) value;
    }

    static int hexadecimalDigit(char c) {
        return c < 0x80 ? Character.digit(c, 16) : -1;
    }

    YamlToken block(boolean literal, int outer) {
        YamlMark start = in.mark();
        in.skip();
        Header header = header(start);
        int indent = header.increment() == 0 ? 0 : Math.max(outer, 0) + header.increment();
        StringBuilder text = new StringBuilder();
        StringBuilder lineEnd = new StringBuilder();
        StringBuilder emptyLines = new StringBuilder();
        indent = emptyLines(indent, outer, emptyLines, start);
        boolean blankBefore = false;
        YamlMark end = in.mark();
        while (in.column() == indent && !in.atEnd()) {
            boolean blank = in.blankAt(0);
            if (!literal && !lineEnd.isEmpty() && lineEnd.charAt(0) == '\n' && !blankBefore && !blank) {
                text.append(emptyLines.isEmpty() ? " " : "");
            } else {
                text.append(lineEnd);
            }
            lineEnd.setLength(0);
            text.append(emptyLines);
            emptyLines.setLength(0);
            blankBefore = blank;
            int from = in.index();
            while (!in.lineEndAt(0)) {
                in.skip();
            }
            text.append(in.since(from));
            in.takeLineEnd(lineEnd);
            indent = emptyLines(indent, outer, emptyLines, start);
            end = in.mark();
        }
        if (header.chomping() != '-') {
            text.append(lineEnd);
        }
        if (header.chomping() == '+') {
            text.append(emptyLines);
        }
        return YamlToken.named(Kind.QUOTED, start, end, text.toString());
    }

    /// The indicators after the `|` or `>` of a block.
    ///
    /// @param chomping `-` to drop the last line end, `+` to keep all, else one is kept
    /// @param increment the indentation of the block, 0 if its first line determines it
    private record Header(char chomping, int increment) {}

    private Header header(YamlMark start) {
        char chomping = ' ';
        int increment = 0;
        if (in.now() == '+' || in.now() == '-') {
            chomping = in.now();
            in.skip();
            increment = increment(start);
        } else if (in.now() >= '0' && in.now() <= '9') {
            increment = increment(start);
            if (in.now() == '+' || in.now() == '-') {
                chomping = in.now();
                in.skip();
            }
        }
        while (in.blankAt(0)) {
            in.skip();
        }
        if (in.now() == '#') {
            while (!in.lineEndAt(0)) {
                in.skip();
            }
        }
        if (!in.lineEndAt(0)) {
            throw PsychErrors.of(file, "did not find expected comment or line break", BLOCK, start);
        }
        in.skipLineEnd();
        return new Header(chomping, increment);
    }

    private int increment(YamlMark start) {
        char c = in.now();
        if (c == '0') {
            throw PsychErrors.of(file, "found an indentation indicator equal to 0", BLOCK, start);
        }
        if (c < '1' || c > '9') {
            return 0;
        }
        in.skip();
        return c - '0';
    }

    /// Goes over empty lines and the indentation after them.
    ///
    /// @param known the indentation, 0 if it is yet to be found
    /// @return the indentation
    private int emptyLines(int known, int outer, StringBuilder to, YamlMark start) {
        int widest = 0;
        while (true) {
            while ((known == 0 || in.column() < known) && in.now() == ' ') {
                in.skip();
            }
            widest = Math.max(widest, in.column());
            if ((known == 0 || in.column() < known) && in.now() == '\t') {
                throw PsychErrors.of(file, "found a tab character where an indentation space is expected", BLOCK, start);
            }
            if (in.atEnd() || !YamlCursor.isBreak(in.now())) {
                break;
            }
            in.takeLineEnd(to);
        }
        return known == 0 ? Math.max(Math.max(widest, outer + 1), 1) : known;
    }
}
