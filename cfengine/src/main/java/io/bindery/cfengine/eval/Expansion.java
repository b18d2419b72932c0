package io.bindery.cfengine.eval;

import io.bindery.cfengine.eval.ExpandedPromise.Argument;
import io.bindery.cfengine.eval.ExpandedPromise.BundleCall;
import io.bindery.cfengine.eval.ExpandedPromise.Given;
import io.bindery.cfengine.eval.ExpandedPromise.Pending;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Variables.Variable;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Promise;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Expands one promise: class guard, bodies, iteration over lists, conditions, attributes. It passes on each iteration.
public final class Expansion {
    private static final Set<String> CONDITIONS = Set.of("if", "ifvarclass", "unless", "depends_on");
    private static final int LAST_PASS = 3;
    private final Evaluation evaluation;
    private final Rvalues rvalues;
    private final Bodies bodies;

    public Expansion(Evaluation evaluation, Rvalues rvalues) {
        this.evaluation = evaluation;
        this.rvalues = rvalues;
        this.bodies = new Bodies(evaluation, rvalues);
    }

    /// The attributes of a body merged with the promise's own.
    private record Parts(List<Attribute> own, Map<String, List<Attribute>> bodies) {
        List<Attribute> all() {
            List<Attribute> all = new ArrayList<>(own);
            bodies.values().forEach(all::addAll);
            return all;
        }
    }

    /// Expands a promise of the current bundle. `wanted` decides about the expanded promiser before anything else is evaluated.
    public void expand(
            String promiseType, Promise promise, Predicate<String> wanted, Consumer<ExpandedPromise> keep) {
        BundleFrame frame = java.util.Objects.requireNonNull(evaluation.frame());
        boolean fixed = !References.holdsScalar(promise.guard());
        if (fixed && !evaluation.admits(promise.guard())) {
            return;
        }
        PromiseFrame outer = frame.promise();
        PromiseFrame inner = PromiseFrame.described(promiseType, promise, frame.bundle());
        frame.enter(inner);
        try {
            Parts parts = parts(promiseType, frame.bundle(), promise);
            inner.immediate(isImmediate(parts));
            Wheels wheels = new Wheels(evaluation);
            if (!fixed) {
                wheels.collect(promise.guard());
            }
            wheels.collect(promise.promiser());
            if (promise.promisee() != null) {
                wheels.collect(promise.promisee());
            }
            wheels.collect(parts.all());
            wheels.turn(inner.bound(), () -> {
                // As CFEngine does: a guard that refers to a list is judged for each item.
                if (fixed || holdsHere(inner, promise)) {
                    iterate(inner, frame.bundle(), parts, wanted, keep);
                }
            });
        } finally {
            frame.enter(outer);
        }
    }

    private boolean isImmediate(Parts parts) {
        Attribute elapsed = find(parts.bodies().getOrDefault("action", List.of()), "ifelapsed");
        return elapsed != null && evaluation.expand(Bodies.name(elapsed.value())).equals("0");
    }

    /// A guard with references may speak of `this` promise.
    private boolean holdsHere(PromiseFrame frame, Promise promise) {
        frame.bound().put("this.promiser", promise.promiser());
        boolean holds = evaluation.admits(promise.guard());
        frame.guard(evaluation.expand(promise.guard()));
        frame.bound().remove("this.promiser");
        return holds;
    }

    private Parts parts(String promiseType, Block.Bundle bundle, Promise promise) {
        List<Attribute> own = new ArrayList<>();
        Map<String, List<Attribute>> found = new LinkedHashMap<>();
        for (Attribute attribute : promise.attributes()) {
            if (isBody(promiseType, attribute.name())) {
                List<Attribute> attributes = bodies.attributes(attribute.name(), bundle.namespace(), attribute.value());
                if (attributes == null) {
                    attributes = bodies.attributes(attribute.name(), "default", attribute.value());
                }
                if (attributes == null) {
                    complainOfBody(promiseType, promise, attribute);
                }
                found.put(attribute.name(), attributes == null ? List.of() : attributes);
            } else {
                own.add(attribute);
            }
        }
        addDefaults(promiseType, found);
        return new Parts(own, found);
    }

