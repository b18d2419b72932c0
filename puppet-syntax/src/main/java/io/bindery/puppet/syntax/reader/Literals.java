package io.bindery.puppet.syntax.reader;

import io.bindery.puppet.syntax.issue.Issue;
import io.bindery.puppet.syntax.issue.SyntaxException;
import io.bindery.puppet.syntax.text.Characters;
import io.bindery.puppet.syntax.tree.Concatenation;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Heredoc;
import io.bindery.puppet.syntax.tree.Interpolation;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.syntax.tree.Variable;
import io.bindery.text.Diagnostic;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;

/// Names, numbers, strings, regular expressions and variables.
final class Literals {
    private final Grammar grammar;
    private final TokenCursor cursor;

    Literals(Grammar grammar) {
        this.grammar = grammar;
        this.cursor = grammar.cursor;
    }

    Expression variable() {
        String name = cursor.value();
        Place place = cursor.take();
        return new Variable(isMatchNumber(name) ? matchNumber(name, place) : new Name(name, place), place);
    }

    /// Zero, or digits that do not start with one; few enough to count.
    private static boolean isMatchNumber(String name) {
        int length = name.length();
        if (length == 0 || length > 9 || length > 1 && name.charAt(0) == '0') {
            return false;
        }
        for (int i = 0; i < length; i++) {
            if (!Characters.isDigit(name.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static LiteralInteger matchNumber(String name, Place place) {
        return new LiteralInteger(Long.parseLong(name), 10, place);
    }

    TypeName typeName() {
        return new TypeName(cursor.value(), cursor.take());
    }

    LiteralString string() {
        return new LiteralString(cursor.value(), cursor.take());
    }

    Expression regex() {
        return new LiteralRegex(cursor.value(), cursor.take());
    }

    Expression number() {
        String number = cursor.value();
        Place place = cursor.take();
        boolean hexadecimal = number.length() > 1 && (number.charAt(1) == 'x' || number.charAt(1) == 'X');
        if (hexadecimal) {
            return new LiteralInteger(whole(number.substring(2), 16), 16, place);
        }
        for (int i = 0; i < number.length(); i++) {
            if (!Characters.isDigit(number.charAt(i))) {
                return fraction(number, place);
            }
        }
        int radix = number.length() > 1 && number.charAt(0) == '0' ? 8 : 10;
        return new LiteralInteger(whole(number, radix), radix, place);
    }

    /// The value; the largest there is when it is too large, and the validator refuses it.
    private static long whole(String digits, int radix) {
        try {
            return Long.parseLong(digits, radix);
        } catch (NumberFormatException e) {
            return Long.MAX_VALUE;
        }
    }

    private static Expression fraction(String number, Place place) {
        double value = Double.parseDouble(number);
        if (Double.isInfinite(value) || isZeroWithExponent(number)) {
            String text = Issue.INTERNAL_NUMBER.text(number);
            String hint = "the number stands at line " + place.line() + ", column " + place.column();
            throw new SyntaxException(
                    Diagnostic.error(Issue.INTERNAL_NUMBER, text, null).withHint(hint));
        }
        return new LiteralFloat(value, place);
    }

    // As Puppet does: nothing but zeros before an exponent is no number.
    private static boolean isZeroWithExponent(String number) {
        int at = 0;
        while (number.charAt(at) == '0' || number.charAt(at) == '.') {
            if (++at == number.length()) {
                return false;
            }
        }
        return number.charAt(at) == 'e' || number.charAt(at) == 'E';
    }

    /// A string with interpolation. Empty stretches of text are left out.
    Expression concatenation() {
        int start = cursor.start();
        List<Expression> segments = new ArrayList<>();
        text(segments);
        Place point = cursor.point(start);
        while (true) {
            segments.add(new Interpolation(grammar.resources.assignment(), point));
            boolean last = cursor.is(TokenKind.STRING_TAIL);
            if (!last && !cursor.is(TokenKind.STRING_MIDDLE)) {
                throw cursor.syntaxError();
            }
            text(segments);
            if (last) {
                return new Concatenation(segments, cursor.since(start));
            }
        }
    }

    private void text(List<Expression> segments) {
        String value = cursor.value();
        Place place = cursor.take();
        if (!value.isEmpty()) {
            segments.add(new LiteralString(value, place));
        }
    }

    Expression heredoc() {
        String syntax = cursor.value();
        Place place = cursor.take();
        Expression text = cursor.is(TokenKind.STRING) ? string() : concatenation();
        return new Heredoc(syntax, text, place);
    }

    /// Text that may stand as the name of a node.
    Expression quoted() {
        return switch (cursor.kind()) {
            case STRING, WORD -> string();
            case STRING_HEAD -> concatenation();
            case HEREDOC -> heredoc();
            default -> throw cursor.syntaxError();
        };
    }
}
