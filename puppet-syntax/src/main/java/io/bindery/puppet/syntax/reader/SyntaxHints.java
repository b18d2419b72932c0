package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Guesses what the author meant, from the token that the parser refused.
final class SyntaxHints {
    private final TokenCursor cursor;
    private final Tokens tokens;
    private final int at;
    /// The brackets still open before the refused token, innermost first.
    private final Deque<Integer> open = new ArrayDeque<>();

    SyntaxHints(TokenCursor cursor) {
        this.cursor = cursor;
        this.tokens = cursor.tokens;
        this.at = cursor.index();
        for (int i = 0; i < at; i++) {
            if (closer(tokens.kind(i)) != null) {
                open.push(i);
            } else if (isCloser(tokens.kind(i)) && !open.isEmpty()) {
                open.pop();
            }
        }
    }

    Diagnostic add(Diagnostic error) {
        Diagnostic hinted = error;
        for (String hint : hints(error)) {
            hinted = hinted.withHint(hint);
        }
        return hinted;
    }

    private List<String> hints(Diagnostic error) {
        List<String> hints = new ArrayList<>();
        if (error.code() == Issue.UNCLOSED_QUOTE) {
            hints.add("a quote is opened here and never closed; a string may span lines, so the mistake may be earlier");
        } else if (error.code() == Issue.GRAMMAR) {
            addIfAny(hints, misspeltElsif());
        } else if (error.code() == Issue.SYNTAX_ERROR) {
            addIfAny(hints, brackets());
            addIfAny(hints, guess());
            addIfAny(hints, longString());
            addIfAny(hints, misspeltElsif());
        }
        return hints;
    }

    private static void addIfAny(List<String> hints, @Nullable String hint) {
        if (hint != null) {
            hints.add(hint);
        }
    }

    private static @Nullable String closer(TokenKind kind) {
        return switch (kind) {
            case LEFT_BRACE, SELECTOR_BRACE -> "}";
            case LEFT_BRACKET, LIST_START -> "]";
            case LEFT_PARENTHESIS, LINE_PARENTHESIS -> ")";
            default -> null;
        };
    }

    private static boolean isCloser(TokenKind kind) {
        return kind == TokenKind.RIGHT_BRACE
                || kind == TokenKind.RIGHT_BRACKET
                || kind == TokenKind.RIGHT_PARENTHESIS;
    }

    private @Nullable String brackets() {
        TokenKind kind = tokens.kind(at);
        if (open.isEmpty()) {
            return isCloser(kind) ? "nothing is open that this '" + tokens.value(at) + "' could close" : null;
        }
        int innermost = open.element();
        String wanted = closer(tokens.kind(innermost));
        if (kind == TokenKind.END) {
            return opened(innermost) + " is never closed";
        }
        return isCloser(kind) && !tokens.value(at).equals(wanted)
                ? opened(innermost) + " needs '" + wanted + "' first"
                : null;
    }

    private String opened(int index) {
        Place place = new Place(cursor.file, tokens.start(index), tokens.end(index));
        return "the '" + tokens.value(index) + "' opened at line " + place.line() + ", column " + place.column();
    }

    private TokenKind before(int distance) {
        return at >= distance ? tokens.kind(at - distance) : TokenKind.END;
    }

    private @Nullable String guess() {
        TokenKind kind = tokens.kind(at);
        TokenKind previous = before(1);
        return switch (kind) {
            case EQUALS -> equalsSign();
            case IF -> previous == TokenKind.ELSE ? "did you mean 'elsif'?" : missingComma();
            case FAT_ARROW -> arrow(previous);
            case WORD -> inHash() ? notAName(at) : missingComma();
            case OTHER -> other();
            case PIPE -> previous == TokenKind.PIPE || after() == TokenKind.PIPE ? "did you mean 'or'?" : null;
            case LEFT_BRACE -> inHash() && isOption() ? "an option of case has a colon before its '{'" : previous == TokenKind.NAME ? unclosed() : null;
            case IN_EDGE -> inHash() ? "did you mean '=>'?" : null;
            case TIMES -> previous == TokenKind.NAME && before(2) == TokenKind.NODE ? pattern() : null;
            case NAME -> previous == TokenKind.PIPE ? "parameters of a block have a $: |$" + tokens.value(at) + "|" : colonOrComma(previous);
            case VARIABLE -> previous == TokenKind.NAME && tokens.value(at - 1).equals("not") ? "did you mean '!'?" : colonOrComma(previous);
            case TYPE_NAME -> previous == TokenKind.COMMA && inHash() && before(2) == TokenKind.RIGHT_BRACKET
                    ? "several references are a list: [" + "A['a'], B['b']]" : colonOrComma(previous);
            case COLON -> inHash() ? "keys and values of a hash are joined by '=>'" : null;
            default -> colonOrComma(previous);
        };
    }

