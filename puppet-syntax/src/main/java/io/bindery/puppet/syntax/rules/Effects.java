package io.bindery.puppet.syntax.rules;

import io.bindery.puppet.syntax.operator.BinaryOperator;
import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Binary;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Concatenation;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Epp;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.Heredoc;
import io.bindery.puppet.syntax.tree.If;
import io.bindery.puppet.syntax.tree.Interpolation;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.LiteralBoolean;
import io.bindery.puppet.syntax.tree.LiteralDefault;
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
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Not;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.RenderExpression;
import io.bindery.puppet.syntax.tree.RenderString;
import io.bindery.puppet.syntax.tree.ReservedWord;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.Selector;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeDefinition;
import io.bindery.puppet.syntax.tree.TypeMapping;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.syntax.tree.Unfold;
import io.bindery.puppet.syntax.tree.Unless;
import io.bindery.puppet.syntax.tree.Variable;
import java.util.List;

/// Decides which expressions have no effect.
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

    private static boolean isIdle(Case.Option option) {
        return areIdle(option.values()) && isIdle(option.then());
    }
}
