package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.text.Characters.isDoubleColon;
import static io.bindery.puppet.syntax.text.Characters.isUpper;

import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.SyntaxException;
import io.bindery.puppet.syntax.text.Characters;
import io.bindery.puppet.syntax.text.RegexLiterals;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Turns text into [Tokens]. It stops at the first error, which becomes the last token, so that the parser can still report an
/// earlier error first.
///
/// A heredoc's text is read by a lexer of its own, because its margin is removed before anything in it is read. That lexer writes
/// into the same tokens, with places in the file.
final class Lexer {
    final SourceFile file;
    final char[] chars;
    final int length;
    final Tokens tokens;
    final List<Diagnostic> warnings;
    private final @Nullable HeredocMargin margin;
    /// Comments and the extents of heredocs, kept apart from what the parser reads; null if nobody wants them.
    private final @Nullable Tokens trivia;
    private final StringLexer strings = new StringLexer(this);
    private @Nullable EppLexer epp;

    int position;
    /// The kind of the token before, as far as regular expressions and selectors care.
    TokenKind after = TokenKind.END;

    int braces;
    /// Where the lines of text after the heredocs of this line go on, or -1.
    int newlineJump = -1;
    /// What the last scan matched, for the wording of one complaint.
    int matchStart;

    int matchEnd;
    private int lineStart;

    private Lexer(
            SourceFile file,
            String text,
            Tokens tokens,
            List<Diagnostic> warnings,
            @Nullable HeredocMargin margin,
            @Nullable Tokens trivia) {
        this.file = file;
        this.length = text.length();
        this.chars = new char[length + 3];
        text.getChars(0, length, chars, 0);
        this.tokens = tokens;
        this.warnings = warnings;
        this.margin = margin;
        this.trivia = trivia;
    }

    /// A lexer for a whole file.
    static Lexer of(SourceFile file) {
        return new Lexer(file, file.text(), new Tokens(file.text()), new ArrayList<>(), null, null);
    }

    /// A lexer for a whole file that notes comments and the extents of heredocs too.
    static Lexer keepingTrivia(SourceFile file, Tokens trivia) {
        return new Lexer(file, file.text(), new Tokens(file.text()), new ArrayList<>(), null, trivia);
    }

    /// A lexer for the text of a heredoc found by this one.
    Lexer inside(String text, HeredocMargin margin) {
        return new Lexer(file, text, tokens, warnings, margin, trivia);
    }

    /// All tokens of a manifest. The error, if there is one, is that of the token [TokenKind#LEXICAL_ERROR].
    @Nullable Diagnostic tokenize() {
        return guarded(false);
    }

    /// All tokens of a template.
    @Nullable Diagnostic tokenizeEpp() {
        return guarded(true);
    }

    private @Nullable Diagnostic guarded(boolean template) {
        int good = 0;
        try {
            rejectByteOrderMark();
            if (template) {
                epp = new EppLexer(this);
                epp.text(false);
            }
            while (position < length) {
                good = tokens.size();
                step();
            }
            good = tokens.size();
            if (epp != null) {
                epp.finish();
            }
        } catch (SyntaxException e) {
            tokens.truncate(good);
            tokens.add(TokenKind.LEXICAL_ERROR, position, position, "");
            return e.diagnostic();
        }
        tokens.add(TokenKind.END, length, length, "");
        return null;
    }

    private void step() {
        int before = tokens.size();
        next();
        if (tokens.size() > before) {
            after = tokens.kind(tokens.size() - 1);
        }
    }

    private void rejectByteOrderMark() {
        if (length > 0 && chars[0] == '\uFEFF') {
            throw new SyntaxException(
                    Diagnostic.error(Issue.ILLEGAL_BOM, Issue.ILLEGAL_BOM.text("UTF-8", "[EF BB BF]"), null));
        }
    }

    /// The offset in the file of an offset in this text.
    int global(int local) {
        return margin == null ? local : margin.global(local);
    }

    String slice(int from, int to) {
        return new String(chars, from, to - from);
    }

    SyntaxException error(Issue issue, int at, Object... arguments) {
        int offset = global(Math.min(at, length));
        return new SyntaxException(
                Diagnostic.error(issue, issue.text(arguments), new Place(file, offset, offset)));
    }

