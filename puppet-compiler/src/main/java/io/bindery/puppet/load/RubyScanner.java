package io.bindery.puppet.load;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Cuts a Ruby text into tokens, past comments, heredocs and the inside of strings.
final class RubyScanner {
    private static final Pattern HEREDOC = Pattern.compile("<<([-~]?)(['\"]?)([A-Za-z_]\\w*)\\2");
    private static final String MARKS = "{}()[].,;|&=<>!?:+-*/%^~\\$`";

    private final String text;
    private final List<RubyToken> tokens = new ArrayList<>();
    private final List<String> heredocs = new ArrayList<>();
    private int at;
    private boolean first = true;
    private boolean lost;

    RubyScanner(String text) {
        this.text = text;
    }

    /// Null if the text ends inside something.
    @Nullable List<RubyToken> scan() {
        while (at < text.length() && !lost) {
            if (!next()) {
                break;
            }
        }
        return lost ? null : tokens;
    }

    private boolean next() {
        char c = text.charAt(at);
        if (c == '\n') {
            at++;
            first = true;
            skipHeredocs();
            return !atEndMarker();
        }
        if (c == ' ' || c == '\t' || c == '\r') {
            at++;
        } else if (c == '#') {
            skipLine();
        } else if (c == '=' && first && text.startsWith("=begin", at)) {
            skipComment();
        } else if (Character.isLetter(c) || c == '_' || c == '@') {
            word();
        } else if (Character.isDigit(c)) {
            number();
        } else if (c == '"' || c == '\'' || c == '`') {
            add(RubyToken.Kind.STRING, quoted(c, c), "");
        } else if (c == ':') {
            colon();
        } else if (c == '/' && regexMayStart()) {
            regex('/', '/');
        } else if (c == '%' && literalMayStart()) {
            literal();
        } else if (c == '<' && heredocStarts()) {
            add(RubyToken.Kind.STRING, "", "");
        } else {
            mark(c);
        }
        return true;
    }

    private boolean atEndMarker() {
        return text.startsWith("__END__", at);
    }

    private void skipLine() {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
    }

    private void skipComment() {
        int end = text.indexOf("\n=end", at);
        lost = end < 0;
        at = end < 0 ? text.length() : end + 5;
        skipLine();
    }

    private void skipHeredocs() {
        for (String terminator : heredocs) {
            boolean found = false;
            while (at < text.length() && !found) {
                int end = text.indexOf('\n', at);
                int stop = end < 0 ? text.length() : end;
                found = text.substring(at, stop).strip().equals(terminator);
                at = Math.min(text.length(), stop + 1);
            }
            lost |= !found;
        }
        heredocs.clear();
    }

    private void add(RubyToken.Kind kind, String content, String options) {
        tokens.add(new RubyToken(kind, content, options, first));
        first = false;
    }

