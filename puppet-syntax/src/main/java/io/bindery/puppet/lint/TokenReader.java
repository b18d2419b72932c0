package io.bindery.puppet.lint;

import io.bindery.puppet.syntax.reader.Lexeme;
import io.bindery.puppet.syntax.reader.TokenKind;
import io.bindery.text.SourceFile;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/// Converts the lexer's tokens into those that rules see: an index belongs to its variable, words before `(` are functions, kinds
/// of quotes are distinguished, and every character of the text belongs to a token.
final class TokenReader {
    private static final Set<String> TYPES = Set.of(
            "Integer", "Float", "Boolean", "Regexp", "String", "Array", "Hash", "Resource", "Class", "Collection", "Scalar", "Numeric",
            "CatalogEntry", "Data", "Tuple", "Struct", "Optional", "NotUndef", "Variant", "Enum", "Pattern", "Any", "Callable", "Type",
            "Runtime", "Undef", "Default", "Sensitive");

    private final String text;
    private final List<Lexeme> lexemes;
    private final List<LintToken> tokens = new ArrayList<>();
    /// Whether each string that is open is a heredoc, the innermost first.
    private final Deque<Boolean> heredocs = new ArrayDeque<>();
    private int at;
    private int reached;
    private int line = 1;
    private int column = 1;
    private int counted;
    private int lineStart;
    /// The next line end, or -1.
    private int lineEnd;
    private int heredocStart;
    private int heredocEnd;

    private TokenReader(SourceFile file, List<Lexeme> lexemes) {
        this.text = file.text();
        this.lexemes = lexemes;
        this.lineEnd = text.indexOf('\n');
    }

    static List<LintToken> read(SourceFile file, List<Lexeme> lexemes) {
        TokenReader reader = new TokenReader(file, lexemes);
        while (reader.at < lexemes.size()) {
            Lexeme lexeme = lexemes.get(reader.at++);
            if (reader.isLeft(lexeme)) {
                reader.take(lexeme);
            }
        }
        return reader.tokens;
    }

    /// Whether a lexeme is not part of a token before. Between two variables in a string there is always text, be it empty.
    private boolean isLeft(Lexeme lexeme) {
        return lexeme.start() >= reached
                || lexeme.end() > reached
                || lexeme.end() == reached && isText(lexeme.kind()) && follows(LintKind.BARE_VARIABLE);
    }

    private void take(Lexeme lexeme) {
        switch (lexeme.kind()) {
            case WHITE_SPACE -> add(follows(LintKind.NEWLINE) ? LintKind.INDENT : LintKind.WHITE_SPACE, lexeme);
            case LINE_END -> add(LintKind.NEWLINE, lexeme);
            case COMMENT -> comment(lexeme);
            case BLOCK_COMMENT -> add(LintKind.BLOCK_COMMENT, lexeme.start(), lexeme.end(), blockComment(slice(lexeme)));
            case HEREDOC -> add(LintKind.HEREDOC_TAG, lexeme.start(), lexeme.end(), text.substring(lexeme.start() + 2, lexeme.end() - 1));
            case HEREDOC_TEXT -> {
                heredocStart = lexeme.start();
                heredocEnd = lexeme.end();
            }
            case STRING -> string(lexeme);
            case STRING_HEAD -> head(lexeme);
            case STRING_MIDDLE -> middle(lexeme);
            case STRING_TAIL -> tail(lexeme);
            case VARIABLE -> variable(lexeme);
            case REGEX, DIVIDE -> slashes(lexeme);
            case TYPE_NAME -> add(TYPES.contains(slice(lexeme)) ? LintKind.TYPE : LintKind.CLASS_REFERENCE, lexeme);
            case NUMBER -> add(LintKind.NUMBER, lexeme);
            case NAME, WORD -> word(lexeme, LintKind.NAME);
            default -> other(lexeme);
        }
    }

