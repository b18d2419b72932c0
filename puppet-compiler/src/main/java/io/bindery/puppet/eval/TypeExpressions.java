package io.bindery.puppet.eval;

import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Heredoc;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.LiteralUndef;
import io.bindery.puppet.syntax.tree.Minus;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.syntax.walk.Children;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.parse.TypeInterpreter;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Reads the expression after `type Name =`. It is not evaluated: it may contain only literals, and an unknown name becomes a
/// type reference that may stay unresolved.
final class TypeExpressions {
    private final TypeInterpreter interpreter;

    TypeExpressions(TypeNames names) {
        interpreter = new TypeInterpreter(names::find);
    }

    Type type(Expression expression) {
        if (value(expression) instanceof Type type) {
            return type;
        }
        throw refused(expression);
    }

    Value value(Expression expression) {
        return switch (expression) {
            case TypeName e -> interpreter.named(e.value());
            case Access e -> parameterized(e);
            case Name e -> Str.of(e.value());
            case LiteralString e -> Str.of(e.value());
            case Heredoc e -> value(e.text());
            case LiteralInteger e -> Int.of(e.value());
            case LiteralFloat e -> new Real(e.value());
            case Minus e -> negated(e);
            case LiteralRegex e -> new Regex(e.pattern());
            case LiteralBoolean e -> Bool.of(e.value());
            case LiteralUndef _ -> Undef.UNDEF;
            case LiteralDefault _ -> Default.DEFAULT;
            case LiteralList e -> new Arr(values(e.elements()));
            case LiteralHash e -> hash(e);
            default -> throw refused(expression);
        };
    }

    Hash hash(LiteralHash literal) {
        SequencedMap<Value, Value> entries = new LinkedHashMap<>();
        for (LiteralHash.Entry entry : literal.entries()) {
            entries.put(value(entry.key()), value(entry.value()));
        }
        return Hash.owning(entries);
    }

    private Value parameterized(Access access) {
        if (access.target() instanceof TypeName name) {
            return interpreter.parameterized(name.value(), values(access.keys()), extent(access).text());
        }
        throw refused(access);
    }

    private List<Value> values(List<Expression> expressions) {
        List<Value> values = new ArrayList<>(expressions.size());
        for (Expression expression : expressions) {
            values.add(value(expression));
        }
        return values;
    }

    private Value negated(Minus minus) {
        return switch (value(minus.operand())) {
            case Int number -> Int.of(-number.value());
            case Real number -> new Real(-number.value());
            default -> throw refused(minus);
        };
    }

    private static TypeException refused(Expression expression) {
        return new TypeException("The expression <" + extent(expression).text() + "> is not a valid type specification.");
    }

    /// All that belongs to an expression; its own place may be that of its operator.
    private static Place extent(Node node) {
        Place[] all = {node.place()};
        Children.each(node, child -> {
            Place inner = extent(child);
            all[0] = new Place(inner.file(), Math.min(all[0].start(), inner.start()), Math.max(all[0].end(), inner.end()));
        });
        return all[0];
    }
}