    /// Complains of a body that is not defined. One that is called with arguments ends the run.
    private void complainOfBody(String promiseType, Promise promise, Attribute attribute) {
        switch (attribute.value()) {
            case Rvalue.Name(String name, Place place) -> undeclared(name, place, promise);
            case Rvalue.Invocation(String _, List<Rvalue> _, Place place) -> {
                if (evaluation.pass() > 0) {
                    evaluation.log().error("Type mismatch on rhs - expected type f for boolean constraint '" + attribute.name() + "'");
                    evaluation.logPromise(Level.ERROR);
                    throw new FatalError("Aborted");
                }
                // As CFEngine does: bodies that every promise may have are not looked at before the run.
                if (!evaluation.tables().commonAttributes().containsKey(attribute.name())) {
                    evaluation.log().error(place.file().name() + ":0:0: In attribute '" + attribute.name()
                            + "', Unknown function. Given attribute value '" + place.text() + "'");
                    throw new FatalError("Cannot continue");
                }
            }
            case Rvalue.Quoted _, Rvalue.Reference _, Rvalue.Listing _ -> evaluation.log().verbose("No body '" + attribute.name()
                    + "' of this name for a promise of type '" + promiseType + "'");
        }
    }

    /// Complains of bare words in a promise whose type nobody knows: as CFEngine does, they are taken for bundles.
    public void complainOfNames(Promise promise) {
        for (Attribute attribute : promise.attributes()) {
            if (attribute.value() instanceof Rvalue.Name(String name, Place place)) {
                undeclared(name, place, promise);
            }
        }
    }

    private void undeclared(String name, Place place, Promise promise) {
        evaluation.log().error("Apparent bundle '" + name + "' was undeclared, but used in a promise near line "
                + promise.line() + " of " + place.file().name() + " (possible unquoted literal value)");
    }

    private void addDefaults(String promiseType, Map<String, List<Attribute>> found) {
        for (Block.Body body : evaluation.policy().bodies()) {
            if (body.namespace().equals("bodydefault")
                    && body.name().equals(promiseType + "_" + body.kind())
                    && !found.containsKey(body.kind())
                    && isBody(promiseType, body.kind())) {
                List<Attribute> attributes = bodies.defaults(promiseType, body.kind());
                found.put(body.kind(), attributes == null ? List.of() : attributes);
            }
        }
    }

    private boolean isBody(String promiseType, String attribute) {
        SyntaxTables.Type type = type(promiseType, attribute);
        return type != null && type.word().equals("body");
    }

    private boolean isBundle(String promiseType, String attribute) {
        SyntaxTables.Type type = type(promiseType, attribute);
        return type != null && type.word().equals("bundle");
    }

    private SyntaxTables.@Nullable Type type(String promiseType, String attribute) {
        SyntaxTables tables = evaluation.tables();
        return tables.isPromiseType(promiseType)
                ? tables.promiseAttribute(promiseType, attribute)
                : tables.commonAttributes().get(attribute);
    }

    private void iterate(
            PromiseFrame frame,
            Block.Bundle bundle,
            Parts parts,
            Predicate<String> wanted,
            Consumer<ExpandedPromise> keep) {
        bindWith(frame, parts);
        bindHandle(frame, parts);
        String promiser = evaluation.expandHere(frame.promise().promiser());
        frame.promiser(promiser);
        if (!wanted.test(promiser)) {
            return;
        }
        frame.bound().put("this.promiser", promiser);
        SequencedMap<String, String> conditions = new TreeMap<>();
        if (applies(parts, promiser, conditions)) {
            keep.accept(evaluated(frame, bundle, parts, promiser, conditions));
        }
        frame.bound().remove("this.promiser");
        frame.bound().remove("with");
        frame.bound().remove("this.handle");
    }

    /// Evaluates the current promise again, for example after `this.promiser` got another value.
    public ExpandedPromise again(ExpandedPromise promise, String promiser) {
        BundleFrame frame = java.util.Objects.requireNonNull(evaluation.frame());
        PromiseFrame inner = java.util.Objects.requireNonNull(frame.promise());
        String before = inner.bound().get("this.promiser");
        Parts parts = parts(promise.promiseType(), promise.bundle(), promise.source());
        if (!isAboutPromiser(parts)) {
            return promise.about(promiser);
        }
        inner.bound().put("this.promiser", promiser);
        try {
            return evaluated(inner, promise.bundle(), parts, promiser, promise.conditions());
        } finally {
            if (before != null) {
                inner.bound().put("this.promiser", before);
            }
        }
    }

