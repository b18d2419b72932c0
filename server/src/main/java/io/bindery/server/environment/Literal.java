package io.bindery.server.environment;

import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.LiteralUndef;
import io.bindery.puppet.syntax.tree.Minus;
import io.bindery.puppet.syntax.tree.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The value of an expression that needs no evaluation.
record Literal(@Nullable Object value) {
    /// The value, or null if the expression is not literal.
    static @Nullable Literal of(Expression expression) {
        return switch (expression) {
            case LiteralString text -> new Literal(text.value());
            case LiteralInteger number -> new Literal(number.value());
            case LiteralFloat number -> new Literal(number.value());
            case LiteralBoolean bool -> new Literal(bool.value());
            case LiteralUndef _ -> new Literal(null);
            case LiteralDefault _ -> new Literal("default");
            case Name name -> new Literal(name.value());
            case Minus(LiteralInteger number, var _) -> new Literal(-number.value());
            case Minus(LiteralFloat number, var _) -> new Literal(-number.value());
            case LiteralList list -> list(list);
            case LiteralHash hash -> hash(hash);
            default -> null;
        };
    }

    private static @Nullable Literal list(LiteralList list) {
        List<@Nullable Object> values = new ArrayList<>();
        for (Expression each : list.elements()) {
            Literal value = of(each);
            if (value == null) {
                return null;
            }
            values.add(value.value);
        }
        return new Literal(values);
    }

    private static @Nullable Literal hash(LiteralHash hash) {
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        for (LiteralHash.Entry each : hash.entries()) {
            Literal key = of(each.key());
            Literal value = of(each.value());
            if (key == null || value == null) {
                return null;
            }
            values.put(String.valueOf(key.value), value.value);
        }
        return new Literal(values);
    }
}
