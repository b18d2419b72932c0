package io.bindery.puppet.syntax;

import java.util.List;

/// Which expressions leave everything as it was.
final class Effects {
    private Effects() {}

    /// Whether evaluating the expression changes nothing. Interpolations and selectors count as idle whatever is in them, for
    /// nobody should evaluate one for its effect.
    static boolean isIdle(Expression expression) {
        return switch (expression) {
            case LiteralUndef _, LiteralDefault _, LiteralBoolean _, LiteralInteger _, LiteralFloat _ -> true;
            case LiteralString _, LiteralRegex _, LiteralList _, LiteralHash _, Concatenation _, Heredoc _ -> true;
            case Name _, TypeName _, ReservedWord _, Variable _, Nop _ -> true;
            case Access _, NamedAccess _, Not _, Minus _, Unfold _, Interpolation _, Selector _ -> true;
            case ResourceQuery _ -> true;
            case Binary e -> isIdle(e.operator());
            case Parenthesized e -> isIdle(e.operand());
            case Block e -> areIdle(e.statements());
            case If e -> isIdle(e.test()) && isIdle(e.then()) && isIdle(e.otherwise());
            case Unless e -> isIdle(e.test()) && isIdle(e.then()) && isIdle(e.otherwise());
            case Case e -> isIdle(e.test()) && e.options().stream().allMatch(Effects::isIdle);
            case Assignment _, Relationship _, Call _, MethodCall _, Lambda _ -> false;
            case ClassDefinition _, DefineDefinition _, NodeDefinition _, FunctionDefinition _ -> false;
            case TypeAlias _, TypeMapping _, TypeDefinition _ -> false;
            case ResourceStatement _, ResourceDefaults _, ResourceOverride _, Collector _ -> false;
            case Epp _, RenderString _, RenderExpression _, SiteStatement _, BindingsDefinition _ -> false;
        };
    }

    private static boolean areIdle(List<Expression> expressions) {
        for (Expression expression : expressions) {
            if (!isIdle(expression)) {
                return false;
            }
        }
        return true;
    }

    /// A match sets the match variables.
    private static boolean isIdle(BinaryOperator operator) {
        return operator != BinaryOperator.MATCH && operator != BinaryOperator.NOT_MATCH;
    }

    private static boolean isIdle(CaseOption option) {
        return areIdle(option.values()) && isIdle(option.then());
    }
}