    /// Whether attributes of a promise refer to its promiser, and so differ for each path that it is about.
    public boolean isAboutPromiser(ExpandedPromise promise) {
        return isAboutPromiser(parts(promise.promiseType(), promise.bundle(), promise.source()));
    }

    private static boolean isAboutPromiser(Parts parts) {
        return parts.all().stream().anyMatch(attribute -> isAboutPromiser(attribute.value()));
    }

    private static boolean isAboutPromiser(Rvalue value) {
        return switch (value) {
            case Rvalue.Quoted(String text, Place _) -> text.contains("this.promiser") || text.contains("match.");
            case Rvalue.Reference(String text, Place _) -> text.contains("this.promiser") || text.contains("match.");
            case Rvalue.Name _ -> false;
            case Rvalue.Listing(List<Rvalue> items, Place _) -> items.stream().anyMatch(Expansion::isAboutPromiser);
            case Rvalue.Invocation(String _, List<Rvalue> arguments, Place _) -> arguments.stream().anyMatch(Expansion::isAboutPromiser);
        };
    }

    /// As CFEngine does: a promise without a handle has one made of its place.
    private void bindHandle(PromiseFrame frame, Parts parts) {
        Attribute handle = find(parts.own(), "handle");
        if (handle == null) {
            String file = String.valueOf(frame.bound().get("this.promise_filename"));
            String made = "promise_" + file.substring(file.lastIndexOf('/') + 1) + "_" + frame.promise().line();
            frame.bound().put("this.handle", Names.canonify(made));
        } else if (!(handle.value() instanceof Rvalue.Invocation) && rvalues.evaluate(handle.value()) instanceof Scalar(String text)) {
            frame.bound().put("this.handle", Names.canonify(text));
        }
    }

    /// As CFEngine does: it is evaluated here for the promiser's sake, and a second time with the other attributes.
    private void bindWith(PromiseFrame frame, Parts parts) {
        Attribute with = find(parts.own(), "with");
        if (with != null && rvalues.evaluate(with.value()) instanceof Scalar(String text)) {
            frame.bound().put("with", text);
        }
    }

    private static @Nullable Attribute find(List<Attribute> attributes, String name) {
        for (Attribute attribute : attributes) {
            if (attribute.name().equals(name)) {
                return attribute;
            }
        }
        return null;
    }

    /// Whether the conditions of a promise hold.
    ///
    /// @param conditions receives the value of each condition
    private boolean applies(Parts parts, String promiser, SequencedMap<String, String> conditions) {
        for (Attribute attribute : parts.own()) {
            boolean passes =
                    switch (attribute.name()) {
                        case "if", "ifvarclass" -> holdsIf(attribute, conditions);
                        case "unless" -> holdsUnless(attribute, conditions);
                        case "depends_on" -> isReady(attribute, conditions);
                        default -> true;
                    };
            if (!passes) {
                if (evaluation.log().shows(Level.VERBOSE)) {
                    evaluation.log().verbose("Skipping promise '" + promiser + "' because constraint '" + attribute.name()
                            + " => " + Bodies.name(attribute.value()) + "' is not met");
                }
                return false;
            }
        }
        return true;
    }

    private boolean holdsIf(Attribute attribute, SequencedMap<String, String> conditions) {
        String expression = condition(attribute);
        conditions.put(attribute.name(), String.valueOf(expression));
        return expression != null && evaluation.holds(expression);
    }

    /// As CFEngine does: an `unless` that cannot be judged holds the promise back until the last pass.
    private boolean holdsUnless(Attribute attribute, SequencedMap<String, String> conditions) {
        String expression = condition(attribute);
        conditions.put(attribute.name(), String.valueOf(expression));
        Boolean holds = expression == null ? null : evaluation.judge(expression);
        return holds == null ? evaluation.pass() >= LAST_PASS : !holds;
    }

    /// The class expression of a condition; null if it is not resolved. As CFEngine does: a quoted list is never resolved.
    private @Nullable String condition(Attribute attribute) {
        if (attribute.value() instanceof Rvalue.Quoted(String text, var _) && !References.listName(text).isEmpty()) {
            return null;
        }
        Value value = rvalues.evaluate(attribute.value());
        return switch (value) {
            case Scalar(String text) -> text.indexOf('$') >= 0 || text.indexOf('@') >= 0 ? null : text;
            case Items(List<String> texts) -> texts.isEmpty() ? null : String.join("|", texts);
            case io.bindery.cfengine.value.Data _ -> null;
            case null -> null;
        };
    }