    private void other(Lexeme lexeme) {
        switch (lexeme.kind()) {
            case LEFT_BRACKET, LIST_START -> add(LintKind.LEFT_BRACKET, lexeme);
            case RIGHT_BRACKET -> add(LintKind.RIGHT_BRACKET, lexeme);
            case LEFT_BRACE, SELECTOR_BRACE -> add(LintKind.LEFT_BRACE, lexeme);
            case RIGHT_BRACE -> add(LintKind.RIGHT_BRACE, lexeme);
            case LEFT_PARENTHESIS, LINE_PARENTHESIS -> add(LintKind.LEFT_PARENTHESIS, lexeme);
            case RIGHT_PARENTHESIS -> add(LintKind.RIGHT_PARENTHESIS, lexeme);
            case EQUALS -> add(LintKind.EQUALS, lexeme);
            case FAT_ARROW -> add(LintKind.FAT_ARROW, lexeme);
            case COMMA -> add(LintKind.COMMA, lexeme);
            case COLON -> add(LintKind.COLON, lexeme);
            case SEMICOLON -> add(LintKind.SEMICOLON, lexeme);
            case QUESTION -> add(LintKind.QUESTION, lexeme);
            case PIPE -> add(LintKind.PIPE, lexeme);
            case IN_EDGE -> add(LintKind.IN_EDGE, lexeme);
            case IN_EDGE_NOTIFY -> add(LintKind.IN_EDGE_NOTIFY, lexeme);
            case OUT_EDGE -> add(LintKind.OUT_EDGE, lexeme);
            case CASE -> word(lexeme, LintKind.CASE);
            case CLASS -> word(lexeme, LintKind.CLASS);
            case DEFAULT -> word(lexeme, LintKind.DEFAULT);
            case DEFINE -> word(lexeme, LintKind.DEFINE);
            case INHERITS -> word(lexeme, LintKind.INHERITS);
            case NODE -> word(lexeme, LintKind.NODE);
            case TRUE -> word(lexeme, LintKind.TRUE);
            case FALSE -> word(lexeme, LintKind.FALSE);
            case UNDEF -> word(lexeme, LintKind.UNDEF);
            case IF, ELSIF, ELSE, UNLESS, FUNCTION, TYPE, ATTR, PRIVATE, AND, OR, IN -> word(lexeme, LintKind.KEYWORD);
            // As puppet-lint does: the sign of an exported resource is two signs.
            case AT_AT -> {
                add(LintKind.SIGN, lexeme.start(), lexeme.start() + 1, "@");
                add(LintKind.SIGN, lexeme.start() + 1, lexeme.end(), "@");
            }
            default -> add(LintKind.SIGN, lexeme);
        }
    }

    private String slice(Lexeme lexeme) {
        return text.substring(lexeme.start(), lexeme.end());
    }

    private boolean follows(LintKind kind) {
        return !tokens.isEmpty() && tokens.getLast().is(kind);
    }

    private void add(LintKind kind, Lexeme lexeme) {
        int start = Math.max(lexeme.start(), reached);
        add(kind, start, lexeme.end(), text.substring(start, lexeme.end()));
    }

    private void add(LintKind kind, int start, int end, String value) {
        count(start);
        tokens.add(new LintToken(kind, value, start, end, line, column, tokens.size()));
        reached = end;
    }

    private void count(int to) {
        if (to <= counted) {
            return;
        }
        while (lineEnd >= 0 && lineEnd < to) {
            line++;
            lineStart = lineEnd + 1;
            lineEnd = text.indexOf('\n', lineStart);
        }
        column = text.codePointCount(lineStart, to) + 1;
        counted = to;
    }

    private void comment(Lexeme lexeme) {
        int end = text.charAt(lexeme.end() - 1) == '\r' ? lexeme.end() - 1 : lexeme.end();
        add(LintKind.COMMENT, lexeme.start(), end, text.substring(lexeme.start() + 1, end));
    }

    private static String blockComment(String raw) {
        String inner = raw.substring(2, raw.length() - 2);
        String opened = inner.startsWith(" ") ? inner.substring(1) : inner;
        String closed = opened.endsWith(" ") ? opened.substring(0, opened.length() - 1) : opened;
        return Pattern.compile("^ *\\*", Pattern.MULTILINE).matcher(closed).replaceAll("");
    }

    private void string(Lexeme lexeme) {
        if (startsHeredoc()) {
            add(LintKind.HEREDOC, heredocStart, heredocEnd, untagged(text.substring(heredocStart, heredocEnd)));
            return;
        }
        boolean single = text.charAt(lexeme.start()) == '\'';
        LintKind kind = single ? LintKind.SINGLE_QUOTED : LintKind.DOUBLE_QUOTED;
        add(kind, lexeme.start(), lexeme.end(), text.substring(lexeme.start() + 1, lexeme.end() - 1));
    }

    /// The text of a heredoc up to the end tag, or to the `|` before it.
    private static String untagged(String text) {
        int line = text.lastIndexOf('\n') + 1;
        int bar = text.indexOf('|', line);
        return text.substring(0, bar < 0 ? line : bar);
    }

    private boolean startsHeredoc() {
        return at > 1 && lexemes.get(at - 2).kind() == TokenKind.HEREDOC_TEXT;
    }

    private void head(Lexeme lexeme) {
        boolean heredoc = startsHeredoc();
        heredocs.push(heredoc);
        int start = heredoc ? heredocStart : lexeme.start();
        String value = text.substring(heredoc ? start : start + 1, lexeme.end());
        add(heredoc ? LintKind.HEREDOC_HEAD : LintKind.STRING_HEAD, start, lexeme.end(), unopened(value));
        interpolated();
    }

