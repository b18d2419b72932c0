package io.bindery.puppet.syntax.walk;

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
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The parts of a node, in the order in which Puppet's validator looks at them.
public final class Children {
    private Children() {}

    public static void each(Node node, Consumer<? super Node> visit) {
        switch (node) {
            case LiteralUndef _, LiteralDefault _, LiteralBoolean _, LiteralInteger _, LiteralFloat _ -> {}
            case LiteralString _, LiteralRegex _, Name _, TypeName _, ReservedWord _, Nop _, RenderString _ -> {}
            case LiteralList e -> all(e.elements(), visit);
            case LiteralHash e -> all(e.entries(), visit);
            case LiteralHash.Entry e -> both(e.key(), e.value(), visit);
            case Concatenation e -> all(e.segments(), visit);
            case Interpolation e -> visit.accept(e.expression());
            case Heredoc e -> visit.accept(e.text());
            case Variable e -> visit.accept(e.name());
            case Access e -> first(e.target(), e.keys(), visit);
            case NamedAccess e -> both(e.target(), e.name(), visit);
            case Binary e -> both(e.left(), e.right(), visit);
            case Not e -> visit.accept(e.operand());
            case Minus e -> visit.accept(e.operand());
            case Unfold e -> visit.accept(e.operand());
            case Parenthesized e -> visit.accept(e.operand());
            case Assignment e -> both(e.target(), e.value(), visit);
            case Relationship e -> both(e.left(), e.right(), visit);
            case Call e -> call(e.functor(), e.arguments(), e.lambda(), visit);
            case MethodCall e -> call(e.functor(), e.arguments(), e.lambda(), visit);
            case Lambda e -> definition(e.parameters(), e.body(), e.returnType(), visit);
            case If e -> branches(e.test(), e.then(), e.otherwise(), visit);
            case Unless e -> branches(e.test(), e.then(), e.otherwise(), visit);
            case Case e -> first(e.test(), e.options(), visit);
            case Case.Option e -> last(e.values(), e.then(), visit);
            case Selector e -> first(e.left(), e.entries(), visit);
            case Selector.Entry e -> both(e.matching(), e.value(), visit);
            case Block e -> all(e.statements(), visit);
            case ClassDefinition e -> last(e.parameters(), e.body(), visit);
            case DefineDefinition e -> last(e.parameters(), e.body(), visit);
            case FunctionDefinition e -> definition(e.parameters(), e.body(), e.returnType(), visit);
            case NodeDefinition e -> node(e, visit);
            case TypeAlias e -> visit.accept(e.type());
            case TypeMapping e -> both(e.type(), e.mapping(), visit);
            case TypeDefinition e -> visit.accept(e.body());
            case ResourceStatement e -> first(e.type(), e.bodies(), visit);
            case ResourceBody e -> first(e.title(), e.attributes(), visit);
            case ResourceDefaults e -> first(e.type(), e.attributes(), visit);
            case ResourceOverride e -> first(e.target(), e.attributes(), visit);
            case Collector e -> collector(e, visit);
            case Attribute.Operation e -> visit.accept(e.value());
            case Attribute.Splat e -> visit.accept(e.value());
            case Parameter e -> parameter(e, visit);
            case Epp e -> visit.accept(e.body());
            case RenderExpression e -> visit.accept(e.expression());
            case SiteStatement e -> all(e.items(), visit);
            case SiteItem e -> SiteChildren.each(e, visit);
            case SiteItem.CategoryEntry e -> visit.accept(e.value());
            case SiteItem.Layer e -> first(e.name(), e.operations(), visit);
            case BindingsDefinition e -> all(e.statements(), visit);
            case BindingStatement e -> BindingChildren.each(e, visit);
            case ResourceQuery e -> query(e.condition(), visit);
        }
    }

    public static void all(List<? extends Node> nodes, Consumer<? super Node> visit) {
        for (Node node : nodes) {
            visit.accept(node);
        }
    }

    private static void both(Node left, Node right, Consumer<? super Node> visit) {
        visit.accept(left);
        visit.accept(right);
    }

    private static void first(Node first, List<? extends Node> rest, Consumer<? super Node> visit) {
        visit.accept(first);
        all(rest, visit);
    }

    private static void last(List<? extends Node> nodes, Node last, Consumer<? super Node> visit) {
        all(nodes, visit);
        visit.accept(last);
    }

    public static void optional(@Nullable Node node, Consumer<? super Node> visit) {
        if (node != null) {
            visit.accept(node);
        }
    }

    private static void branches(Node test, Node then, Node otherwise, Consumer<? super Node> visit) {
        visit.accept(test);
        visit.accept(then);
        visit.accept(otherwise);
    }

    private static void call(
            Node functor, List<Expression> arguments, @Nullable Node lambda, Consumer<? super Node> visit) {
        first(functor, arguments, visit);
        optional(lambda, visit);
    }

    private static void definition(
            List<Parameter> parameters, Node body, @Nullable Node returnType, Consumer<? super Node> visit) {
        last(parameters, body, visit);
        optional(returnType, visit);
    }

    private static void node(NodeDefinition node, Consumer<? super Node> visit) {
        optional(node.parent(), visit);
        last(node.matches(), node.body(), visit);
    }

    private static void collector(Collector collector, Consumer<? super Node> visit) {
        both(collector.type(), collector.query(), visit);
        all(collector.attributes(), visit);
    }

    private static void query(ResourceQuery.Condition condition, Consumer<? super Node> visit) {
        switch (condition) {
            case ResourceQuery.Condition.And(ResourceQuery.Condition left, ResourceQuery.Condition right, _) -> {
                query(left, visit);
                query(right, visit);
            }
            case ResourceQuery.Condition.Or(ResourceQuery.Condition left, ResourceQuery.Condition right, _) -> {
                query(left, visit);
                query(right, visit);
            }
            case ResourceQuery.Condition.Not(ResourceQuery.Condition operand, _) -> query(operand, visit);
            case ResourceQuery.Condition.Comparison comparison -> visit.accept(comparison.value());
        }
    }

    private static void parameter(Parameter parameter, Consumer<? super Node> visit) {
        optional(parameter.value(), visit);
        optional(parameter.type(), visit);
    }
}
