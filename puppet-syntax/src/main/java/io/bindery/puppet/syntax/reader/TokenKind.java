package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.operator.BinaryOperator;
import org.jspecify.annotations.Nullable;

/// The kinds of token, with the precedence of binary operators.
public enum TokenKind {
    LEFT_BRACKET("["),
    /// A `[` after white space: always the start of a list, never an access.
    LIST_START("["),
    RIGHT_BRACKET("]"),
    LEFT_BRACE("{"),
    RIGHT_BRACE("}"),
    /// A `{` right after `?`.
    SELECTOR_BRACE("{"),
    LEFT_PARENTHESIS("("),
    /// A `(` that comes first on its line: never the start of a call's arguments.
    LINE_PARENTHESIS("("),
    RIGHT_PARENTHESIS(")"),
    EQUALS("="),
    APPENDS("+="),
    DELETES("-="),
    FAT_ARROW("=>"),
    PLUS_ARROW("+>"),
    DOT("."),
    COMMA(","),
    SEMICOLON(";"),
    COLON(":"),
    PIPE("|"),
    AT("@"),
    AT_AT("@@"),
    NOT("!"),
    TILDE("~"),
    QUESTION("?"),
    LEFT_COLLECT("<|"),
    RIGHT_COLLECT("|>"),
    LEFT_EXPORTED_COLLECT("<<|"),
    RIGHT_EXPORTED_COLLECT("|>>"),
    IN_EDGE("->"),
    IN_EDGE_NOTIFY("~>"),
    OUT_EDGE("<-"),
    OUT_EDGE_NOTIFY("<~"),

    IN("in", 10, BinaryOperator.IN),
    MATCH("=~", 9, BinaryOperator.MATCH),
    NOT_MATCH("!~", 9, BinaryOperator.NOT_MATCH),
    TIMES("*", 8, BinaryOperator.MULTIPLY),
    DIVIDE("/", 8, BinaryOperator.DIVIDE),
    MODULO("%", 8, BinaryOperator.MODULO),
    PLUS("+", 7, BinaryOperator.ADD),
    MINUS("-", 7, BinaryOperator.SUBTRACT),
    SHIFT_LEFT("<<", 6, BinaryOperator.SHIFT_LEFT),
    SHIFT_RIGHT(">>", 6, BinaryOperator.SHIFT_RIGHT),
    IS_EQUAL("==", 5, BinaryOperator.EQUAL),
    NOT_EQUAL("!=", 5, BinaryOperator.NOT_EQUAL),
    LESS("<", 4, BinaryOperator.LESS),
    LESS_OR_EQUAL("<=", 4, BinaryOperator.LESS_OR_EQUAL),
    GREATER(">", 4, BinaryOperator.GREATER),
    GREATER_OR_EQUAL(">=", 4, BinaryOperator.GREATER_OR_EQUAL),
    AND("and", 2, BinaryOperator.AND),
    OR("or", 1, BinaryOperator.OR),

    CASE("case"),
    CLASS("class"),
    DEFAULT("default"),
    DEFINE("define"),
    IF("if"),
    ELSIF("elsif"),
    ELSE("else"),
    INHERITS("inherits"),
    NODE("node"),
    UNDEF("undef"),
    TRUE("true"),
    FALSE("false"),
    UNLESS("unless"),
    FUNCTION("function"),
    TYPE("type"),
    ATTR("attr"),
    PRIVATE("private"),

    NAME,
    /// A bare word that is no proper name: it has a hyphen or starts with an underscore.
    WORD,
    TYPE_NAME,
    VARIABLE,
    NUMBER,
    STRING,
    REGEX,
    /// Text of a double-quoted string before, between and after interpolations.
    STRING_HEAD,
    STRING_MIDDLE,
    STRING_TAIL,
    /// The `@(...)` of a heredoc, with its syntax as value; its text follows as string tokens.
    HEREDOC,
    /// Template text.
    RENDER_STRING,
    /// The start of `<%=`.
    RENDER_EXPRESSION,
    EPP_END("%>"),
    EPP_END_TRIM("-%>"),
    /// What the parser never sees; only [Lexeme]s are of these kinds.
    WHITE_SPACE,
    LINE_END,
    /// From `#` to the end of the line.
    COMMENT,
    /// `/* ... */`
    BLOCK_COMMENT,
    /// The lines of a heredoc, its end tag included. The tokens of the text itself stand inside.
    HEREDOC_TEXT,
    /// A character no token starts with.
    OTHER(""),
    /// Where the lexer gave up; the parser reports its complaint when it gets here.
    LEXICAL_ERROR,
    END;

    /// `?` binds between comparison and `and`.
    static final int SELECTOR_PRECEDENCE = 3;
    /// Binds tighter than every binary operator: the operand of a prefix operator.
    static final int PREFIX_PRECEDENCE = 11;

    final @Nullable String text;
    final int precedence;
    final @Nullable BinaryOperator binary;

    TokenKind() {
        this(null, 0, null);
    }

    TokenKind(String text) {
        this(text, 0, null);
    }

    TokenKind(@Nullable String text, int precedence, @Nullable BinaryOperator binary) {
        this.text = text;
        this.precedence = precedence;
        this.binary = binary;
    }

    /// Whether a `/` after this token may start a regular expression.
    boolean mayPrecedeRegex() {
        return switch (this) {
            case RIGHT_PARENTHESIS, RIGHT_BRACKET, RIGHT_COLLECT, RIGHT_EXPORTED_COLLECT -> false;
            case NAME, TYPE_NAME, NUMBER, STRING, TRUE, FALSE, STRING_HEAD, STRING_MIDDLE, STRING_TAIL -> false;
            case HEREDOC, REGEX, VARIABLE, WORD -> false;
            default -> true;
        };
    }

    /// Words that may stand as an attribute's name. `true` and `false` may not.
    boolean isKeyword() {
        return switch (this) {
            case AND, CASE, CLASS, DEFAULT, DEFINE, ELSE, ELSIF, IF, IN, INHERITS, NODE, OR, UNDEF, UNLESS -> true;
            case TYPE, ATTR, FUNCTION, PRIVATE -> true;
            default -> false;
        };
    }

    /// Whether `${word}` means the variable of that name.
    boolean isWordLike() {
        return this == NAME || this == WORD || this == NUMBER || this == TRUE || this == FALSE || isKeyword();
    }
}