    void warn(Issue issue, Object... arguments) {
        int offset = global(position);
        warnings.add(Diagnostic.warning(issue, issue.text(arguments), new Place(file, offset, offset)));
    }

    void add(TokenKind kind, int start, int end, @Nullable String value) {
        tokens.add(kind, global(start), global(end), value);
    }

    /// Notes what the parser does not read.
    void note(TokenKind kind, int start, int end) {
        if (trivia != null) {
            trivia.add(kind, global(start), global(end), null);
        }
    }

    /// The next five characters in the wording of an unclosed quote or parenthesis.
    String followedBy() {
        if (position >= length) {
            return "<eof>";
        }
        int end = Math.min(length, position + 5);
        return (slice(position, end) + "...")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }

    private void operator(TokenKind kind, int width) {
        add(kind, position, position + width, null);
        position += width;
    }

    private char peek(int ahead) {
        return chars[position + ahead];
    }

    /// Reads one token, or several for a string or heredoc, or none for white space.
    void next() {
        char c = chars[position];
        switch (c) {
            case ' ', '\t', '\r' -> blanks();
            case '\n' -> newline();
            case '#' -> comment();
            case '.' -> operator(TokenKind.DOT, 1);
            case ',' -> operator(TokenKind.COMMA, 1);
            case '[' -> operator(startsList() ? TokenKind.LIST_START : TokenKind.LEFT_BRACKET, 1);
            case ']' -> operator(TokenKind.RIGHT_BRACKET, 1);
            case '(' -> operator(startsLine() ? TokenKind.LINE_PARENTHESIS : TokenKind.LEFT_PARENTHESIS, 1);
            case ')' -> operator(TokenKind.RIGHT_PARENTHESIS, 1);
            case ';' -> operator(TokenKind.SEMICOLON, 1);
            case '?' -> operator(TokenKind.QUESTION, 1);
            case '*' -> operator(TokenKind.TIMES, 1);
            case '{' -> openBrace();
            case '}' -> closeBrace();
            case '%' -> percent();
            case '-' -> minus();
            case '@' -> at();
            case '|' -> pipe();
            case '=' -> equalSign();
            case '+' -> plus();
            case '!' -> exclamation();
            case '~' -> tilde();
            case '/' -> slash();
            case '<' -> less();
            case '>' -> greater();
            case ':' -> colon();
            case '$' -> variable();
            case '"' -> strings.doubleQuoted();
            case '\'' -> strings.singleQuoted();
            case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9' -> number();
            default -> wordOrOther(c);
        }
    }

    private void wordOrOther(char c) {
        if (Characters.isLower(c) || c == '_') {
            word();
        } else if (isUpper(c)) {
            typeName();
        } else if (Characters.isBlank(c)) {
            blanks();
        } else {
            operator(TokenKind.OTHER, Character.isHighSurrogate(c) ? 2 : 1);
        }
    }

    private void matched(int start, int end) {
        matchStart = start;
        matchEnd = end;
    }

    void blanks() {
        int end = Characters.skipBlanks(chars, position);
        matched(position, end);
        position = end;
    }

    private void newline() {
        position = newlineJump >= 0 ? newlineJump : position + 1;
        newlineJump = -1;
        lineStart = position;
    }

    private void comment() {
        int start = position;
        while (position < length && chars[position] != '\n') {
            position++;
        }
        matched(start, position);
        note(TokenKind.COMMENT, start, position);
    }

    private boolean startsList() {
        return position == 0
                || chars[position - 1] == '\n'
                || chars[position - 1] == '\r'
                || Characters.isBlank(chars[position - 1]);
    }

    // As Puppet does: a comment or a string that spans lines does not start a new one.
    private boolean startsLine() {
        return Characters.skipBlanks(chars, lineStart) == position;
    }

    private void openBrace() {
        braces++;
        operator(after == TokenKind.QUESTION ? TokenKind.SELECTOR_BRACE : TokenKind.LEFT_BRACE, 1);
    }

    private void closeBrace() {
        braces--;
        operator(TokenKind.RIGHT_BRACE, 1);
    }

