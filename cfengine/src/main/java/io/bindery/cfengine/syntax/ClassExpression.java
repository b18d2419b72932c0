package io.bindery.cfengine.syntax;

import io.bindery.cfengine.value.References;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A boolean expression over classes: `|` or `||`, `.` or `&` or `&&`, `!`, brackets, and names that may have a namespace.
public sealed interface ClassExpression {
    record Name(String name) implements ClassExpression {}

    record Not(ClassExpression operand) implements ClassExpression {}

    record All(List<ClassExpression> operands) implements ClassExpression {}

    record Any(List<ClassExpression> operands) implements ClassExpression {}

    /// Null if the text is no expression. References (`$(x)`) must have been expanded before.
    static @Nullable ClassExpression parse(String text) {
        return new Reader(text).whole();
    }

    /// The expression that the text begins with, or null. As CFEngine does: when a policy is evaluated, what follows it is not looked at.
    static @Nullable ClassExpression parseBeginning(String text) {
        return new Reader(text).beginning();
    }

    default boolean holds(Predicate<String> isDefined) {
        return switch (this) {
            case Name(String name) -> isDefined.test(name);
            case Not(ClassExpression operand) -> !operand.holds(isDefined);
            case All(List<ClassExpression> operands) -> operands.stream().allMatch(operand -> operand.holds(isDefined));
            case Any(List<ClassExpression> operands) -> operands.stream().anyMatch(operand -> operand.holds(isDefined));
        };
    }

    /// Whether two names stand side by side with only blanks between.
    static boolean hasMissingOperator(String text) {
        for (int at = 1; at < text.length(); at++) {
            if (isBlank(text.charAt(at)) && isWordPart(text.charAt(at - 1))) {
                int next = at;
                while (next < text.length() && isBlank(text.charAt(next))) {
                    next++;
                }
                if (next < text.length() && isWordPart(text.charAt(next))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    static boolean isNamePart(char c) {
        return isWordPart(c) || c == '[' || c == ']';
    }

    private static boolean isWordPart(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == ':';
    }

    /// Recursive descent over one text.
    final class Reader {
        private static final int DEEPEST = 500;
        private final String text;
        private int at;
        private int depth;

        private Reader(String text) {
            this.text = text;
        }

        private @Nullable ClassExpression whole() {
            ClassExpression expression = any();
            skipBlank();
            return at == text.length() ? expression : null;
        }

        private @Nullable ClassExpression beginning() {
            ClassExpression expression = any();
            boolean unresolved = References.next(text, at, '$') == at || References.next(text, at, '@') == at;
            return unresolved ? null : expression;
        }

        private @Nullable ClassExpression any() {
            List<ClassExpression> operands = new ArrayList<>(1);
            do {
                ClassExpression operand = all();
                if (operand == null) {
                    return null;
                }
                operands.add(operand);
            } while (operator("||") || operator("|"));
            return operands.size() == 1 ? operands.getFirst() : new Any(operands);
        }

        private @Nullable ClassExpression all() {
            List<ClassExpression> operands = new ArrayList<>(1);
            do {
                ClassExpression operand = not();
                if (operand == null) {
                    return null;
                }
                operands.add(operand);
            } while (operator("&") || operator("."));
            return operands.size() == 1 ? operands.getFirst() : new All(operands);
        }

        private @Nullable ClassExpression not() {
            if (++depth > DEEPEST) {
                return null;
            }
            ClassExpression expression;
            if (operator("!")) {
                ClassExpression operand = primary();
                expression = operand == null ? null : new Not(operand);
            } else {
                expression = primary();
            }
            depth--;
            return expression;
        }

        private @Nullable ClassExpression primary() {
            if (operator("(")) {
                ClassExpression inner = any();
                return inner != null && operator(")") ? inner : null;
            }
            skipBlank();
            int start = at;
            while (at < text.length() && isNamePart(text.charAt(at))) {
                at++;
            }
            return at == start ? null : new Name(text.substring(start, at));
        }

        private boolean operator(String operator) {
            skipBlank();
            if (!text.startsWith(operator, at)) {
                return false;
            }
            at += operator.length();
            return true;
        }

        private void skipBlank() {
            while (at < text.length() && isBlank(text.charAt(at))) {
                at++;
            }
        }
    }
}
