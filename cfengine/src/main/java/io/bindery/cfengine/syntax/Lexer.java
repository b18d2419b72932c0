package io.bindery.cfengine.syntax;

import io.bindery.cfengine.syntax.Token.Kind;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.util.function.Consumer;

/// Cuts policy text into tokens.
///
/// A word may be a name, a promise type (`files:`) or a class guard (`linux.!debian::`); guards may hold blanks, so the longest
/// reading within the line wins.
final class Lexer {
    private final SourceFile source;
    private final String text;
    private final Macros macros;
    private final Consumer<Diagnostic> problems;
    private int at;

    Lexer(SourceFile source, Consumer<Diagnostic> problems) {
        this.source = source;
        this.text = source.text();
        this.problems = problems;
        this.macros = new Macros(source, problems);
    }

    Token next() {
        skipBlank();
        if (at >= text.length()) {
            macros.finish(at);
            return token(Kind.END, at, at);
        }
        int start = at;
        char c = text.charAt(at);
        return switch (c) {
            case '"', '\'', '`' -> string(c);
            case '{' -> single(Kind.OPEN_BRACE);
            case '}' -> single(Kind.CLOSE_BRACE);
            case ')' -> single(Kind.CLOSE_PARENTHESIS);
            case ',' -> single(Kind.COMMA);
            case ';' -> single(Kind.SEMICOLON);
            case '=' -> pair('>', Kind.ARROW);
            case '-' -> pair('>', Kind.THIN_ARROW);
            case '$', '@' -> reference();
            default -> word(start, c);
        };
    }

    private Token word(int start, char c) {
        if (isGuardStart(c)) {
            int guardEnd = guardEnd(start);
            if (guardEnd > 0) {
                return guard(start, guardEnd);
            }
        }
        if (!isNamePart(c)) {
            return single(c == '(' ? Kind.OPEN_PARENTHESIS : Kind.STRAY);
        }
        int end = start;
        while (end < text.length() && isNamePart(text.charAt(end))) {
            end++;
        }
        if (isAt(end, ':') && end + 1 < text.length() && isNamePart(text.charAt(end + 1))) {
            end++;
            while (end < text.length() && isNamePart(text.charAt(end))) {
                end++;
            }
        } else if (isAt(end, ':')) {
            at = end + 1;
            return new Token(Kind.PROMISE_TYPE, text.substring(start, end), source, start, at);
        }
        return token(Kind.NAME, start, end);
    }

    /// `type: guard::` on one line: the reference program reads all of it as one guard and then complains. Both are taken here.
    private Token guard(int start, int end) {
        int typeEnd = start;
        while (isNamePart(text.charAt(typeEnd))) {
            typeEnd++;
        }
        boolean oneLine = typeEnd > start && isAt(typeEnd, ':') && !isAt(typeEnd + 1, ':') && isBlank(typeEnd + 1);
        if (oneLine) {
            at = typeEnd + 1;
            problems.accept(Diagnostic.warning(
                    PolicyCode.ONE_LINE_GUARD,
                    "A class guard should start its own line: '" + text.substring(start, end) + "'",
                    new Place(source, end, end)));
            return new Token(Kind.PROMISE_TYPE, text.substring(start, typeEnd), source, start, at);
        }
        at = end;
        String expression = text.substring(start, end - 2).strip();
        return new Token(Kind.GUARD, expression, source, start, end);
    }

    /// The end of the longest guard beginning here, or -1.
    private int guardEnd(int start) {
        int end = -1;
        int scan = start;
        while (scan < text.length() && isGuardPart(text.charAt(scan))) {
            if (text.charAt(scan) == ':' && isAt(scan + 1, ':') && scan > start) {
                end = scan + 2;
                scan++;
            }
            scan++;
        }
        return end;
    }

    private Token string(char quote) {
        int start = at;
        int end = start + 1;
        boolean escapes = false;
        while (end < text.length() && text.charAt(end) != quote) {
            if (text.charAt(end) == '\\') {
                escapes = true;
                end += quote == '`' ? 0 : 1;
            }
            end++;
        }
        if (end >= text.length()) {
            return single(Kind.STRAY);
        }
        String body = text.substring(start + 1, end);
        end++;
        // As CFEngine does: nothing is escaped in a guard, so that the quote it stands in cannot be in it.
        if (isAt(end, ':') && isAt(end + 1, ':') && quote != '`' && body.indexOf(quote) < 0) {
            at = end + 2;
            return new Token(Kind.GUARD, body, source, start, at);
        }
        at = end;
        return new Token(Kind.STRING, escapes ? unescape(body) : body, source, start, end);
    }

    private static String unescape(String body) {
        StringBuilder value = new StringBuilder(body.length());
        for (int at = 0; at < body.length(); at++) {
            char c = body.charAt(at);
            char next = c == '\\' && at + 1 < body.length() ? body.charAt(at + 1) : 0;
            switch (next) {
                case '\\', '"', '\'' -> {
                    value.append(next);
                    at++;
                }
                case '\n' -> at++;
                default -> value.append(c);
            }
        }
        return value.toString();
    }

    /// `$(...)` or `@{...}` with balanced brackets, for a reference may hold another.
    private Token reference() {
        char open = at + 1 < text.length() ? text.charAt(at + 1) : 0;
        char close = open == '(' ? ')' : open == '{' ? '}' : 0;
        if (close == 0) {
            return single(Kind.STRAY);
        }
        int depth = 1;
        int end = at + 2;
        while (end < text.length() && depth > 0 && text.charAt(end) != '\n') {
            char c = text.charAt(end++);
            depth += c == open ? 1 : c == close ? -1 : 0;
        }
        return depth > 0 ? single(Kind.STRAY) : token(Kind.REFERENCE, at, end);
    }

    private void skipBlank() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '#') {
                at = lineEnd();
            } else if (c == '@' && (at == 0 || text.charAt(at - 1) == '\n') && macros.isMacro(at)) {
                at = macros.read(at);
            } else if (c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == 0x0b) {
                at++;
            } else {
                return;
            }
        }
    }

    private int lineEnd() {
        int end = text.indexOf('\n', at);
        return end < 0 ? text.length() : end;
    }

    private Token single(Kind kind) {
        return token(kind, at, at + 1);
    }

    private Token pair(char second, Kind kind) {
        return isAt(at + 1, second) ? token(kind, at, at + 2) : single(Kind.STRAY);
    }

    private Token token(Kind kind, int start, int end) {
        at = end;
        return new Token(kind, text.substring(start, end), source, start, end);
    }

    private boolean isAt(int offset, char c) {
        return offset < text.length() && text.charAt(offset) == c;
    }

    private boolean isBlank(int offset) {
        return isAt(offset, ' ') || isAt(offset, '\t');
    }

    private static boolean isNamePart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c > 0x7f;
    }

    private static boolean isGuardStart(char c) {
        return isNamePart(c) || c == '.' || c == '|' || c == '&' || c == '!' || c == '(' || c == ')';
    }

    private static boolean isGuardPart(char c) {
        return isGuardStart(c) || c == ':' || c == ' ' || c == '\t';
    }
}