    private boolean isReady(Attribute attribute, SequencedMap<String, String> conditions) {
        List<String> handles =
                switch (rvalues.evaluate(attribute.value())) {
                    case Items(List<String> texts) -> texts;
                    case Scalar(String text) -> List.of(text);
                    case io.bindery.cfengine.value.Data _ -> List.of();
                    case null -> List.of();
                };
        conditions.put(attribute.name(), String.join(",", handles));
        return handles.stream().allMatch(evaluation::isDone);
    }

    private ExpandedPromise evaluated(
            PromiseFrame frame, Block.Bundle bundle, Parts parts, String promiser, SequencedMap<String, String> conditions) {
        List<String> unresolved = new ArrayList<>();
        SequencedMap<String, Value> own = new LinkedHashMap<>();
        Map<String, BundleCall> calls = new LinkedHashMap<>();
        for (Attribute attribute : parts.own()) {
            if (isBundle(frame.promiseType(), attribute.name())) {
                complainIfUndeclared(frame, bundle, attribute);
                calls.put(attribute.name(), call(attribute.value()));
            } else if (!CONDITIONS.contains(attribute.name())) {
                put(own, attribute, unresolved);
            }
        }
        bindServicePolicy(frame, own);
        Map<String, Attributes> evaluatedBodies = new LinkedHashMap<>();
        parts.bodies().forEach((kind, attributes) -> {
            SequencedMap<String, Value> values = new LinkedHashMap<>();
            for (Attribute attribute : attributes) {
                if (isBundleOfBody(kind, attribute.name())) {
                    calls.put(attribute.name(), call(attribute.value()));
                } else {
                    put(values, attribute, unresolved);
                }
            }
            evaluatedBodies.put(kind, new Attributes(values));
        });
        Rvalue promisee = frame.promise().promisee();
        return new ExpandedPromise(
                frame.promiseType(),
                bundle,
                frame.promise(),
                promiser,
                promisee == null ? null : rvalues.evaluate(promisee),
                new Attributes(own),
                evaluatedBodies,
                calls,
                List.copyOf(unresolved),
                conditions);
    }

    /// The evaluated attributes of a body given by its name only; empty if no such body is defined.
    public Optional<Attributes> body(String kind, String namespace, String name) {
        String own = evaluation.policy().body(kind, namespace, name) == null ? "default" : namespace;
        Block.Body body = evaluation.policy().body(kind, own, name);
        List<Attribute> attributes = body == null ? null : bodies.attributes(kind, own, new Rvalue.Name(name, body.place()));
        if (attributes == null) {
            return Optional.empty();
        }
        SequencedMap<String, Value> values = new LinkedHashMap<>();
        attributes.forEach(attribute -> put(values, attribute, new ArrayList<>()));
        return Optional.of(new Attributes(values));
    }

    private boolean isBundleOfBody(String kind, String attribute) {
        SyntaxTables.Type type = evaluation.tables().bodyAttribute(kind, attribute);
        return type != null && type.word().equals("bundle");
    }

    /// As CFEngine does: `$(this.service_policy)` is the state that a service is promised to be in.
    private static void bindServicePolicy(PromiseFrame frame, SequencedMap<String, Value> own) {
        if (frame.promiseType().equals("services")) {
            frame.bound().put("this.service_policy", own.get("service_policy") instanceof Scalar(String text) ? text : "start");
        }
    }

    private void put(SequencedMap<String, Value> values, Attribute attribute, List<String> unresolved) {
        boolean classList = Set.of("and", "or", "xor").contains(attribute.name());
        Value value = classList && attribute.value() instanceof Rvalue.Listing(List<Rvalue> items, var _)
                ? rvalues.classes(items)
                : rvalues.evaluate(attribute.value());
        if (attribute.name().equals("template_data") && value instanceof Scalar(String text)) {
            value = container(text);
        }
        if (value == null) {
            unresolved.add(attribute.name());
        } else {
            values.put(attribute.name(), value);
        }
    }

