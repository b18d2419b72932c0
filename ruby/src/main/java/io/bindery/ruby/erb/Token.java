package io.bindery.ruby.erb;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// A token of the Ruby inside a template.
///
/// @param kind       the kind of the token
/// @param text       its name, operator or literal text
/// @param spaced     whether white space precedes it
/// @param tight      whether no white space follows it
/// @param parts      the parts of a string with interpolation: [String] or the tokens of an expression
record Token(Kind kind, String text, boolean spaced, boolean tight, int line, @Nullable List<Object> parts) {
    enum Kind {
        TEXT,
        OUTPUT_START,
        OUTPUT_END,
        NEWLINE,
        INTEGER,
        FLOAT,
        STRING,
        SYMBOL,
        REGEX,
        WORDS,
        IDENTIFIER,
        CONSTANT,
        INSTANCE_VARIABLE,
        MATCH_GROUP,
        KEYWORD,
        LABEL,
        OPERATOR,
        END
    }

    boolean is(String operator) {
        return kind == Kind.OPERATOR && text.equals(operator);
    }

    boolean isKeyword(String word) {
        return kind == Kind.KEYWORD && text.equals(word);
    }
}
