package io.bindery.cfengine.eval;

import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Block;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Replaces the name of a body by the body's attributes, with its parameters inserted.
///
/// Arguments are inserted as written, so that a list passed to a body iterates the promise like any other reference.
public record Bodies(Evaluation evaluation, Rvalues rvalues) {
    private static final int DEEPEST = 50;

    /// The attributes of a body that a promise names; null if no such body is defined.
    public @Nullable List<Attribute> attributes(String kind, String namespace, Rvalue given) {
        return attributes(kind, namespace, given, 0);
    }

    private @Nullable List<Attribute> attributes(String kind, String namespace, Rvalue given, int depth) {
        String name = evaluation.expand(name(given));
        Block.Body body = evaluation.policy().body(kind, namespace, name);
        if (body == null || depth > DEEPEST) {
            return null;
        }
        return instantiate(body, arguments(given), depth);
    }

    private List<Attribute> instantiate(Block.Body body, List<Rvalue> arguments, int depth) {
        Map<String, Rvalue> parameters = new LinkedHashMap<>();
        for (int at = 0; at < Math.min(body.parameters().size(), arguments.size()); at++) {
            parameters.put(body.parameters().get(at), arguments.get(at));
        }
        SequencedMap<String, Attribute> byName = new LinkedHashMap<>();
        for (Attribute attribute : body.attributes()) {
            if (attribute.name().equals("inherit_from")) {
                Rvalue parent = substitute(attribute.value(), parameters);
                inherited(body, parent, depth).forEach(each -> byName.put(each.name(), each));
            }
        }
        for (Attribute attribute : body.attributes()) {
            if (!attribute.name().equals("inherit_from") && evaluation.holds(guard(attribute, parameters))) {
                byName.put(attribute.name(), new Attribute(
                        attribute.name(), substitute(attribute.value(), parameters), "any", attribute.place()));
            }
        }
        return List.copyOf(byName.values());
    }

    private List<Attribute> inherited(Block.Body body, Rvalue parent, int depth) {
        String name = evaluation.expand(name(parent));
        Block.Body found = evaluation.policy().body(body.kind(), body.namespace(), name);
        if (found == null) {
            // As CFEngine does: nothing is inherited, and nothing said.
            return List.of();
        }
        if (found == body || depth > DEEPEST) {
            throw new FatalError("Body '" + body.namespace() + ":" + body.name() + "' cannot inherit from body '" + name + "'");
        }
        if (found.parameters().size() != arguments(parent).size()) {
            throw new FatalError("Argument count mismatch for body (gave " + arguments(parent).size()
                    + " arguments) vs. inherited body '" + found.namespace() + ":" + found.name() + "' (requires "
                    + found.parameters().size() + " arguments)");
        }
        return instantiate(found, arguments(parent), depth + 1);
    }

    private String guard(Attribute attribute, Map<String, Rvalue> parameters) {
        return References.holdsScalar(attribute.guard()) ? substitute(attribute.guard(), parameters) : attribute.guard();
    }

    /// The default body for a promise that gives none.
    public @Nullable List<Attribute> defaults(String promiseType, String kind) {
        Block.Body body = evaluation.policy().body(kind, "bodydefault", promiseType + "_" + kind);
        return body == null ? null : instantiate(body, List.of(), 0);
    }

    public static String name(Rvalue given) {
        return switch (given) {
            case Rvalue.Quoted(String text, Place _) -> text;
            case Rvalue.Reference(String text, Place _) -> text;
            case Rvalue.Name(String text, Place _) -> text;
            case Rvalue.Invocation(String text, List<Rvalue> _, Place _) -> text;
            case Rvalue.Listing _ -> "";
        };
    }

    public static List<Rvalue> arguments(Rvalue given) {
        return given instanceof Rvalue.Invocation(String _, List<Rvalue> arguments, Place _) ? arguments : List.of();
    }

    private Rvalue substitute(Rvalue value, Map<String, Rvalue> parameters) {
        if (parameters.isEmpty()) {
            return value;
        }
        return switch (value) {
            case Rvalue.Quoted(String text, Place place) -> substituteText(text, place, parameters);
            case Rvalue.Reference(String text, Place place) -> substituteText(text, place, parameters);
            case Rvalue.Name name -> name;
            case Rvalue.Listing(List<Rvalue> items, Place place) -> new Rvalue.Listing(spread(items, parameters), place);
            case Rvalue.Invocation(String name, List<Rvalue> arguments, Place place) -> new Rvalue.Invocation(
                    substitute(name, parameters),
                    arguments.stream().map(argument -> substitute(argument, parameters)).toList(),
                    place);
        };
    }

    private List<Rvalue> spread(List<Rvalue> items, Map<String, Rvalue> parameters) {
        List<Rvalue> spread = new ArrayList<>();
        for (Rvalue item : items) {
            if (substitute(item, parameters) instanceof Rvalue.Listing(List<Rvalue> more, Place _)) {
                spread.addAll(more);
            } else {
                spread.add(substitute(item, parameters));
            }
        }
        return spread;
    }

    private Rvalue substituteText(String text, Place place, Map<String, Rvalue> parameters) {
        String whole = References.scalarName(text);
        Rvalue argument = parameters.get(whole.isEmpty() ? References.listName(text) : whole);
        if (argument != null) {
            return argument instanceof Rvalue.Name(String name, Place _) ? new Rvalue.Quoted(name, place) : argument;
        }
        return new Rvalue.Quoted(substitute(text, parameters), place);
    }

    /// Fills in `$(parameter)` inside a longer text, inner references too.
    private String substitute(String text, Map<String, Rvalue> parameters) {
        StringBuilder filled = new StringBuilder(text.length());
        int copied = 0;
        for (int at = nextReference(text, 0); at >= 0; ) {
            int end = References.end(text, at);
            String inner = substitute(text.substring(at + 2, end - 1), parameters);
            String replacement = parameters.containsKey(inner) ? text(parameters.get(inner)) : null;
            filled.append(text, copied, at);
            if (replacement != null) {
                filled.append(replacement);
            } else {
                filled.append(text, at, at + 2).append(inner).append(text.charAt(end - 1));
            }
            copied = end;
            at = nextReference(text, end);
        }
        return copied == 0 ? text : filled.append(text, copied, text.length()).toString();
    }

    private static int nextReference(String text, int from) {
        int scalar = References.next(text, from, '$');
        int list = References.next(text, from, '@');
        return scalar < 0 ? list : list < 0 ? scalar : Math.min(scalar, list);
    }

    private @Nullable String text(@Nullable Rvalue argument) {
        return switch (argument) {
            case Rvalue.Quoted(String text, Place _) -> text;
            case Rvalue.Reference(String text, Place _) -> text;
            case Rvalue.Name(String text, Place _) -> text;
            case Rvalue.Invocation invocation -> text(rvalues.evaluate(invocation));
            case Rvalue.Listing listing -> text(rvalues.evaluate(listing));
            case null -> null;
        };
    }

    private static @Nullable String text(@Nullable Value value) {
        return switch (value) {
            case Scalar(String text) -> text;
            case Items(List<String> texts) -> String.join(",", texts);
            case io.bindery.cfengine.value.Data _ -> null;
            case null -> null;
        };
    }
}
