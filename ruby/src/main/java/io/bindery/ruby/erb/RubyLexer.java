package io.bindery.ruby.erb;

import io.bindery.ruby.erb.Token.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Turns the chunks of a template into one stream of Ruby tokens, in which literal text and output are tokens too.
final class RubyLexer {
    private static final Set<String> KEYWORDS = Set.of(
            "if", "elsif", "else", "unless", "end", "do", "case", "when", "then", "and", "or", "not", "nil", "true", "false",
            "defined?", "next", "break", "return", "begin", "rescue", "ensure", "def", "class", "module", "while", "until",
            "for", "in", "yield", "self", "lambda", "super", "alias", "undef", "redo", "retry", "loop");

    private static final String[] OPERATORS = {
        "<=>", "===", "**=", "||=", "&&=", "...", "<<=", ">>=", "==", "!=", "=~", "!~", "<=", ">=", "&&", "||", "<<", ">>", "+=",
        "-=", "*=", "/=", "%=", "|=", "&=", "::", "..", "=>", "->", "**", "&.", "+", "-", "*", "/", "%", "=", "<", ">", "!", "&",
        "|", "^", "~", "?", ":", ",", ".", "(", ")", "[", "]", "{", "}", ";"
    };

    private final List<Token> tokens = new ArrayList<>();
    private String code = "";
    private int at;
    private int line;

    static List<Token> tokens(List<ErbScanner.Chunk> chunks) {
        RubyLexer lexer = new RubyLexer();
        for (ErbScanner.Chunk chunk : chunks) {
            lexer.chunk(chunk);
        }
        lexer.add(Kind.END, "", false, null);
        return lexer.tokens;
    }

    private void chunk(ErbScanner.Chunk chunk) {
        line = chunk.line();
        switch (chunk.kind()) {
            case TEXT -> add(Kind.TEXT, chunk.content(), false, null);
            case CODE -> {
                lex(chunk.content());
                add(Kind.NEWLINE, "\n", false, null);
            }
            case OUTPUT -> {
                add(Kind.OUTPUT_START, "", false, null);
                lex(chunk.content());
                add(Kind.OUTPUT_END, "", false, null);
            }
        }
    }

    private void lex(String source) {
        code = source;
        at = 0;
        while (at < code.length()) {
            boolean spaced = skipBlanks();
            if (at < code.length()) {
                token(spaced);
            }
        }
    }

    private boolean skipBlanks() {
        int start = at;
        while (at < code.length()) {
            char c = code.charAt(at);
            if (c == '\\' && at + 1 < code.length() && code.charAt(at + 1) == '\n') {
                at += 2;
                line++;
            } else if (c == ' ' || c == '\t' || c == '\r') {
                at++;
            } else if (c == '#') {
                int end = code.indexOf('\n', at);
                if (end < 0) {
                    throw new BeyondSubset("a comment that goes on behind the tag");
                }
                at = end;
            } else {
                break;
            }
        }
        return at > start;
    }

    private void token(boolean spaced) {
        char c = code.charAt(at);
        if (c == '\n') {
            at++;
            add(Kind.NEWLINE, "\n", spaced, null);
            line++;
        } else if (Character.isDigit(c)) {
            number(spaced);
        } else if (c == '"') {
            at++;
            interpolated(Kind.STRING, '"', '"', spaced);
        } else if (c == '\'') {
            at++;
            add(Kind.STRING, singleQuoted('\'', '\''), spaced, null);
        } else if (c == '@') {
            instanceVariable(spaced);
        } else if (Character.isLetter(c) || c == '_') {
            word(spaced);
        } else if (c == ':' && symbol(spaced)) {
            return;
        } else if (c == '/' && startsValue(spaced)) {
            at++;
            regex('/', '/', spaced);
        } else if (c == '%' && startsValue(spaced) && percentLiteral(spaced)) {
            return;
        } else if (c == '$' && at + 1 < code.length() && code.charAt(at + 1) >= '1' && code.charAt(at + 1) <= '9') {
            add(Kind.MATCH_GROUP, code.substring(at + 1, at + 2), spaced, null);
            at += 2;
        } else if (c == '?' && startsValue(spaced) || c == '`' || c == '$') {
            throw new BeyondSubset("`" + c + "`");
        } else {
            operator(spaced);
        }
    }

    /// Whether a value may start here, and not an operator go on.
    private boolean startsValue(boolean spaced) {
        if (tokens.isEmpty()) {
            return true;
        }
        Token last = tokens.getLast();
        boolean commandArgument = spaced && at + 1 < code.length() && code.charAt(at + 1) != ' ' && code.charAt(at + 1) != '=';
        return switch (last.kind()) {
            case INTEGER, FLOAT, STRING, SYMBOL, REGEX, WORDS, INSTANCE_VARIABLE, CONSTANT, MATCH_GROUP -> false;
            case IDENTIFIER -> commandArgument && isMethodName();
            case KEYWORD -> !Set.of("end", "nil", "true", "false", "self").contains(last.text());
            case OPERATOR -> !Set.of(")", "]", "}").contains(last.text());
            case TEXT, OUTPUT_START, OUTPUT_END, NEWLINE, LABEL, END -> true;
        };
    }

