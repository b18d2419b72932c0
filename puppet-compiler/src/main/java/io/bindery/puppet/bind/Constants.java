package io.bindery.puppet.bind;

import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.LiteralUndef;
import io.bindery.puppet.syntax.tree.MethodCall;
import io.bindery.puppet.syntax.tree.Minus;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.NamedAccess;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.Variable;
import io.bindery.puppet.syntax.walk.Children;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.regex.RubyRegex;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Evaluates constant expressions without an evaluator: literals, and lists and hashes of literals.
final class Constants {
    private Constants() {}

    /// The value, or null if the expression must be evaluated.
    static @Nullable Value of(Expression expression) {
        return switch (expression) {
            case LiteralString text -> Str.of(text.value());
            case Name name -> Str.of(name.value());
            case LiteralInteger number -> Int.of(number.value());
            case LiteralFloat number -> new Real(number.value());
            case LiteralBoolean truth -> Bool.of(truth.value());
            case LiteralUndef _ -> Undef.UNDEF;
            case LiteralRegex regex -> new Regex(RubyRegex.compile(regex.pattern()));
            case Minus minus -> negative(of(minus.operand()));
            case Parenthesized inner -> of(inner.operand());
            case LiteralList list -> list(list);
            case LiteralHash hash -> hash(hash);
            default -> null;
        };
    }

    /// Whether an expression has the same value for every node: nothing in it is a variable or calls anything.
    static boolean isFixed(Node node) {
        if (node instanceof Variable
                || node instanceof Call
                || node instanceof MethodCall
                || node instanceof NamedAccess
                || node instanceof ResourceQuery) {
            return false;
        }
        boolean[] fixed = {true};
        Children.each(node, child -> fixed[0] &= isFixed(child));
        return fixed[0];
    }

    private static @Nullable Value negative(@Nullable Value value) {
        return switch (value) {
            case Int(long number) when number != Long.MIN_VALUE -> Int.of(-number);
            case Real(double number) -> new Real(-number);
            case null, default -> null;
        };
    }

    private static @Nullable Value list(LiteralList list) {
        List<Value> elements = new ArrayList<>(list.elements().size());
        for (Expression element : list.elements()) {
            Value value = of(element);
            if (value == null) {
                return null;
            }
            elements.add(value);
        }
        return new Arr(elements);
    }

    private static @Nullable Value hash(LiteralHash hash) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (LiteralHash.Entry entry : hash.entries()) {
            Value key = of(entry.key());
            Value value = of(entry.value());
            if (key == null || value == null) {
                return null;
            }
            entries.put(key, value);
        }
        return Hash.owning(entries);
    }
}