    /// Whether the tokens before are an option of `case`: a value after the brace of the case or of the option before it.
    private boolean isOption() {
        return isValue(before(1)) && (before(2) == TokenKind.RIGHT_BRACE || before(2) == TokenKind.LEFT_BRACE && at >= 3 && isCase(open.element()));
    }

    private boolean isCase(int brace) {
        int line = cursor.file.line(tokens.start(brace));
        for (int i = brace; i >= 0 && cursor.file.line(tokens.start(i)) == line; i--) {
            if (tokens.kind(i) == TokenKind.CASE) {
                return true;
            }
        }
        return false;
    }

    private String pattern() {
        return "names of nodes by a pattern are a regular expression: node /^" + tokens.value(at - 1) + "/";
    }

    private TokenKind after() {
        return at + 1 < tokens.size() ? tokens.kind(at + 1) : TokenKind.END;
    }

    /// A resource that begins inside another one's braces: those were probably not closed.
    private @Nullable String unclosed() {
        if (!inHash()) {
            return null;
        }
        int innermost = open.element();
        boolean earlier = cursor.file.line(tokens.start(innermost)) < cursor.file.line(tokens.start(at));
        return earlier ? opened(innermost) + " may not be closed before this" : null;
    }

    private String equalsSign() {
        boolean afterKey = isValue(before(1))
                && !open.isEmpty()
                && (before(2) == TokenKind.COMMA || before(2) == TokenKind.COLON || before(2) == TokenKind.LEFT_BRACE);
        return afterKey ? "did you mean '=>'?" : "did you mean '=='?";
    }

    private boolean inHash() {
        return !open.isEmpty() && tokens.kind(open.element()) == TokenKind.LEFT_BRACE;
    }

    private @Nullable String arrow(TokenKind previous) {
        if (previous == TokenKind.WORD) {
            return notAName(at - 1);
        }
        if (before(2) == TokenKind.SEMICOLON) {
            return "line " + cursor.file.line(tokens.start(at - 2)) + " ends with ';': attributes are parted by a comma, a ';' begins another resource with a title";
        }
        if (previous == TokenKind.STRING && inHash()) {
            return "names of attributes are not quoted; or is a colon missing after a title?";
        }
        return null;
    }

    private String notAName(int index) {
        return "'" + tokens.value(index) + "' is no name: names have letters, digits and underscores only";
    }

    private @Nullable String other() {
        String character = new Place(cursor.file, tokens.start(at), tokens.end(at)).text();
        return switch (character) {
            case "&" -> "did you mean 'and'?";
            case "`" -> "strings are quoted with ' or \"";
            case "\0" -> "the file looks binary";
            default -> "no token starts with '" + character + "'";
        };
    }

    private @Nullable String colonOrComma(TokenKind previous) {
        if (previous == TokenKind.STRING && inHash() && at >= 2 && tokens.kind(at - 2) == TokenKind.LEFT_BRACE) {
            return tokens.kind(at) == TokenKind.NAME ? "a colon may be missing after the title" : missingComma();
        }
        return missingComma();
    }

    private @Nullable String missingComma() {
        if (open.isEmpty() || !endsValue(before(1)) || !startsValue(tokens.kind(at))) {
            return null;
        }
        return "a comma may be missing before '" + tokens.value(at) + "'";
    }

    private static boolean endsValue(TokenKind kind) {
        return isCloser(kind) || isValue(kind) || kind == TokenKind.STRING_TAIL;
    }

    private static boolean startsValue(TokenKind kind) {
        return isValue(kind) || kind == TokenKind.STRING_HEAD || kind == TokenKind.LIST_START;
    }

    private static boolean isValue(TokenKind kind) {
        return switch (kind) {
            case NAME, WORD, TYPE_NAME, VARIABLE, NUMBER, STRING, REGEX, TRUE, FALSE, UNDEF, DEFAULT -> true;
            default -> kind.isKeyword();
        };
    }

    /// A string over several lines just before the error may be two strings that lost a quote between them.
    private @Nullable String longString() {
        TokenKind previous = before(1);
        if (previous != TokenKind.STRING && previous != TokenKind.STRING_TAIL) {
            return null;
        }
        int first = cursor.file.line(tokens.start(at - 1));
        int last = cursor.file.line(Math.max(0, tokens.end(at - 1) - 1));
        return first < last ? "the string before this starts at line " + first + ": is a quote missing there?" : null;
    }

    private @Nullable String misspeltElsif() {
        for (int i = Math.max(1, at - 40); i < at; i++) {
            if (tokens.kind(i) == TokenKind.NAME && tokens.kind(i - 1) == TokenKind.RIGHT_BRACE) {
                String word = tokens.value(i);
                if (word.equals("elseif") || word.equals("elif")) {
                    return "line " + cursor.file.line(tokens.start(i)) + " says '" + word + "': did you mean 'elsif'?";
                }
            }
        }
        return null;
    }
}