    // `x.split /,/` has an argument; `x / y` on a local variable is a division.
    private boolean isMethodName() {
        int size = tokens.size();
        return size > 1 && (tokens.get(size - 2).is(".") || tokens.get(size - 2).is("&."));
    }

    private void number(boolean spaced) {
        int start = at;
        if (code.charAt(at) == '0' && at + 1 < code.length() && Character.isLetterOrDigit(code.charAt(at + 1))) {
            throw new BeyondSubset("a number with a radix");
        }
        digits();
        boolean real = at + 1 < code.length() && code.charAt(at) == '.' && Character.isDigit(code.charAt(at + 1));
        if (real) {
            at++;
            digits();
        }
        if (at < code.length() && (code.charAt(at) == 'e' || code.charAt(at) == 'E')) {
            throw new BeyondSubset("a number with an exponent");
        }
        add(real ? Kind.FLOAT : Kind.INTEGER, code.substring(start, at).replace("_", ""), spaced, null);
    }

    private void digits() {
        while (at < code.length() && (Character.isDigit(code.charAt(at)) || code.charAt(at) == '_')) {
            at++;
        }
    }

    private void instanceVariable(boolean spaced) {
        int start = ++at;
        if (at < code.length() && code.charAt(at) == '@') {
            throw new BeyondSubset("a class variable");
        }
        identifierTail();
        add(Kind.INSTANCE_VARIABLE, code.substring(start, at), spaced, null);
    }

    private void identifierTail() {
        while (at < code.length() && (Character.isLetterOrDigit(code.charAt(at)) || code.charAt(at) == '_')) {
            at++;
        }
    }

    private void word(boolean spaced) {
        int start = at;
        identifierTail();
        if (at < code.length() && (code.charAt(at) == '?' || code.charAt(at) == '!') && !follows(at + 1, '=')) {
            at++;
        }
        String text = code.substring(start, at);
        boolean afterDot = !tokens.isEmpty() && (tokens.getLast().is(".") || tokens.getLast().is("&."));
        if (!afterDot && at + 1 < code.length() && code.charAt(at) == ':' && code.charAt(at + 1) != ':' && labelAllowed()) {
            at++;
            add(Kind.LABEL, text, spaced, null);
        } else if (!afterDot && KEYWORDS.contains(text)) {
            add(Kind.KEYWORD, text, spaced, null);
        } else {
            add(Character.isUpperCase(text.charAt(0)) ? Kind.CONSTANT : Kind.IDENTIFIER, text, spaced, null);
        }
    }

    private boolean labelAllowed() {
        Token last = tokens.isEmpty() ? null : tokens.getLast();
        return last != null && (last.is("{") || last.is(",") || last.is("(") || last.kind() == Kind.NEWLINE || last.is("|"));
    }

    private boolean follows(int index, char c) {
        return index < code.length() && code.charAt(index) == c && !(index + 1 < code.length() && (code.charAt(index + 1) == '=' || code.charAt(index + 1) == '~'));
    }

    private boolean symbol(boolean spaced) {
        if (at + 1 >= code.length() || !(Character.isLetter(code.charAt(at + 1)) || code.charAt(at + 1) == '_')) {
            if (at + 1 < code.length() && code.charAt(at + 1) == '"') {
                throw new BeyondSubset("a quoted symbol");
            }
            return false;
        }
        if (!tokens.isEmpty() && tokens.getLast().kind() != Kind.OPERATOR && !spaced && tokens.getLast().kind() != Kind.NEWLINE) {
            return false;
        }
        int start = ++at;
        identifierTail();
        if (at < code.length() && (code.charAt(at) == '?' || code.charAt(at) == '!')) {
            at++;
        }
        add(Kind.SYMBOL, code.substring(start, at), spaced, null);
        return true;
    }

    private boolean percentLiteral(boolean spaced) {
        int bracket = at + 1 < code.length() && Character.isLetter(code.charAt(at + 1)) ? at + 2 : at + 1;
        if (bracket >= code.length() || "([{<".indexOf(code.charAt(bracket)) < 0) {
            return false;
        }
        char kind = bracket == at + 1 ? 'Q' : code.charAt(at + 1);
        char open = code.charAt(bracket);
        at = bracket + 1;
        switch (kind) {
            case 'w' -> add(Kind.WORDS, singleQuoted(open, closing(open)), spaced, null);
            case 'q' -> add(Kind.STRING, singleQuoted(open, closing(open)), spaced, null);
            case 'Q' -> interpolated(Kind.STRING, open, closing(open), spaced);
            case 'r' -> regex(open, closing(open), spaced);
            default -> throw new BeyondSubset("%" + kind);
        }
        return true;
    }

