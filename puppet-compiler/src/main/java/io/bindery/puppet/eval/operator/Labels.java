package io.bindery.puppet.eval.operator;

import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Assignment;
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
import io.bindery.puppet.type.ResourceType;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.BigInt;
import io.bindery.puppet.value.Binary;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.CallableValue;
import io.bindery.puppet.value.Default;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.IterableValue;
import io.bindery.puppet.value.ObjectValue;
import io.bindery.puppet.value.Real;
import io.bindery.puppet.value.Regex;
import io.bindery.puppet.value.SemVer;
import io.bindery.puppet.value.SemVerRange;
import io.bindery.puppet.value.Sensitive;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Timespan;
import io.bindery.puppet.value.Timestamp;
import io.bindery.puppet.value.TypeValue;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Uri;
import io.bindery.puppet.value.Value;

/// What Puppet's messages call an expression or a value.
public final class Labels {
    private Labels() {}

    public static String of(Expression expression) {
        return switch (expression) {
            case LiteralUndef undef -> "'undef' expression";
            case LiteralDefault any -> "'default' expression";
            case LiteralBoolean bool -> "Boolean";
            case LiteralInteger integer -> "Literal Integer";
            case LiteralFloat real -> "Literal Float";
            case LiteralString string -> "String";
            case LiteralRegex regex -> "Regular Expression";
            case LiteralList list -> "Array Expression";
            case LiteralHash hash -> "Hash Expression";
            case Concatenation string -> "Double Quoted String";
            case Interpolation interpolation -> "Expression in Interpolated String";
            case Heredoc heredoc -> "'@(" + heredoc.syntax() + ")' expression";
            case Name name -> "Name";
            case TypeName name -> "Type-Name";
            case ReservedWord word -> "Reserved Word '" + word.word() + "'";
            case Variable variable -> "Variable";
            case Access access -> "'[]' expression";
            case NamedAccess access -> "'.' expression";
            case io.bindery.puppet.syntax.tree.Binary binary -> "'" + binary.operator().symbol() + "' expression";
            case Not not -> "'not' expression";
            case Minus minus -> "Unary Minus";
            case Unfold unfold -> "Unfold";
            case Parenthesized parenthesized -> "Parenthesized Expression";
            case Assignment assignment -> "'" + assignment.operator().symbol() + "' expression";
            case Relationship relationship -> "'" + relationship.operator().symbol() + "' expression";
            case Call call -> "Function Call";
            case MethodCall call -> "Method call";
            case Lambda lambda -> "Lambda";
            case If test -> "'if' statement";
            case Unless test -> "'unless' Statement";
            case Case test -> "'case' statement";
            case Selector selector -> "Selector Expression";
            case Block block -> "Block Expression";
            case Nop nop -> "Nop Expression";
            case ClassDefinition definition -> "Host Class Definition";
            case DefineDefinition definition -> "'define' expression";
            case NodeDefinition definition -> "Node Definition";
            case FunctionDefinition definition -> "Function Definition";
            case TypeAlias alias -> "Type Alias";
            case TypeDefinition definition -> "Type Definition";
            case TypeMapping mapping -> "Type Mapping";
            case ResourceStatement statement -> "Resource Statement";
            case ResourceDefaults defaults -> "Resource Defaults Expression";
            case ResourceOverride override -> "Resource Override";
            case Collector collector ->
                collector.kind() == Collector.Kind.VIRTUAL ? "Virtual Query" : "Exported Query";
            case Epp epp -> "Epp Template";
            case RenderString text -> "Epp Text";
            case RenderExpression render -> "Epp Interpolated Expression";
            case SiteStatement site -> "'site' statement";
            case BindingsDefinition bindings -> "Bindings Definition";
            case ResourceQuery query -> "Resource Query";
        };
    }

    public static String of(Value value) {
        return switch (value) {
            case Undef undef -> "Undef Value";
            case Default any -> "Object";
            case Bool bool -> "Boolean";
            case Int integer -> "Integer";
            case BigInt integer -> "Integer";
            case Real real -> "Float";
            case Str string -> "String";
            case Regex regex -> "Regexp";
            case Arr array -> "Array";
            case Hash hash -> "Hash";
            case Sensitive sensitive -> "Sensitive";
            case Binary binary -> "Binary";
            case Timestamp timestamp -> "Timestamp";
            case Timespan timespan -> "Timespan";
            case SemVer version -> "Semver";
            case SemVerRange range -> "SemverRange";
            case Uri uri -> "Object";
            case TypeValue type -> ofType(type);
            case ObjectValue object -> "Object";
            case CallableValue callable -> "Object";
            case IterableValue iterable -> "Object";
        };
    }

    private static String ofType(TypeValue type) {
        if (type instanceof ResourceType reference && reference.given()) {
            return "Resource Statement";
        }
        return type instanceof ResourceType resource && resource.title() != null
                ? type + " Resource-Reference"
                : type + "-Type";
    }

    /// With its article: `an Integer`.
    public static String withArticle(String label) {
        return article(label) + " " + label;
    }

    public static String withCapitalArticle(String label) {
        return (article(label).equals("an") ? "An " : "A ") + label;
    }

    // As Puppet does: y counts as a vowel, and a leading quote is looked past.
    public static String article(String label) {
        char first = label.charAt(0);
        if ((first == '"' || first == '\'') && label.length() > 1) {
            first = label.charAt(1);
        }
        return "aeiouyAEIOUY".indexOf(first) >= 0 ? "an" : "a";
    }
}
