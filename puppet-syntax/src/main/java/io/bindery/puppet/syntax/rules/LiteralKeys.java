package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.text.Names;
import io.bindery.puppet.syntax.tree.Concatenation;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralFloat;
import io.bindery.puppet.syntax.tree.LiteralHash;
import io.bindery.puppet.syntax.tree.LiteralInteger;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralRegex;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.LiteralUndef;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.ReservedWord;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.text.RubyFloat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the hash keys whose values are known without evaluation.
final class LiteralKeys {
    private LiteralKeys() {}

    /// A text that two keys share exactly when they are the same key, or null for one that is not literal.
    static @Nullable String identity(Expression key) {
        return switch (key) {
            case LiteralString e -> inspected(e.value());
            case Name e -> inspected(e.value());
            case LiteralInteger e -> Names.digits(e);
            case LiteralFloat e -> RubyFloat.text(e.value());
            case LiteralBoolean e -> String.valueOf(e.value());
            case LiteralUndef _ -> "nil";
            case LiteralDefault _ -> ":default";
            case LiteralRegex e -> "/" + e.pattern() + "/";
            case TypeName _, ReservedWord _ -> null;
            case Concatenation e -> concatenated(e);
            case LiteralList e -> list(e.elements());
            case LiteralHash e -> hash(e.entries());
            default -> null;
        };
    }

    private static @Nullable String concatenated(Concatenation text) {
        return text.segments().size() == 1 && text.segments().getFirst() instanceof LiteralString only
                ? inspected(only.value())
                : null;
    }

    private static @Nullable String list(List<Expression> elements) {
        StringBuilder out = new StringBuilder("[");
        for (Expression element : elements) {
            String identity = identity(element);
            if (identity == null) {
                return null;
            }
            out.append(out.length() > 1 ? ", " : "").append(identity);
        }
        return out.append(']').toString();
    }

    private static @Nullable String hash(List<LiteralHash.Entry> entries) {
        StringBuilder out = new StringBuilder("{");
        for (LiteralHash.Entry entry : entries) {
            String key = identity(entry.key());
            String value = identity(entry.value());
            if (key == null || value == null) {
                return null;
            }
            out.append(out.length() > 1 ? ", " : "").append(key).append("=>").append(value);
        }
        return out.append('}').toString();
    }

    private static String inspected(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t") + '"';
    }

    /// A literal key as Ruby interpolates its value into a message.
    static String shown(Expression key) {
        return switch (key) {
            case LiteralString e -> e.value();
            case Name e -> e.value();
            case LiteralUndef _ -> "";
            case LiteralDefault _ -> "default";
            case LiteralRegex e -> "(?-mix:" + e.pattern() + ")";
            default -> String.valueOf(identity(key));
        };
    }
}
