package io.bindery.cli.explain;

import io.bindery.puppet.syntax.reader.Parser;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.FunctionDefinition;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Parameter;
import io.bindery.puppet.syntax.tree.Variable;
import io.bindery.puppet.syntax.walk.Children;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// An expression as written in a manifest, with the definition around it.
///
/// @param around the class, define or node whose body contains it; null at top level
/// @param program the whole file
record WrittenValue(Expression expression, @Nullable Expression around, Expression program) {
    /// The value of the attribute, or the default of the parameter, at a place.
    static @Nullable WrittenValue at(Place place) {
        Expression program = parsed(place.file());
        Search search = new Search(place);
        search.visit(program, null);
        Expression found = search.found;
        return found == null ? null : new WrittenValue(found, search.around, program);
    }

    static Expression parsed(SourceFile file) {
        return Parser.parse(file).program().body();
    }

    /// The class of a name in a program.
    static @Nullable ClassDefinition classNamed(Node program, String name) {
        List<ClassDefinition> found = new ArrayList<>();
        eachNode(program, node -> {
            if (node instanceof ClassDefinition definition && definition.name().equalsIgnoreCase(name)) {
                found.add(definition);
            }
        });
        return found.isEmpty() ? null : found.getFirst();
    }

    /// The assignments of a variable in a body, without those in definitions inside it.
    static List<Assignment> assignments(Node body, String variable) {
        List<Assignment> found = new ArrayList<>();
        Children.each(body, child -> collect(child, variable, found));
        return found;
    }

    private static void collect(Node node, String variable, List<Assignment> found) {
        if (isDefinition(node)) {
            return;
        }
        if (node instanceof Assignment assignment && assigns(assignment.target(), variable)) {
            found.add(assignment);
        }
        Children.each(node, child -> collect(child, variable, found));
    }

    private static boolean assigns(Expression target, String variable) {
        return switch (target) {
            case Variable named when named.name() instanceof Name name -> name.value().equals(variable);
            case LiteralList list -> list.elements().stream().anyMatch(each -> assigns(each, variable));
            default -> false;
        };
    }

    private static boolean isDefinition(Node node) {
        return node instanceof ClassDefinition || node instanceof DefineDefinition || node instanceof NodeDefinition || node instanceof FunctionDefinition;
    }

    static void eachNode(Node node, java.util.function.Consumer<Node> visit) {
        visit.accept(node);
        Children.each(node, child -> eachNode(child, visit));
    }

    /// Finds the node of the tree that begins at a place.
    private static final class Search {
        private final Place wanted;
        private @Nullable Expression found;
        private @Nullable Expression around;

        Search(Place wanted) {
            this.wanted = wanted;
        }

        void visit(Node node, @Nullable Expression definition) {
            if (found != null) {
                return;
            }
            Expression value = switch (node) {
                case Attribute.Operation attribute when starts(attribute.place()) -> attribute.value();
                case Attribute.Splat attribute when starts(attribute.place()) -> attribute.value();
                case Parameter parameter when starts(parameter.place()) -> parameter.value();
                default -> null;
            };
            if (value != null) {
                found = value;
                around = definition;
                return;
            }
            Expression inner = isDefinition(node) && node instanceof Expression expression ? expression : definition;
            Children.each(node, child -> visit(child, inner));
        }

        private boolean starts(Place place) {
            return place.start() == wanted.start();
        }
    }
}
