package io.bindery.check.name;

import io.bindery.puppet.syntax.tree.Attribute;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.Case;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.If;
import io.bindery.puppet.syntax.tree.LiteralDefault;
import io.bindery.puppet.syntax.tree.LiteralList;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.MethodCall;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.Program;
import io.bindery.puppet.syntax.tree.ResourceBody;
import io.bindery.puppet.syntax.tree.ResourceDefaults;
import io.bindery.puppet.syntax.tree.ResourceStatement;
import io.bindery.puppet.syntax.tree.Selector;
import io.bindery.puppet.syntax.tree.TypeName;
import io.bindery.puppet.syntax.tree.Unless;
import io.bindery.puppet.syntax.walk.Children;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// Collects the names that a tree mentions. Computed names are not known here.
///
/// @param defaulted the types that get resource defaults, in lower case
public record Mentions(List<Mention> all, Set<String> defaulted) {
    public Mentions {
        all = List.copyOf(all);
        defaulted = Set.copyOf(defaulted);
    }

    public static Mentions of(Program program) {
        Reader reader = new Reader();
        // Definitions stand in the body too, except where the body is a definition itself.
        reader.visit(program.body());
        return new Mentions(reader.found, reader.defaulted);
    }

    private static final class Reader {
        private final List<Mention> found = new ArrayList<>();
        private final Set<String> defaulted = new HashSet<>();

        private int branches;

        void visit(Node node) {
            boolean branch = node instanceof If || node instanceof Unless || node instanceof Case || node instanceof Selector;
            branches += branch ? 1 : 0;
            read(node);
            Children.each(node, this::visit);
            branches -= branch ? 1 : 0;
        }

        private void read(Node node) {
            switch (node) {
                case Call call -> call(call);
                case MethodCall call -> method(call);
                case ResourceStatement statement -> resource(statement);
                case ResourceDefaults defaults -> {
                    if (defaults.type() instanceof TypeName type) {
                        defaulted.add(plain(type.value()));
                    }
                }
                case ClassDefinition definition -> {
                    String parent = definition.parent();
                    if (parent != null) {
                        found.add(new Mention.ClassUse(plain(parent), false, definition.place()));
                    }
                }
                default -> {}
            }
        }

        private void call(Call call) {
            if (!(call.functor() instanceof Name name)) {
                return;
            }
            found.add(new Mention.FunctionUse(plain(name.value()), branches > 0, name.place()));
            switch (name.value()) {
                case "include", "contain", "require" -> call.arguments().forEach(this::classes);
                default -> {}
            }
        }

        private void method(MethodCall call) {
            if (call.functor().name() instanceof Name name) {
                found.add(new Mention.FunctionUse(plain(name.value()), branches > 0, name.place()));
            }
        }

        private void classes(Expression argument) {
            switch (argument) {
                case Name name -> classUse(name.value(), name.place());
                case LiteralString text -> classUse(text.value(), text.place());
                case LiteralList list -> list.elements().forEach(this::classes);
                default -> {}
            }
        }

        private void classUse(String name, Place place) {
            found.add(new Mention.ClassUse(plain(name), branches > 0, place));
        }

        private void resource(ResourceStatement statement) {
            String type = switch (statement.type()) {
                case Name name -> plain(name.value());
                case TypeName name -> plain(name.value());
                default -> "";
            };
            if (type.isEmpty()) {
                return;
            }
            Set<String> inherited = new HashSet<>();
            boolean complete = true;
            for (ResourceBody body : statement.bodies()) {
                if (body.title() instanceof LiteralDefault) {
                    complete &= isWrittenOut(body);
                    given(body).forEach(attribute -> inherited.add(attribute.name()));
                }
            }
            for (ResourceBody body : statement.bodies()) {
                body(type, statement, body, inherited, complete && isWrittenOut(body) && !(body.title() instanceof LiteralDefault));
            }
        }

        private static boolean isWrittenOut(ResourceBody body) {
            return body.attributes().stream().noneMatch(attribute -> attribute instanceof Attribute.Splat);
        }

        private static List<Mention.Given> given(ResourceBody body) {
            List<Mention.Given> given = new ArrayList<>();
            for (Attribute attribute : body.attributes()) {
                if (attribute instanceof Attribute.Operation operation) {
                    given.add(new Mention.Given(operation.name(), operation.value(), operation.place()));
                }
            }
            return given;
        }

        private void body(String type, ResourceStatement statement, ResourceBody body, Set<String> inherited, boolean complete) {
            String title = switch (body.title()) {
                case LiteralString text -> text.value();
                case Name name -> name.value();
                default -> "";
            };
            Place place = type.equals("class") ? body.title().place() : statement.type().place();
            found.add(new Mention.ResourceUse(type, title, given(body), inherited, complete, branches > 0, place));
        }

        private static String plain(String name) {
            String bare = name.startsWith("::") ? name.substring(2) : name;
            return bare.toLowerCase(Locale.ROOT);
        }
    }
}
