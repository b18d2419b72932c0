package io.bindery.data;

/// A place in a YAML text that moves forward and knows its line and column.
final class YamlCursor {
    /// The result for the character after the last one; the text itself cannot contain it.
    static final char END = 0;

    /// How many bytes of UTF-8 libyaml takes in at once. A character that YAML does not allow is met before anything else that is
    /// wrong in the same piece.
    private static final int PIECE = 16384;

    private final String file;
    private final String text;
    private int index;
    private int position;
    private int line;
    private int column;
    private int checked;

    YamlCursor(String file, String text) {
        this.file = file;
        this.text = text;
    }

    YamlMark mark() {
        return new YamlMark(position, line, column);
    }

    int index() {
        return index;
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }

    int position() {
        return position;
    }

    String since(int start) {
        return text.substring(start, index);
    }

    char now() {
        return at(0);
    }

    /// The character so many UTF-16 units ahead.
    char at(int ahead) {
        int wanted = index + ahead;
        while (wanted >= checked && checked < text.length()) {
            check();
        }
        return wanted < text.length() ? text.charAt(wanted) : END;
    }

    boolean atEnd() {
        return index >= text.length();
    }

    /// Goes over one character of a line.
    void skip() {
        index += Character.isHighSurrogate(text.charAt(index)) && index + 1 < text.length() ? 2 : 1;
        position++;
        column++;
    }

    void skip(int characters) {
        for (int i = 0; i < characters; i++) {
            skip();
        }
    }

    /// Goes over one character, which is added to a text.
    void take(StringBuilder to) {
        int start = index;
        skip();
        to.append(text, start, index);
    }

    /// Goes over a line end if there is one.
    void skipLineEnd() {
        if (!isBreak(now())) {
            return;
        }
        int length = now() == '\r' && at(1) == '\n' ? 2 : 1;
        index += length;
        position += length;
        line++;
        column = 0;
    }

    /// Starts a line after the last one, unless there is nothing in the last one.
    void forceNewLine() {
        if (column != 0) {
            column = 0;
            line++;
        }
    }

    /// Goes over a line end, which is added to a text as YAML has it: a line feed, unless it is one of the separators of Unicode.
    void takeLineEnd(StringBuilder to) {
        char c = now();
        if (isBreak(c)) {
            to.append(c == '\u2028' || c == '\u2029' ? c : '\n');
            skipLineEnd();
        }
    }

    boolean blankAt(int ahead) {
        char c = at(ahead);
        return c == ' ' || c == '\t';
    }

    /// Whether a word ends there: blank, line end or end of the text.
    boolean gapAt(int ahead) {
        char c = at(ahead);
        return c == ' ' || c == '\t' || c == END || isBreak(c);
    }

    boolean lineEndAt(int ahead) {
        char c = at(ahead);
        return c == END || isBreak(c);
    }

    /// Whether a line starts here with `---` or `...` on its own.
    boolean atDocumentIndicator() {
        char c = now();
        return column == 0 && (c == '-' || c == '.') && at(1) == c && at(2) == c && gapAt(3);
    }

    static boolean isBreak(char c) {
        return c == '\n' || c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029';
    }

    private void check() {
        int bytes = 0;
        while (checked < text.length() && bytes < PIECE) {
            int c = text.codePointAt(checked);
            if (!allowed(c)) {
                throw PsychErrors.located(file, "control characters are not allowed", 1, 1);
            }
            checked += Character.charCount(c);
            bytes += c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
        }
    }

    private static boolean allowed(int c) {
        return c >= ' ' && c <= '~'
                || c == '\n'
                || c == '\t'
                || c == '\r'
                || c == 0x85
                || c >= 0xa0 && c <= 0xd7ff
                || c >= 0xe000 && c <= 0xfffd
                || c >= 0x10000;
    }
}
