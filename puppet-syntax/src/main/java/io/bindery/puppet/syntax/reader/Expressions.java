package io.bindery.puppet.syntax.reader;

import static io.bindery.puppet.syntax.reader.TokenKind.COMMA;
import static io.bindery.puppet.syntax.reader.TokenKind.FAT_ARROW;
import static io.bindery.puppet.syntax.reader.TokenKind.PREFIX_PRECEDENCE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACE;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_BRACKET;
import static io.bindery.puppet.syntax.reader.TokenKind.RIGHT_PARENTHESIS;
import static io.bindery.puppet.syntax.reader.TokenKind.SELECTOR_PRECEDENCE;

import io.bindery.puppet.syntax.operator.BinaryOperator;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Binary;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralUndef;
import io.bindery.puppet.syntax.tree.MethodCall;
import io.bindery.puppet.syntax.tree.Minus;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.NamedAccess;
import io.bindery.puppet.syntax.tree.Not;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.RenderString;
import io.bindery.puppet.syntax.tree.ReservedWord;
import io.bindery.puppet.syntax.tree.Selector;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.syntax.tree.Unfold;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Parses expressions: operands, their suffixes, and the operators between them, by precedence climbing.
final class Expressions {
    private final Grammar grammar;
    private final TokenCursor cursor;
    private boolean withoutIn;

