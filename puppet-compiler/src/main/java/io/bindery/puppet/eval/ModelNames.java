package io.bindery.puppet.eval;

import io.bindery.puppet.syntax.Access;
import io.bindery.puppet.syntax.Assignment;
import io.bindery.puppet.syntax.Binary;
import io.bindery.puppet.syntax.BindingsDefinition;
import io.bindery.puppet.syntax.Block;
import io.bindery.puppet.syntax.Call;
import io.bindery.puppet.syntax.Case;
import io.bindery.puppet.syntax.ClassDefinition;
import io.bindery.puppet.syntax.Collector;
import io.bindery.puppet.syntax.Concatenation;
import io.bindery.puppet.syntax.DefineDefinition;
import io.bindery.puppet.syntax.Epp;
import io.bindery.puppet.syntax.Expression;
import io.bindery.puppet.syntax.FunctionDefinition;
import io.bindery.puppet.syntax.Heredoc;
import io.bindery.puppet.syntax.If;
import io.bindery.puppet.syntax.Interpolation;
import io.bindery.puppet.syntax.Lambda;
import io.bindery.puppet.syntax.LiteralBoolean;
import io.bindery.puppet.syntax.LiteralDefault;
import io.bindery.puppet.syntax.LiteralFloat;
import io.bindery.puppet.syntax.LiteralHash;
import io.bindery.puppet.syntax.LiteralInteger;
import io.bindery.puppet.syntax.LiteralList;
import io.bindery.puppet.syntax.LiteralRegex;
import io.bindery.puppet.syntax.LiteralString;
import io.bindery.puppet.syntax.LiteralUndef;
import io.bindery.puppet.syntax.MethodCall;
import io.bindery.puppet.syntax.Minus;
import io.bindery.puppet.syntax.Name;
import io.bindery.puppet.syntax.NamedAccess;
import io.bindery.puppet.syntax.NodeDefinition;
import io.bindery.puppet.syntax.Nop;
import io.bindery.puppet.syntax.Not;
import io.bindery.puppet.syntax.Parenthesized;
import io.bindery.puppet.syntax.Relationship;
import io.bindery.puppet.syntax.RenderExpression;
import io.bindery.puppet.syntax.RenderString;
import io.bindery.puppet.syntax.ReservedWord;
import io.bindery.puppet.syntax.ResourceDefaults;
import io.bindery.puppet.syntax.ResourceOverride;
import io.bindery.puppet.syntax.ResourceQuery;
import io.bindery.puppet.syntax.ResourceStatement;
import io.bindery.puppet.syntax.Selector;
import io.bindery.puppet.syntax.SiteStatement;
import io.bindery.puppet.syntax.TypeAlias;
import io.bindery.puppet.syntax.TypeDefinition;
import io.bindery.puppet.syntax.TypeMapping;
import io.bindery.puppet.syntax.TypeName;
import io.bindery.puppet.syntax.Unfold;
import io.bindery.puppet.syntax.Unless;
import io.bindery.puppet.syntax.Variable;

/// What Ruby code calls an expression: the class of Puppet's own tree. Some messages show it.
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