    private void percent() {
        if (epp != null && peek(1) == '>') {
            epp.close(TokenKind.EPP_END, 2);
        } else {
            operator(TokenKind.MODULO, 1);
        }
    }

    private void minus() {
        char c = peek(1);
        if (epp != null && c == '%' && peek(2) == '>') {
            epp.close(TokenKind.EPP_END_TRIM, 3);
        } else if (c == '>') {
            operator(TokenKind.IN_EDGE, 2);
        } else if (c == '=') {
            operator(TokenKind.DELETES, 2);
        } else {
            operator(TokenKind.MINUS, 1);
        }
    }

    private void at() {
        switch (peek(1)) {
            case '@' -> operator(TokenKind.AT_AT, 2);
            case '(' -> new HeredocLexer(this).read();
            default -> operator(TokenKind.AT, 1);
        }
    }

    private void pipe() {
        if (peek(1) != '>') {
            operator(TokenKind.PIPE, 1);
        } else if (peek(2) == '>') {
            operator(TokenKind.RIGHT_EXPORTED_COLLECT, 3);
        } else {
            operator(TokenKind.RIGHT_COLLECT, 2);
        }
    }

    private void equalSign() {
        switch (peek(1)) {
            case '=' -> operator(TokenKind.IS_EQUAL, 2);
            case '>' -> operator(TokenKind.FAT_ARROW, 2);
            case '~' -> operator(TokenKind.MATCH, 2);
            default -> operator(TokenKind.EQUALS, 1);
        }
    }

    private void plus() {
        switch (peek(1)) {
            case '=' -> operator(TokenKind.APPENDS, 2);
            case '>' -> operator(TokenKind.PLUS_ARROW, 2);
            default -> operator(TokenKind.PLUS, 1);
        }
    }

    private void exclamation() {
        switch (peek(1)) {
            case '=' -> operator(TokenKind.NOT_EQUAL, 2);
            case '~' -> operator(TokenKind.NOT_MATCH, 2);
            default -> operator(TokenKind.NOT, 1);
        }
    }

    private void tilde() {
        if (peek(1) == '>') {
            operator(TokenKind.IN_EDGE_NOTIFY, 2);
        } else {
            operator(TokenKind.TILDE, 1);
        }
    }

    private void less() {
        switch (peek(1)) {
            case '<' -> shiftOrCollect();
            case '=' -> operator(TokenKind.LESS_OR_EQUAL, 2);
            case '|' -> operator(TokenKind.LEFT_COLLECT, 2);
            case '-' -> operator(TokenKind.OUT_EDGE, 2);
            case '~' -> operator(TokenKind.OUT_EDGE_NOTIFY, 2);
            default -> operator(TokenKind.LESS, 1);
        }
    }

    private void shiftOrCollect() {
        if (peek(2) == '|') {
            operator(TokenKind.LEFT_EXPORTED_COLLECT, 3);
        } else {
            operator(TokenKind.SHIFT_LEFT, 2);
        }
    }

    private void greater() {
        switch (peek(1)) {
            case '>' -> operator(TokenKind.SHIFT_RIGHT, 2);
            case '=' -> operator(TokenKind.GREATER_OR_EQUAL, 2);
            default -> operator(TokenKind.GREATER, 1);
        }
    }

    private void slash() {
        if (peek(1) == '*') {
            blockComment();
        } else if (!after.mayPrecedeRegex() && !isAfterTo() || !regex()) {
            operator(TokenKind.DIVIDE, 1);
        }
    }

    // `bind Pattern, 'p' to /x/`: no valid program has a value, or a lone `bind`, before the word `to`.
    private boolean isAfterTo() {
        int last = tokens.size() - 1;
        if (last > 0 && isWord(last, "optional")) {
            last--;
        }
        if (last < 1 || !isWord(last, "to")) {
            return false;
        }
        TokenKind before = tokens.kind(last - 1);
        return before == TokenKind.STRING
                || before == TokenKind.TYPE_NAME
                || before == TokenKind.RIGHT_BRACKET
                || isWord(last - 1, "bind");
    }