    private void word() {
        int start = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_' || text.charAt(at) == '@')) {
            at++;
        }
        boolean asks = at < text.length()
                && (text.charAt(at) == '?' || text.charAt(at) == '!')
                && (at + 1 >= text.length() || text.charAt(at + 1) != '=');
        int end = at;
        at += asks ? 1 : 0;
        boolean key = at < text.length() && text.charAt(at) == ':' && (at + 1 >= text.length() || text.charAt(at + 1) != ':')
                && !previousIs("?");
        if (key) {
            add(RubyToken.Kind.KEY, text.substring(start, end), "");
            at++;
        } else {
            add(RubyToken.Kind.WORD, text.substring(start, at), "");
        }
    }

    private boolean previousIs(String mark) {
        return !tokens.isEmpty() && tokens.getLast().isMark(mark);
    }

    private void number() {
        int start = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
            at++;
        }
        add(RubyToken.Kind.NUMBER, text.substring(start, at), "");
    }

    private void colon() {
        char following = at + 1 < text.length() ? text.charAt(at + 1) : ' ';
        if (following == ':') {
            add(RubyToken.Kind.MARK, "::", "");
            at += 2;
        } else if (following == '"' || following == '\'') {
            at++;
            add(RubyToken.Kind.SYMBOL, quoted(following, following), "");
        } else if (Character.isLetter(following) || following == '_') {
            int start = ++at;
            while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '_')) {
                at++;
            }
            add(RubyToken.Kind.SYMBOL, text.substring(start, at), "");
        } else {
            mark(':');
        }
    }

    private void mark(char c) {
        if (MARKS.indexOf(c) < 0 && c < 0x80) {
            lost = true;
        }
        for (String wide : List.of("=>", "&.", "->", "==", "!=", "=~", "!~", "&&", "||", "<<", "<=", ">=")) {
            if (text.startsWith(wide, at)) {
                add(RubyToken.Kind.MARK, wide, "");
                at += 2;
                return;
            }
        }
        add(RubyToken.Kind.MARK, String.valueOf(c), "");
        at++;
    }

    // The inside of a string; code in `#{}` is passed over by its braces.
    private String quoted(char open, char close) {
        int start = ++at;
        int depth = 1;
        int code = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\\') {
                at++;
            } else if (code == 0 && close != '\'' && text.startsWith("#{", at)) {
                code = 1;
                at++;
            } else if (code > 0) {
                code += c == '{' ? 1 : c == '}' ? -1 : 0;
            } else if (c == close && --depth == 0) {
                String inside = text.substring(start, at);
                at++;
                return inside;
            } else if (c == open && open != close) {
                depth++;
            }
            at++;
        }
        lost = true;
        return "";
    }

    private void regex(char open, char close) {
        String source = quoted(open, close);
        int start = at;
        while (at < text.length() && Character.isLetter(text.charAt(at))) {
            at++;
        }
        add(RubyToken.Kind.REGEX, open == '/' ? source.replace("\\/", "/") : source, text.substring(start, at));
    }

    private boolean regexMayStart() {
        if (first || tokens.isEmpty()) {
            return true;
        }
        RubyToken before = tokens.getLast();
        boolean spaced = at > 0 && text.charAt(at - 1) == ' ' && at + 1 < text.length() && text.charAt(at + 1) != ' ';
        return switch (before.kind()) {
            case MARK -> !before.isMark(")") && !before.isMark("]") && !before.isMark("}");
            case WORD -> spaced || before.isWord("when") || before.isWord("if") || before.isWord("and") || before.isWord("or");
            case KEY -> true;
            case SYMBOL, STRING, REGEX, NUMBER -> false;
        };
    }

    private boolean literalMayStart() {
        boolean value = first || tokens.isEmpty() || switch (tokens.getLast().kind()) {
            case MARK -> !previousIs(")") && !previousIs("]") && !previousIs("}");
            case KEY -> true;
            case WORD -> at > 0 && text.charAt(at - 1) == ' ' && at + 1 < text.length() && text.charAt(at + 1) != ' ';
            case SYMBOL, STRING, REGEX, NUMBER -> false;
        };
        if (!value || at + 1 >= text.length()) {
            return false;
        }
        char letter = text.charAt(at + 1);
        return "{([<|!".indexOf(letter) >= 0
                || "qQwWiIrsx".indexOf(letter) >= 0 && at + 2 < text.length() && "{([<|!/".indexOf(text.charAt(at + 2)) >= 0;
    }

    private void literal() {
        char letter = text.charAt(at + 1);
        boolean named = Character.isLetter(letter);
        at += named ? 2 : 1;
        char open = text.charAt(at);
        char close = switch (open) {
            case '{' -> '}';
            case '(' -> ')';
            case '[' -> ']';
            case '<' -> '>';
            default -> open;
        };
        if (named && letter == 'r') {
            regex(open, close);
        } else {
            add(RubyToken.Kind.STRING, quoted(open, close), "");
        }
    }

    private boolean heredocStarts() {
        Matcher heredoc = HEREDOC.matcher(text).region(at, text.length());
        if (!heredoc.lookingAt() || !tokens.isEmpty() && tokens.getLast().isWord("class")) {
            return false;
        }
        boolean sure = !heredoc.group(1).isEmpty() || !heredoc.group(2).isEmpty() || Character.isUpperCase(heredoc.group(3).charAt(0));
        if (sure) {
            heredocs.add(heredoc.group(3));
            at = heredoc.end();
        }
        return sure;
    }
}