    /// The container that a text describes; the text itself where it names a list that is not there.
    private @Nullable Value container(String text) {
        if (!References.listName(text).isEmpty()) {
            return new Scalar(text);
        }
        try {
            return JsonReader.read(text);
        } catch (JsonError e) {
            evaluation.log().error("Error parsing JSON expression '" + e.rest() + "': " + e.getMessage());
            return null;
        }
    }

    private void complainIfUndeclared(PromiseFrame frame, Block.Bundle bundle, Attribute attribute) {
        String kind = attribute.name().startsWith("edit_") ? attribute.name() : "agent";
        if (attribute.value() instanceof Rvalue.Name(String name, var place)
                && evaluation.policy().bundle(kind, bundle.namespace(), name) == null
                && evaluation.policy().bundle("common", bundle.namespace(), name) == null) {
            undeclared(name, place, frame.promise());
        }
    }

    /// Repeats the calls that failed during the expansion of a promise, for their messages.
    public void repeatFailed(ExpandedPromise promise) {
        for (String name : promise.unresolved()) {
            Attribute attribute = promise.source().attribute(name);
            if (attribute != null) {
                rvalues.evaluate(attribute.value());
            }
        }
    }

    private BundleCall call(Rvalue given) {
        List<Argument> arguments = new ArrayList<>();
        for (Rvalue argument : Bodies.arguments(given)) {
            if (expanded(argument) instanceof Rvalue.Invocation pending) {
                arguments.add(new Pending(pending));
            } else {
                Value value = listHere(argument);
                value = value == null ? rvalues.evaluate(argument) : value;
                arguments.add(new Given(value == null ? new Scalar("") : value));
            }
        }
        return new BundleCall(evaluation.expand(Bodies.name(given)), arguments);
    }

    /// The list or container that `@(name)` refers to, or the text itself if no such variable exists; null if the argument has
    /// another form.
    // As CFEngine does: unlike other names in attributes this is one of the caller's namespace.
    private @Nullable Value listHere(Rvalue argument) {
        String name = References.listName(Bodies.name(argument));
        if (name.isEmpty()) {
            return null;
        }
        Variable variable = evaluation.findHere(VariableName.parse(evaluation.expand(name)));
        return variable == null || variable.value() instanceof Scalar
                ? new Scalar(evaluation.expand(Bodies.name(argument)))
                : variable.value();
    }

    /// A call with the references in its arguments replaced, and anything else as it is.
    private Rvalue expanded(Rvalue written) {
        return switch (written) {
            case Rvalue.Quoted(String text, Place place) -> new Rvalue.Quoted(evaluation.expand(text), place);
            case Rvalue.Invocation(String name, List<Rvalue> arguments, Place place) ->
                new Rvalue.Invocation(name, arguments.stream().map(this::expanded).toList(), place);
            case Rvalue.Reference _, Rvalue.Name _, Rvalue.Listing _ -> written;
        };
    }

    /// What a bundle is called with, in the order of its parameters; one that came to nothing is absent.
    ///
    /// As CFEngine does: a function given as an argument is called now, when the callee's variables can be referred to; the names of
    /// variables it is given are still the caller's.
    public List<Optional<Value>> arguments(BundleCall call, Block.Bundle bundle) {
        List<Optional<Value>> values = new ArrayList<>();
        for (Argument argument : call.arguments()) {
            values.add(
                    switch (argument) {
                        case Given(Value value) -> Optional.of(found(value, bundle));
                        case Pending(Rvalue.Invocation pending) -> made(pending, bundle);
                    });
        }
        return values;
    }

    private Value found(Value value, Block.Bundle bundle) {
        String list = value instanceof Scalar(String text) ? References.listName(text) : "";
        if (!list.isEmpty()) {
            evaluation.log().error("List or container parameter '" + list + "' not found while constructing scope '" + bundle.name()
                    + "' - use @(scope.variable) in calling reference");
        }
        return value;
    }

    private Optional<Value> made(Rvalue.Invocation pending, Block.Bundle bundle) {
        evaluation.push(bundle, false);
        Rvalue settled;
        try {
            settled = expanded(pending);
        } finally {
            evaluation.pop();
        }
        if (rvalues.evaluate(settled) instanceof Scalar value) {
            return Optional.of(value);
        }
        evaluation.log().error("Only functions returning scalars can be used as arguments");
        return Optional.empty();
    }

    /// A variable of the current bundle, for promise types.
    public @Nullable Variable variable(String reference) {
        return evaluation.variable(reference);
    }
}