    Expressions(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    Expression expression() {
        boolean outer = withoutIn;
        withoutIn = false;
        Expression whole = expression(0);
        withoutIn = outer;
        return whole;
    }

    /// An expression in which `in` is an operator only inside brackets: after it in bindings a multibind is named.
    Expression withoutIn() {
        withoutIn = true;
        Expression whole = expression(0);
        withoutIn = false;
        return whole;
    }

    Expression fromWithoutIn(Expression operand) {
        withoutIn = true;
        Expression whole = from(operand, 0);
        withoutIn = false;
        return whole;
    }

    /// An operand with what is attached to it, up to any operator.
    Expression primary() {
        return expression(PREFIX_PRECEDENCE);
    }

    /// An expression of operators that bind at least as tightly as `precedence`.
    private Expression expression(int precedence) {
        cursor.enter();
        Expression whole = from(operand(), precedence);
        cursor.leave();
        return whole;
    }

    /// Goes on with what may follow an operand that has been read.
    Expression from(Expression operand) {
        return from(operand, 0);
    }

    private Expression from(Expression operand, int precedence) {
        int depth = cursor.depth();
        Expression whole = chain(operand, precedence);
        cursor.leaveTo(depth);
        return whole;
    }

    /// Calls and accesses nest the expression before them, so each counts as a level. Operators do too, but long sums are evaluated from the left
    /// without depth.
    private Expression chain(Expression operand, int precedence) {
        Expression left = operand;
        while (true) {
            TokenKind kind = cursor.kind();
            switch (kind) {
                case LEFT_PARENTHESIS -> {
                    cursor.enter();
                    left = call(left);
                }
                case DOT -> {
                    cursor.enter();
                    left = methodCall(left);
                }
                case LEFT_BRACKET -> {
                    cursor.enter();
                    left = access(left);
                }
                case LEFT_COLLECT, LEFT_EXPORTED_COLLECT -> left = grammar.resources.collector(left);
                case QUESTION -> {
                    if (precedence > SELECTOR_PRECEDENCE) {
                        return left;
                    }
                    left = selector(left);
                }
                default -> {
                    BinaryOperator operator = kind.binary;
                    if (operator == null || kind.precedence < precedence || withoutIn && kind == TokenKind.IN) {
                        return left;
                    }
                    Place place = cursor.take();
                    left = new Binary(operator, left, expression(kind.precedence + 1), place);
                }
            }
        }
    }

    private Expression operand() {
        return switch (cursor.kind()) {
            case NOT -> not();
            case MINUS -> minus();
            case TIMES -> unfold();
            case LEFT_PARENTHESIS, LINE_PARENTHESIS -> parenthesized();
            case VARIABLE -> grammar.literals.variable();
            case NAME -> new Name(cursor.value(), cursor.take());
            case TYPE_NAME -> grammar.literals.typeName();
            case STRING, WORD -> grammar.literals.string();
            case STRING_HEAD -> grammar.literals.concatenation();
            case HEREDOC -> grammar.literals.heredoc();
            case NUMBER -> grammar.literals.number();
            case REGEX -> grammar.literals.regex();
            case TRUE -> new LiteralBoolean(true, cursor.take());
            case FALSE -> new LiteralBoolean(false, cursor.take());
            case DEFAULT -> new LiteralDefault(cursor.take());
            case UNDEF -> new LiteralUndef(cursor.take());
            case PRIVATE, ATTR -> new ReservedWord(cursor.value(), false, cursor.take());
            case LIST_START, LEFT_BRACKET -> grammar.lists.array();
            case LEFT_BRACE -> grammar.lists.hash();
            case IF -> grammar.conditionals.ifExpression();
            case UNLESS -> grammar.conditionals.unlessExpression();
            case CASE -> grammar.conditionals.caseExpression();
            case CLASS -> grammar.definitions.classDefinition();
            case DEFINE -> grammar.definitions.defineDefinition();
            case NODE -> grammar.definitions.nodeDefinition();
            case FUNCTION -> grammar.definitions.functionDefinition();
            case TYPE -> typeWord();
            case RENDER_STRING -> new RenderString(cursor.value(), cursor.take());
            case RENDER_EXPRESSION -> grammar.templates.render();
            default -> throw cursor.syntaxError();
        };
    }

    private Expression not() {
        Place place = cursor.take();
        return new Not(expression(PREFIX_PRECEDENCE), place);
    }

    private Expression minus() {
        Place place = cursor.take();
        return new Minus(expression(PREFIX_PRECEDENCE), place);
    }

    private Expression unfold() {
        Place place = cursor.take();
        return new Unfold(expression(PREFIX_PRECEDENCE), place);
    }

    private Expression parenthesized() {
        Place place = cursor.take();
        Expression inner = grammar.resources.assignment();
        cursor.expect(RIGHT_PARENTHESIS);
        return new Parenthesized(inner, place);
    }

    /// `type(...)` is a call; any other `type` starts a definition.
    private Expression typeWord() {
        if (cursor.following() == TokenKind.LEFT_PARENTHESIS) {
            return new Name("type", cursor.take());
        }
        return grammar.typeAliases.typeAlias();
    }

    private Expression call(Expression functor) {
        cursor.advance();
        List<Expression> arguments = grammar.lists.arguments(true);
        Lambda lambda = lambdaIfAny();
        return new Call(functor, arguments, lambda, true, cursor.since(functor.place().start()));
    }

    private @Nullable Lambda lambdaIfAny() {
        return cursor.is(TokenKind.PIPE) ? grammar.parameters.lambda() : null;
    }

    private Expression methodCall(Expression target) {
        int dot = cursor.start();
        cursor.advance();
        if (!cursor.is(TokenKind.NAME) && !cursor.is(TokenKind.TYPE)) {
            throw cursor.syntaxError();
        }
        Name name = new Name(cursor.value(), cursor.take());
        NamedAccess functor = new NamedAccess(target, name, cursor.since(dot));
        Place place = functor.place();
        List<Expression> arguments = List.of();
        if (cursor.is(TokenKind.LEFT_PARENTHESIS)) {
            Place open = cursor.take();
            arguments = grammar.lists.arguments(false);
            // As Puppet does: the call stands at its arguments.
            place = arguments.isEmpty() ? open : cursor.since(open.start());
        }
        return new MethodCall(functor, arguments, lambdaIfAny(), place);
    }

    private Expression access(Expression target) {
        if (target instanceof TypeName type && grammar.queries.starts(0)) {
            return grammar.queries.query(type);
        }
        cursor.advance();
        List<Expression> keys = grammar.lists.accessKeys(true);
        cursor.expect(RIGHT_BRACKET);
        return new Access(target, keys, cursor.since(target.place().start()));
    }

    private Expression selector(Expression left) {
        cursor.advance();
        List<Selector.Entry> entries = new ArrayList<>();
        if (!cursor.accept(TokenKind.SELECTOR_BRACE)) {
            entries.add(selectorEntry());
            return new Selector(left, entries, left.place());
        }
        do {
            entries.add(selectorEntry());
        } while (cursor.accept(COMMA) && !cursor.is(RIGHT_BRACE));
        cursor.expect(RIGHT_BRACE);
        return new Selector(left, entries, left.place());
    }

    private Selector.Entry selectorEntry() {
        Expression matching = expression();
        Place arrow = cursor.place();
        cursor.expect(FAT_ARROW);
        return new Selector.Entry(matching, expression(), arrow);
    }
}
