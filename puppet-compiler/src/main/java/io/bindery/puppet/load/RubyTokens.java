package io.bindery.puppet.load;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The words, symbols, strings and brackets of a Ruby text, and which `end` or bracket closes which beginning. This is enough to
/// find declarations in a type's file, not to interpret Ruby.
final class RubyTokens {
    private final List<RubyToken> tokens;
    private final int[] ends;

    private RubyTokens(List<RubyToken> tokens, int[] ends) {
        this.tokens = tokens;
        this.ends = ends;
    }

    /// Null if beginnings and ends do not pair up: then this scanner did not understand the text.
    static @Nullable RubyTokens scan(String text) {
        List<RubyToken> tokens = new RubyScanner(text).scan();
        if (tokens == null) {
            return null;
        }
        int[] ends = new int[tokens.size()];
        List<Integer> open = new ArrayList<>();
        boolean loop = false;
        for (int i = 0; i < ends.length; i++) {
            RubyToken token = tokens.get(i);
            RubyToken before = i == 0 ? null : tokens.get(i - 1);
            loop &= !token.first();
            boolean loopsDo = loop && token.isWord("do");
            if (opens(token, before) && !loopsDo) {
                open.add(i);
                loop |= token.isWord("while") || token.isWord("until") || token.isWord("for");
            } else if (closes(token, before)) {
                if (open.isEmpty() || !pairs(tokens.get(open.getLast()), token)) {
                    return null;
                }
                ends[open.removeLast()] = i;
            }
            loop &= !loopsDo;
        }
        return open.isEmpty() ? new RubyTokens(List.copyOf(tokens), ends) : null;
    }

    private static boolean opens(RubyToken token, @Nullable RubyToken before) {
        if (token.kind() == RubyToken.Kind.MARK) {
            return token.text().equals("{") || token.text().equals("(") || token.text().equals("[");
        }
        if (token.kind() != RubyToken.Kind.WORD || isCall(before)) {
            return false;
        }
        return switch (token.text()) {
            case "do", "def", "class", "module", "begin", "case" -> true;
            case "if", "unless", "while", "until", "for" -> token.first() || startsValue(before);
            default -> false;
        };
    }

    // `x.class`, `foo.end`: methods that are named like keywords.
    private static boolean isCall(@Nullable RubyToken before) {
        return before != null && (before.isMark(".") || before.isMark("&.")) || before != null && before.isWord("def");
    }

    private static boolean startsValue(@Nullable RubyToken before) {
        if (before == null) {
            return true;
        }
        return switch (before.kind()) {
            case MARK -> !before.isMark(")") && !before.isMark("]") && !before.isMark("}");
            case WORD ->
                switch (before.text()) {
                    case "then", "else", "do", "and", "or", "not", "begin" -> true;
                    default -> false;
                };
            case SYMBOL, KEY, STRING, REGEX, NUMBER -> false;
        };
    }

    private static boolean closes(RubyToken token, @Nullable RubyToken before) {
        if (token.kind() == RubyToken.Kind.MARK) {
            return token.text().equals("}") || token.text().equals(")") || token.text().equals("]");
        }
        return token.isWord("end") && !isCall(before);
    }

    private static boolean pairs(RubyToken opening, RubyToken closing) {
        return switch (closing.text()) {
            case "}" -> opening.isMark("{");
            case ")" -> opening.isMark("(");
            case "]" -> opening.isMark("[");
            default -> opening.kind() == RubyToken.Kind.WORD;
        };
    }

    int size() {
        return tokens.size();
    }

    RubyToken get(int index) {
        return tokens.get(index);
    }

    /// The text of a token; empty behind the last one.
    String text(int index) {
        return index < tokens.size() ? tokens.get(index).text() : "";
    }

    boolean isWord(int index, String word) {
        return index < tokens.size() && tokens.get(index).isWord(word);
    }

    boolean isMark(int index, String mark) {
        return index < tokens.size() && tokens.get(index).isMark(mark);
    }

    /// The first word of this text from an index on, or -1.
    int find(String word, int from) {
        for (int i = from; i < tokens.size(); i++) {
            if (tokens.get(i).isWord(word)) {
                return i;
            }
        }
        return -1;
    }

    /// Whether something begins here that ends elsewhere.
    boolean opens(int index) {
        return index < ends.length && ends[index] > 0;
    }

    /// Where that ends.
    int end(int index) {
        return ends[index];
    }

    boolean startsLine(int index) {
        return index >= tokens.size() || tokens.get(index).first();
    }

    /// Where the statement that begins here ends: at the next line that does not go on with it, at a `;`, or at a limit.
    int endOfStatement(int from, int limit) {
        int at = from;
        while (at < limit) {
            if (at > from && (isMark(at, ";") || startsLine(at) && !goesOn(at))) {
                return at;
            }
            at = opens(at) ? ends[at] + 1 : at + 1;
            if (at == from + 1 && isMark(from, ";")) {
                return at;
            }
        }
        return limit;
    }

    // A line goes on with the one before if that ends in the middle of something, or if it begins with a call on its value.
    private boolean goesOn(int at) {
        RubyToken before = tokens.get(at - 1);
        if (isMark(at, ".") && !isMark(at + 1, ".") || isMark(at, "&.")) {
            return true;
        }
        return switch (before.kind()) {
            case MARK -> !before.isMark(")") && !before.isMark("]") && !before.isMark("}") && !before.isMark("|");
            case WORD -> before.isWord("and") || before.isWord("or") || before.isWord("not");
            case KEY -> true;
            case SYMBOL, STRING, REGEX, NUMBER -> false;
        };
    }

    /// The argument of a call, with or without parentheses.
    int argument(int call) {
        return isMark(call + 1, "(") ? call + 2 : call + 1;
    }

    /// The name that a symbol or string token is, or null.
    @Nullable String name(int index) {
        if (index >= tokens.size()) {
            return null;
        }
        RubyToken token = tokens.get(index);
        return token.kind() == RubyToken.Kind.SYMBOL || token.kind() == RubyToken.Kind.STRING ? token.text() : null;
    }
}