    private boolean isWord(int token, String word) {
        return tokens.kind(token) == TokenKind.NAME && tokens.value(token).equals(word);
    }

    private void blockComment() {
        for (int at = position + 2; at < length - 1; at++) {
            if (chars[at] == '*' && chars[at + 1] == '/') {
                matched(position, at + 2);
                note(TokenKind.BLOCK_COMMENT, position, at + 2);
                position = at + 2;
                return;
            }
        }
        throw error(Issue.UNCLOSED_MLCOMMENT, position);
    }

    private boolean regex() {
        boolean escaped = false;
        for (int at = position + 1; at < length; at++) {
            char c = chars[at];
            if (c == '/' && !escaped) {
                String pattern = slice(position + 1, at).replace("\\/", "/");
                rejectIllegal(pattern);
                add(TokenKind.REGEX, position, at + 1, pattern);
                position = at + 1;
                return true;
            }
            escaped = c == '\\' && !escaped;
        }
        return false;
    }

    // As Puppet does: Ruby's complaint has no place, so the place goes into the hint.
    private void rejectIllegal(String pattern) {
        String complaint = RegexLiterals.complaint(pattern);
        if (complaint != null) {
            Place place = new Place(file, global(position), global(position));
            String hint = "the regular expression starts at line " + place.line() + ", column " + place.column();
            throw new SyntaxException(
                    Diagnostic.error(Issue.ILLEGAL_REGEX, complaint, null).withHint(hint));
        }
    }

    private void colon() {
        if (peek(1) != ':') {
            operator(TokenKind.COLON, 1);
        } else if (isUpper(peek(2))) {
            typeName();
        } else {
            qualifiedWord();
        }
    }

    private void qualifiedWord() {
        int end = Characters.skipBareWord(chars, position);
        if (end == position) {
            throw error(Issue.ILLEGAL_FULLY_QUALIFIED_NAME, position + 2);
        }
        matched(position, end);
        boolean name = Characters.isName(chars, position, end);
        add(name ? TokenKind.NAME : TokenKind.WORD, position, end, null);
        position = end;
    }

    private void typeName() {
        int end = Characters.skipTypeName(chars, position);
        if (isDoubleColon(chars, end)) {
            boolean qualified = chars[position] == ':';
            position = end;
            throw qualified
                    ? error(Issue.ILLEGAL_FULLY_QUALIFIED_CLASS_REFERENCE, end + 3)
                    : error(Issue.ILLEGAL_CLASS_REFERENCE, end + 1);
        }
        matched(position, end);
        add(TokenKind.TYPE_NAME, position, end, null);
        position = end;
    }

    private void variable() {
        int end = Characters.skipVariableName(chars, position + 1);
        matched(position, end);
        add(TokenKind.VARIABLE, position, end, null);
        position = end;
    }

    private void word() {
        int end = Characters.skipBareWord(chars, position);
        matched(position, end);
        TokenKind kind = Keywords.find(chars, position, end);
        if (kind == null) {
            kind = Characters.isName(chars, position, end) ? TokenKind.NAME : TokenKind.WORD;
        }
        add(kind, position, end, null);
        position = end;
    }

    private void number() {
        int end = Numbers.skip(chars, position);
        if (end == position) {
            throw illegalNumber();
        }
        matched(position, end);
        String number = slice(position, end);
        Issue complaint = Numbers.complaint(number);
        if (complaint != null) {
            throw error(complaint, position, number);
        }
        add(TokenKind.NUMBER, position, end, number);
        position = end;
    }

    // As Puppet does: digits and a dot before what is wrong are taken to belong to it.
    private SyntaxException illegalNumber() {
        int start = position;
        int end = Characters.skipWord(chars, position);
        if (start > 1 && chars[start - 1] == '.') {
            int digits = start - 1;
            while (digits > 0 && Characters.isDigit(chars[digits - 1])) {
                digits--;
            }
            start = digits < start - 1 ? digits : start;
        }
        String number = slice(start, end);
        Issue complaint = Numbers.complaint(number);
        return complaint == null
                ? error(Issue.ILLEGAL_NUMBER, start + 1, number)
                : error(complaint, start, number);
    }
}