    private void middle(Lexeme lexeme) {
        int start = Math.max(lexeme.start(), reached);
        boolean heredoc = Boolean.TRUE.equals(heredocs.peek());
        String value = unopened(text.substring(start, lexeme.end()));
        add(heredoc ? LintKind.HEREDOC_MIDDLE : LintKind.STRING_MIDDLE, Math.min(start, reached), lexeme.end(), value);
        interpolated();
    }

    private void tail(Lexeme lexeme) {
        int start = Math.max(lexeme.start(), reached);
        boolean heredoc = !heredocs.isEmpty() && heredocs.pop();
        if (heredoc) {
            add(LintKind.HEREDOC_TAIL, Math.min(start, reached), heredocEnd, untagged(text.substring(start, heredocEnd)));
        } else {
            add(LintKind.STRING_TAIL, Math.min(start, reached), lexeme.end(), text.substring(start, lexeme.end() - 1));
        }
    }

    private static String unopened(String value) {
        return value.endsWith("${") ? value.substring(0, value.length() - 2) : value;
    }

    /// A word right behind `${` is a variable.
    private void interpolated() {
        if (at >= lexemes.size() || text.charAt(reached - 1) != '{') {
            return;
        }
        Lexeme first = lexemes.get(at);
        if (first.start() == reached && Character.isLetter(text.charAt(reached)) && Character.isLowerCase(text.charAt(reached))
                || first.start() == reached && (text.charAt(reached) == '_' || text.startsWith("::", reached))) {
            if (first.kind() != TokenKind.VARIABLE || text.charAt(reached) != '$') {
                bareWord(first);
            }
        }
    }

    private void bareWord(Lexeme first) {
        if (first.end() < text.length() && text.charAt(first.end()) == '(') {
            return;
        }
        at++;
        add(LintKind.VARIABLE, first);
    }

    private void variable(Lexeme lexeme) {
        if (text.charAt(lexeme.start()) != '$') {
            // `${1}` and the like.
            add(LintKind.NUMBER, lexeme);
            return;
        }
        boolean bare = isBare();
        int read = VariableTexts.end(text, lexeme.start() + 1, !bare);
        int end = read > 0 && isBoundary(read, bare) ? read : lexeme.end();
        add(bare ? LintKind.BARE_VARIABLE : LintKind.VARIABLE, lexeme.start(), end, text.substring(lexeme.start() + 1, end));
    }

    private boolean isBare() {
        if (tokens.isEmpty() || tokens.getLast().end() == 0) {
            return false;
        }
        return switch (tokens.getLast().kind()) {
            case STRING_HEAD, STRING_MIDDLE, HEREDOC_HEAD, HEREDOC_MIDDLE -> !text.startsWith("${", tokens.getLast().end() - 2);
            default -> false;
        };
    }

    /// Whether a token of the lexer's ends here. The text of a string may be cut anywhere.
    private boolean isBoundary(int end, boolean bare) {
        for (int i = at; i < lexemes.size() && lexemes.get(i).start() < end; i++) {
            if (lexemes.get(i).end() > end && !(bare && isText(lexemes.get(i).kind()))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isText(TokenKind kind) {
        return kind == TokenKind.STRING_MIDDLE || kind == TokenKind.STRING_TAIL;
    }

    private void word(Lexeme lexeme, LintKind kind) {
        boolean called = lexeme.end() < text.length() && text.charAt(lexeme.end()) == '(';
        add(called ? LintKind.FUNCTION_NAME : kind, lexeme);
    }

    private void slashes(Lexeme lexeme) {
        if (text.startsWith("//", lexeme.start()) && isComment(lexeme.start() + 2)) {
            int end = text.indexOf('\n', lexeme.start());
            int stop = end < 0 ? text.length() : end;
            add(LintKind.SLASH_COMMENT, lexeme.start(), stop, text.substring(lexeme.start() + 2, stop));
        } else if (lexeme.kind() == TokenKind.DIVIDE) {
            add(LintKind.SIGN, lexeme);
        } else {
            add(LintKind.REGEX, lexeme.start(), lexeme.end(), text.substring(lexeme.start() + 1, lexeme.end() - 1));
        }
    }

    /// Whether `//` is meant as a comment: text follows on the line that cannot follow a regular expression.
    private boolean isComment(int from) {
        int next = from;
        while (next < text.length() && (text.charAt(next) == ' ' || text.charAt(next) == '\t')) {
            next++;
        }
        return next < text.length() && "{,]):=\n\r".indexOf(text.charAt(next)) < 0;
    }
}