    private static char closing(char open) {
        return switch (open) {
            case '(' -> ')';
            case '[' -> ']';
            case '{' -> '}';
            case '<' -> '>';
            default -> open;
        };
    }

    private String singleQuoted(char open, char close) {
        StringBuilder text = new StringBuilder();
        while (at < code.length()) {
            char c = code.charAt(at++);
            if (c == close) {
                return text.toString();
            }
            if (c == '\\' && at < code.length() && (code.charAt(at) == close || code.charAt(at) == open || code.charAt(at) == '\\')) {
                c = code.charAt(at++);
            } else if (c == open) {
                throw new BeyondSubset("nested delimiters");
            }
            if (c == '\n') {
                line++;
            }
            text.append(c);
        }
        throw new BeyondSubset("an unclosed string");
    }

    private void regex(char open, char close, boolean spaced) {
        interpolated(Kind.REGEX, open, close, spaced);
        StringBuilder options = new StringBuilder();
        while (at < code.length() && Character.isLetter(code.charAt(at))) {
            options.append(code.charAt(at++));
        }
        Token regex = tokens.removeLast();
        List<Object> parts = regex.parts() == null ? List.of(regex.text()) : regex.parts();
        if (parts.stream().anyMatch(part -> !(part instanceof String))) {
            throw new BeyondSubset("interpolation in a regular expression");
        }
        add(Kind.REGEX, options + "/" + String.join("", parts.stream().map(String::valueOf).toList()), spaced, null);
    }

    private void interpolated(Kind kind, char open, char close, boolean spaced) {
        List<Object> parts = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        while (true) {
            if (at >= code.length()) {
                throw new BeyondSubset("an unclosed string");
            }
            char c = code.charAt(at++);
            if (c == close) {
                break;
            } else if (c == open && open != close) {
                throw new BeyondSubset("nested delimiters");
            } else if (c == '\\') {
                escape(kind, text);
            } else if (c == '#' && at < code.length() && code.charAt(at) == '{') {
                at++;
                parts.add(text.toString());
                text.setLength(0);
                parts.add(embedded());
            } else if (c == '#' && at < code.length() && (code.charAt(at) == '@' || code.charAt(at) == '$')) {
                throw new BeyondSubset("#@ in a string");
            } else {
                if (c == '\n') {
                    line++;
                }
                text.append(c);
            }
        }
        parts.add(text.toString());
        boolean plain = parts.size() == 1;
        add(kind, plain ? text.toString() : "", spaced, plain ? null : parts);
    }

    private void escape(Kind kind, StringBuilder text) {
        if (at >= code.length()) {
            throw new BeyondSubset("an unclosed string");
        }
        char c = code.charAt(at++);
        if (kind == Kind.REGEX) {
            if (c != '/') {
                text.append('\\');
            }
            text.append(c);
            return;
        }
        switch (c) {
            case 'n' -> text.append('\n');
            case 't' -> text.append('\t');
            case 'r' -> text.append('\r');
            case 's' -> text.append(' ');
            case '0' -> text.append('\0');
            case 'e' -> text.append('\033');
            case '"', '\\', '#', '\'', '/', '$', '(', ')', '[', ']', '{', '}', '.', '*', '+', '-', ' ', '|', '=', ':', '@', '%', '!', '<', '>' ->
                text.append(c);
            case '\n' -> line++;
            default -> throw new BeyondSubset("the escape \\" + c);
        }
    }

    private List<Token> embedded() {
        int depth = 1;
        int start = at;
        while (at < code.length() && depth > 0) {
            char c = code.charAt(at++);
            if (c == '{') {
                depth++;
            } else if (c == '}') {
                depth--;
            } else if (c == '"' || c == '\'') {
                int close = code.indexOf(c, at);
                if (close < 0) {
                    throw new BeyondSubset("an unclosed string");
                }
                at = close + 1;
            }
        }
        RubyLexer inner = new RubyLexer();
        inner.line = line;
        inner.lex(code.substring(start, at - 1));
        inner.add(Kind.END, "", false, null);
        return inner.tokens;
    }

    private void operator(boolean spaced) {
        for (String operator : OPERATORS) {
            if (code.startsWith(operator, at)) {
                if (operator.equals("<<") && at + 2 < code.length() && (code.charAt(at + 2) == '~' || code.charAt(at + 2) == '-')) {
                    throw new BeyondSubset("a heredoc");
                }
                at += operator.length();
                add(Kind.OPERATOR, operator, spaced, null);
                return;
            }
        }
        throw new BeyondSubset("the character " + code.charAt(at));
    }

    private void add(Kind kind, String text, boolean spaced, @Nullable List<Object> parts) {
        boolean tight = at < code.length() && !Character.isWhitespace(code.charAt(at));
        tokens.add(new Token(kind, text, spaced, tight, line, parts));
    }
}
