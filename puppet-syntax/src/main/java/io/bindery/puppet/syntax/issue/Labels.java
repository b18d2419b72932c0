package io.bindery.puppet.syntax.issue;

import io.bindery.puppet.syntax.tree.Access;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Binary;
import io.bindery.puppet.syntax.tree.BindingStatement;
import io.bindery.puppet.syntax.tree.BindingsDefinition;
import io.bindery.puppet.syntax.tree.Block;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.Collector;
import io.bindery.puppet.syntax.tree.Concatenation;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Epp;
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
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Nop;
import io.bindery.puppet.syntax.tree.Not;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.syntax.tree.Parenthesized;
import io.bindery.puppet.syntax.tree.Relationship;
import io.bindery.puppet.syntax.tree.RenderExpression;
import io.bindery.puppet.syntax.tree.RenderString;
import io.bindery.puppet.syntax.tree.ReservedWord;
import io.bindery.puppet.syntax.tree.ResourceBody;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceOverride;
import io.bindery.puppet.syntax.tree.ResourceQuery;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.Selector;
import io.bindery.puppet.syntax.tree.SiteItem;
import io.bindery.puppet.syntax.tree.SiteStatement;
import io.bindery.puppet.syntax.tree.TypeAlias;
import io.bindery.puppet.syntax.tree.TypeDefinition;
import io.bindery.puppet.syntax.tree.TypeMapping;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.syntax.tree.Unfold;
import io.bindery.puppet.syntax.tree.Unless;
import io.bindery.puppet.syntax.tree.Variable;
import java.util.Locale;

/// The names of kinds of nodes in Puppet's messages.
public final class Labels {
    private Labels() {}

    public static String label(Node node) {
        return switch (node) {
            case LiteralUndef _ -> "'undef' expression";
            case LiteralDefault _ -> "'default' expression";
            case LiteralBoolean _ -> "Boolean";
            case LiteralInteger _ -> "Literal Integer";
            case LiteralFloat _ -> "Literal Float";
            case LiteralString _ -> "String";
            case LiteralRegex _ -> "Regular Expression";
            case LiteralList _ -> "Array Expression";
            case LiteralHash _ -> "Hash Expression";
            case LiteralHash.Entry _ -> "Hash Entry";
            case Concatenation _ -> "Double Quoted String";
            case Interpolation _ -> "Expression in Interpolated String";
            case Heredoc e -> "'@(" + e.syntax() + ")' expression";
            case Name _ -> "Name";
            case TypeName _ -> "Type-Name";
            case ReservedWord e -> "Reserved Word '" + e.word() + "'";
            case Variable _ -> "Variable";
            case Access _ -> "'[]' expression";
            case NamedAccess _ -> "'.' expression";
            case Binary e -> operator(e.operator().symbol());
            case Not _ -> "'not' expression";
            case Minus _ -> "Unary Minus";
            case Unfold _ -> "Unfold";
            case Parenthesized _ -> "Parenthesized Expression";
            case Assignment e -> operator(e.operator().symbol());
            case Relationship e -> operator(e.operator().symbol());
            case Call _ -> "Function Call";
            case MethodCall _ -> "Method call";
            case Lambda _ -> "Lambda";
            case If _ -> "'if' statement";
            case Unless _ -> "'unless' Statement";
            case Case _ -> "'case' statement";
            case Case.Option _ -> "Case Option";
            case Selector _ -> "Selector Expression";
            case Selector.Entry _ -> "Selector Option";
            case Block _ -> "Block Expression";
            case Nop _ -> "Nop Expression";
            case ClassDefinition _ -> "Host Class Definition";
            case DefineDefinition _ -> "'define' expression";
            case FunctionDefinition _ -> "Function Definition";
            case NodeDefinition _ -> "Node Definition";
            case TypeAlias _ -> "Type Alias";
            case TypeMapping _ -> "Type Mapping";
            case TypeDefinition _ -> "Type Definition";
            case ResourceStatement _ -> "Resource Statement";
            case ResourceBody _ -> "Resource Instance Definition";
            case ResourceDefaults _ -> "Resource Defaults Expression";
            case ResourceOverride _ -> "Resource Override";
            case Collector e -> collector(e.kind());
            case Attribute.Operation e -> operator(e.appends() ? "+>" : "=>");
            case Attribute.Splat _ -> operator("* =>");
            case Parameter _ -> "Parameter Definition";
            case Epp _ -> "Epp Template";
            case RenderString _ -> "Epp Text";
            case RenderExpression _ -> "Epp Interpolated Expression";
            case SiteStatement _ -> "'site' statement";
            case SiteItem e -> "'" + e.word() + "' in a 'site' statement";
            case SiteItem.CategoryEntry _ -> "Category";
            case SiteItem.Layer _ -> "Layer";
            case BindingsDefinition _ -> "Bindings Definition";
            case BindingStatement _ -> "Binding Statement";
            case ResourceQuery _ -> "Resource Query";
        };
    }

    private static String operator(String symbol) {
        return "'" + symbol + "' expression";
    }

    private static String collector(Collector.Kind kind) {
        return switch (kind) {
            case VIRTUAL -> "Virtual Query";
            case EXPORTED -> "Exported Query";
        };
    }

    /// The label with its article.
    public static String withArticle(Node node) {
        String label = label(node);
        return article(label) + " " + label;
    }

    /// The label with its article at the start of a sentence.
    public static String withCapitalArticle(Node node) {
        String label = label(node);
        String article = article(label);
        return article.substring(0, 1).toUpperCase(Locale.ROOT) + article.substring(1) + " " + label;
    }

    private static String article(String label) {
        char first = label.charAt(0) == '\'' || label.charAt(0) == '"' ? label.charAt(1) : label.charAt(0);
        return "aeiouyAEIOUY".indexOf(first) >= 0 ? "an" : "a";
    }
}
