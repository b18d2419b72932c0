package io.bindery.puppet.lint;

import java.util.List;

/// The kinds of token that rules distinguish. Compared with the parser's, they have fewer kinds of operators and more kinds of
/// strings and words.
public enum LintKind {
    WHITE_SPACE,
    /// White space at the start of a line, but not of the first.
    INDENT,
    NEWLINE,
    COMMENT,
    BLOCK_COMMENT,
    /// `// ...`, which Puppet does not know as a comment.
    SLASH_COMMENT,

    /// One of the data types that puppet-lint knows by name.
    TYPE,
    /// Any other capitalised name.
    CLASS_REFERENCE,
    NUMBER,
    /// A word right before `(`, keywords too.
    FUNCTION_NAME,
    NAME,
    VARIABLE,
    /// A variable in a string that has no braces around it.
    BARE_VARIABLE,

    SINGLE_QUOTED,
    DOUBLE_QUOTED,
    STRING_HEAD,
    STRING_MIDDLE,
    STRING_TAIL,
    HEREDOC_TAG,
    HEREDOC,
    HEREDOC_HEAD,
    HEREDOC_MIDDLE,
    HEREDOC_TAIL,
    REGEX,

    LEFT_BRACKET,
    RIGHT_BRACKET,
    LEFT_BRACE,
    RIGHT_BRACE,
    LEFT_PARENTHESIS,
    RIGHT_PARENTHESIS,
    EQUALS,
    FAT_ARROW,
    COMMA,
    COLON,
    SEMICOLON,
    QUESTION,
    PIPE,
    IN_EDGE,
    IN_EDGE_NOTIFY,
    OUT_EDGE,

    CASE,
    CLASS,
    DEFAULT,
    DEFINE,
    INHERITS,
    NODE,
    TRUE,
    FALSE,
    UNDEF,
    /// Another keyword.
    KEYWORD,
    /// Another operator or sign.
    SIGN;

    /// How many kinds there are.
    static final int COUNT = values().length;

    /// White space of every kind.
    public static final List<LintKind> WHITE_SPACES = List.of(WHITE_SPACE, INDENT);

    /// Variables in code and in strings.
    public static final List<LintKind> VARIABLES = List.of(VARIABLE, BARE_VARIABLE);

    /// Strings without variables.
    public static final List<LintKind> PLAIN_STRINGS = List.of(SINGLE_QUOTED, DOUBLE_QUOTED);

    /// Whether it is layout: white space, a line end, a comment.
    public boolean isLayout() {
        return switch (this) {
            case WHITE_SPACE, INDENT, NEWLINE, COMMENT, BLOCK_COMMENT, SLASH_COMMENT -> true;
            default -> false;
        };
    }

    public boolean isComment() {
        return this == COMMENT || this == BLOCK_COMMENT || this == SLASH_COMMENT;
    }

    public boolean isWhiteSpace() {
        return this == WHITE_SPACE || this == INDENT;
    }

    public boolean isVariable() {
        return this == VARIABLE || this == BARE_VARIABLE;
    }
}
