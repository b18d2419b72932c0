package io.bindery.cli.explain;

import io.bindery.puppet.catalog.Catalog;
import io.bindery.puppet.catalog.Edge;
import io.bindery.puppet.catalog.Origin;
import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Reference;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.convert.Interpolation;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.syntax.tree.Assignment;
import io.bindery.puppet.syntax.tree.Call;
import io.bindery.puppet.syntax.tree.ClassDefinition;
import io.bindery.puppet.syntax.tree.DefineDefinition;
import io.bindery.puppet.syntax.tree.Expression;
import io.bindery.puppet.syntax.tree.Lambda;
import io.bindery.puppet.syntax.tree.LiteralString;
import io.bindery.puppet.syntax.tree.MethodCall;
import io.bindery.puppet.syntax.tree.Name;
import io.bindery.puppet.syntax.tree.NamedAccess;
import io.bindery.puppet.syntax.tree.Node;
import io.bindery.puppet.syntax.tree.NodeDefinition;
import io.bindery.puppet.syntax.tree.Variable;
import io.bindery.text.Place;
import io.bindery.text.SourceFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Follows the values of a catalog back to their sources: through variables to assignments and parameters, and from those to
/// declarations and data. It reads the manifests again, because a compile records no such data.
public final class ValueTrail {
    private static final int DEEPEST = 12;
    private static final int MOST = 200;
    private static final Set<String> LOOKUPS = Set.of("lookup", "hiera", "hiera_array", "hiera_hash", "hiera_include");
    private static final Set<String> TEMPLATES = Set.of("template", "epp");
    private static final Set<String> OF_NODE = Set.of("facts", "trusted", "server_facts");

    private final Catalog catalog;
    private final FileTree files;
    private final Function<String, @Nullable String> data;
    private final ModuleFiles modules;
    private final Map<Reference, Reference> containers = new HashMap<>();
    private final List<TrailStep> steps = new ArrayList<>();
    private final Set<String> walked = new HashSet<>();

    /// @param data the files and lines that a key is found in, or null
    public ValueTrail(Catalog catalog, FileTree files, ModuleFiles modules, Function<String, @Nullable String> data) {
        this.catalog = catalog;
        this.files = files;
        this.data = data;
        this.modules = modules;
        for (Edge edge : catalog.edges()) {
            containers.put(edge.target(), edge.source());
        }
    }

    /// The steps from a parameter back.
    public List<TrailStep> of(Resource resource, Parameter parameter) {
        steps.clear();
        walked.clear();
        follow(parameter, resource.reference(), 1);
        return List.copyOf(steps);
    }

    private void follow(Parameter parameter, Reference of, int depth) {
        Place place = switch (parameter.origin()) {
            case Origin.Declared declared -> declared.place();
            case Origin.ResourceDefault declared -> declared.place();
            case Origin.HeaderDefault declared -> declared.place();
            case Origin.Overridden declared -> declared.place();
            case Origin.Collected declared -> declared.place();
            case Origin.Looked _, Origin.Bound _, Origin.Relationship _, Origin.Container _, Origin.Given _ -> null;
        };
        WrittenValue written = place == null ? null : WrittenValue.at(place);
        if (written != null) {
            boolean header = parameter.origin() instanceof Origin.HeaderDefault;
            follow(written.expression(), surroundings(written, header ? of : containers.get(of)), depth);
        }
    }

    /// The place where the variables of an expression are looked up.
    ///
    /// @param instance the class or the define's resource whose body it is; null at top level
    private record Body(@Nullable Expression definition, @Nullable Reference instance, Expression program) {}

    private Body surroundings(WrittenValue written, @Nullable Reference inner) {
        String wanted = switch (written.around()) {
            case ClassDefinition definition -> Reference.ofClass(definition.name()).toString();
            case DefineDefinition definition -> Reference.capitalize(definition.name());
            case null, default -> null;
        };
        Reference instance = inner;
        while (wanted != null && instance != null && !instance.toString().equals(wanted) && !instance.type().equals(wanted)) {
            instance = containers.get(instance);
        }
        return new Body(written.around(), wanted == null ? null : instance, written.program());
    }

    private void follow(Node expression, Body body, int depth) {
        if (depth > DEEPEST || steps.size() > MOST) {
            return;
        }
        Set<String> variables = new LinkedHashSet<>();
        Set<String> bound = new HashSet<>();
        WrittenValue.eachNode(expression, node -> {
            switch (node) {
                case Variable variable when variable.name() instanceof Name name -> variables.add(name.value());
                case Lambda lambda -> lambda.parameters().forEach(parameter -> bound.add(parameter.name()));
                case Call call when call.functor() instanceof Name name -> called(name.value(), call.arguments(), variables, depth);
                case MethodCall call when call.functor() instanceof NamedAccess access
                        && access.name() instanceof Name name -> called(name.value(), List.of(access.target()), variables, depth);
                default -> {}
            }
        });
        for (String variable : variables) {
            if (!bound.contains(variable) && walked.add(variable + " in " + body.definition() + " of " + body.instance())) {
                variable(variable, body, depth);
            }
        }
    }

