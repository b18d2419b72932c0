package io.bindery.puppet.eval;

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

/// Maps expressions to the class names of Puppet's own syntax tree, because some of Puppet's messages contain them.
public final class ModelNames {
    private ModelNames() {}

    public static String of(Expression expression) {
        return "Puppet::Pops::Model::" + name(expression);
    }

    private static String name(Expression expression) {
        return switch (expression) {
            case LiteralUndef undef -> "LiteralUndef";
            case LiteralDefault any -> "LiteralDefault";
            case LiteralBoolean bool -> "LiteralBoolean";
            case LiteralInteger integer -> "LiteralInteger";
            case LiteralFloat real -> "LiteralFloat";
            case LiteralString string -> "LiteralString";
            case LiteralRegex regex -> "LiteralRegularExpression";
            case LiteralList list -> "LiteralList";
            case LiteralHash hash -> "LiteralHash";
            case Concatenation string -> "ConcatenatedString";
            case Interpolation interpolation -> "TextExpression";
            case Heredoc heredoc -> "HeredocExpression";
            case Name name -> "QualifiedName";
            case TypeName name -> "QualifiedReference";
            case ReservedWord word -> "ReservedWord";
            case Variable variable -> "VariableExpression";
            case Access access -> "AccessExpression";
            case NamedAccess access -> "NamedAccessExpression";
            case Not not -> "NotExpression";
            case Minus minus -> "UnaryMinusExpression";
            case Unfold unfold -> "UnfoldExpression";
            case Parenthesized parenthesized -> "ParenthesizedExpression";
            case Assignment assignment -> "AssignmentExpression";
            case Relationship relationship -> "RelationshipExpression";
            case Call call -> "CallNamedFunctionExpression";
            case MethodCall call -> "CallMethodExpression";
            case Lambda lambda -> "LambdaExpression";
            case If test -> "IfExpression";
            case Unless test -> "UnlessExpression";
            case Case test -> "CaseExpression";
            case Selector selector -> "SelectorExpression";
            case Block block -> "BlockExpression";
            case Nop nop -> "Nop";
            case ClassDefinition definition -> "HostClassDefinition";
            case DefineDefinition definition -> "ResourceTypeDefinition";
            case NodeDefinition definition -> "NodeDefinition";
            case FunctionDefinition definition -> "FunctionDefinition";
            case TypeAlias alias -> "TypeAlias";
            case TypeDefinition definition -> "TypeDefinition";
            case TypeMapping mapping -> "TypeMapping";
            case ResourceStatement statement -> "ResourceExpression";
            case ResourceDefaults defaults -> "ResourceDefaultsExpression";
            case ResourceOverride override -> "ResourceOverrideExpression";
            case Collector collector -> "CollectExpression";
            case Epp epp -> "EppExpression";
            case RenderString text -> "RenderStringExpression";
            case RenderExpression render -> "RenderExpression";
            case SiteStatement site -> "SiteStatement";
            case BindingsDefinition bindings -> "BindingsDefinition";
            case ResourceQuery query -> "QueryExpression";
            case Binary binary -> name(binary);
        };
    }

    private static String name(Binary binary) {
        return switch (binary.operator()) {
            case ADD, SUBTRACT, MULTIPLY, DIVIDE, MODULO, SHIFT_LEFT, SHIFT_RIGHT -> "ArithmeticExpression";
            case EQUAL, NOT_EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL -> "ComparisonExpression";
            case MATCH, NOT_MATCH -> "MatchExpression";
            case IN -> "InExpression";
            case AND -> "AndExpression";
            case OR -> "OrExpression";
        };
    }
}
