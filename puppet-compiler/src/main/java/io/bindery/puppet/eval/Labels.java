package io.bindery.puppet.eval;

import io.bindery.puppet.syntax.Access;
import io.bindery.puppet.syntax.Assignment;
import io.bindery.puppet.syntax.BindingsDefinition;
import io.bindery.puppet.syntax.Block;
import io.bindery.puppet.syntax.Call;
import io.bindery.puppet.syntax.Case;
import io.bindery.puppet.syntax.ClassDefinition;
import io.bindery.puppet.syntax.Collector;
import io.bindery.puppet.syntax.CollectorKind;
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

    static String of(Expression expression) {
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
            case io.bindery.puppet.syntax.Binary binary -> "'" + binary.operator().symbol() + "' expression";
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
                collector.kind() == CollectorKind.VIRTUAL ? "Virtual Query" : "Exported Query";
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

    static String withCapitalArticle(String label) {
        return (article(label).equals("an") ? "An " : "A ") + label;
    }

    // As Puppet does: y counts as a vowel, and a leading quote is looked past.
    static String article(String label) {
        char first = label.charAt(0);
        if ((first == '"' || first == '\'') && label.length() > 1) {
            first = label.charAt(1);
        }
        return "aeiouyAEIOUY".indexOf(first) >= 0 ? "an" : "a";
    }
}