    private void called(String function, List<Expression> arguments, Set<String> variables, int depth) {
        if (arguments.isEmpty() || !(arguments.getFirst() instanceof LiteralString text)) {
            return;
        }
        if (LOOKUPS.contains(function)) {
            String where = data.apply(text.value());
            steps.add(new TrailStep(depth, function + "('" + text.value() + "')", null, where == null ? "not found in the data" : "data in " + where));
        } else if (TEMPLATES.contains(function)) {
            Path file = modules.template(text.value());
            if (file != null) {
                steps.add(new TrailStep(depth, function + "('" + text.value() + "')", null, "template " + file));
                variables.addAll(modules.variables(file));
            }
        }
    }

    private void variable(String name, Body body, int depth) {
        int at = name.lastIndexOf("::");
        if (at > 0) {
            inClass(name.substring(0, at).replaceFirst("^::", ""), name, name.substring(at + 2), depth);
        } else if (at == 0) {
            atTop(name, name.substring(2), depth);
        } else if (OF_NODE.contains(name)) {
            steps.add(new TrailStep(depth, "$" + name, null, name.equals("facts") ? "facts of the node" : "known by the server"));
        } else if (name.equals("title") || name.equals("name")) {
            Reference instance = body.instance();
            steps.add(new TrailStep(depth, "$" + name, instance == null ? null : instance.title(), "title of " + instance));
        } else if (!local(name, name, body, depth)) {
            outside(name, body, depth);
        }
    }

    /// Finds a variable among the parameters and assignments of a body.
    private boolean local(String shown, String name, Body body, int depth) {
        Resource instance = body.instance() == null ? null : catalog.resource(body.instance());
        Parameter parameter = instance == null ? null : instance.parameter(name);
        if (parameter != null && instance != null) {
            boolean secret = instance.sensitive().contains(name);
            steps.add(new TrailStep(depth, "$" + shown, secret ? null : Interpolation.text(parameter.value()), parameter.origin().describe()));
            follow(parameter, instance.reference(), depth + 1);
            return true;
        }
        Expression definition = body.definition();
        List<Assignment> found = WrittenValue.assignments(definition == null ? wrapped(body.program()) : definition, name);
        for (Assignment each : found) {
            String or = found.size() > 1 ? "assigned in one of " + found.size() + " branches, at " : "assigned at ";
            steps.add(new TrailStep(depth, "$" + shown, null, or + at(each.place())));
            follow(each.value(), body, depth + 1);
        }
        return !found.isEmpty();
    }

    // A program that is a single assignment is that assignment itself, and not the parent of one.
    private static Node wrapped(Expression program) {
        return new io.bindery.puppet.syntax.tree.Block(List.of(program), program.place());
    }

    /// Looks in the inherited class, the node and the top scope.
    private void outside(String name, Body body, int depth) {
        if (body.definition() instanceof ClassDefinition definition && definition.parent() != null) {
            Body parent = ofClass(definition.parent().replaceFirst("^::", ""));
            if (parent != null && local(name, name, parent, depth)) {
                return;
            }
        }
        Body node = ofNode();
        if (node == null || body.definition() instanceof NodeDefinition || !local(name, name, node, depth)) {
            atTop(name, name, depth);
        }
    }

    private void inClass(String owner, String shown, String name, int depth) {
        Body body = ofClass(owner);
        if (body == null || !local(shown, name, body, depth)) {
            steps.add(new TrailStep(depth, "$" + shown, null, "class " + owner + " does not set it"));
        }
    }

    private void atTop(String shown, String name, int depth) {
        for (Resource resource : catalog.resources()) {
            String file = resource.file();
            SourceFile source = file == null ? null : source(file);
            if (source != null && walked.add("top " + file + " " + name)) {
                Expression program = WrittenValue.parsed(source);
                if (local(shown, name, new Body(null, null, program), depth)) {
                    return;
                }
            }
        }
        steps.add(new TrailStep(depth, "$" + shown, null, "top scope: a fact, a variable of the classifier or of a manifest outside all definitions"));
    }

    /// The body of a class: from its module, or from the manifest that declares it.
    private @Nullable Body ofClass(String name) {
        Reference reference = Reference.ofClass(name);
        Resource resource = catalog.resource(reference);
        List<String> places = new ArrayList<>(modules.manifests(name).stream().map(Path::toString).toList());
        if (resource != null && resource.file() != null) {
            places.add(resource.file());
        }
        for (String place : places) {
            SourceFile source = source(place);
            Expression program = source == null ? null : WrittenValue.parsed(source);
            ClassDefinition definition = program == null ? null : WrittenValue.classNamed(program, name);
            if (program != null && definition != null) {
                return new Body(definition, reference, program);
            }
        }
        return null;
    }

    private @Nullable Body ofNode() {
        for (Resource resource : catalog.resources()) {
            if (resource.reference().type().equals("Node") && resource.file() != null) {
                SourceFile source = source(resource.file());
                Expression program = source == null ? null : WrittenValue.parsed(source);
                NodeDefinition[] found = new NodeDefinition[1];
                if (program != null) {
                    WrittenValue.eachNode(program, node -> {
                        if (node instanceof NodeDefinition definition && definition.place().line() == resource.line()) {
                            found[0] = definition;
                        }
                    });
                    return found[0] == null ? null : new Body(found[0], null, program);
                }
            }
        }
        return null;
    }

    private @Nullable SourceFile source(String file) {
        String text = files.text(Path.of(file));
        return text == null ? null : new SourceFile(file, text);
    }

    private static String at(Place place) {
        return place.file().name() + ":" + place.line() + ":" + place.column();
    }
}
