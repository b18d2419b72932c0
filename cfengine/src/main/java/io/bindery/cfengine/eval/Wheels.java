package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Variables.Variable;
import io.bindery.cfengine.syntax.Attribute;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The references of a promise that iterate, like the wheels of an odometer: in order of first appearance, inner references before
/// the outer ones that use them, the last turning fastest.
final class Wheels {
    private final Evaluation evaluation;
    private final Set<String> references = new LinkedHashSet<>();

    Wheels(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    boolean isEmpty() {
        return references.isEmpty();
    }

    void collect(String text) {
        for (int at = References.next(text, 0, '$'); at >= 0; ) {
            int end = References.end(text, at);
            String inner = text.substring(at + 2, end - 1);
            if (References.holdsScalar(inner)) {
                collect(inner);
                references.add(inner);
            } else if (iterates(inner)) {
                references.add(inner);
            }
            at = References.next(text, end, '$');
        }
    }

    private boolean iterates(String name) {
        Variable variable = evaluation.variable(name);
        return variable != null && !(variable.value() instanceof Scalar);
    }

    void collect(List<Attribute> attributes) {
        for (Attribute attribute : attributes) {
            collect(attribute.value());
        }
    }

    void collect(Rvalue value) {
        switch (value) {
            case Rvalue.Quoted(String text, Place _) -> collect(text);
            case Rvalue.Reference(String text, Place _) -> collect(text);
            case Rvalue.Name _ -> {}
            case Rvalue.Listing(List<Rvalue> items, Place _) -> items.forEach(this::collect);
            case Rvalue.Invocation(String name, List<Rvalue> arguments, Place _) -> collectCall(name, arguments);
        }
    }

    private void collectCall(String name, List<Rvalue> arguments) {
        collect(name);
        boolean maps = name.equals("maplist") || name.equals("mapdata") || name.equals("maparray");
        if (!maps) {
            arguments.forEach(this::collect);
        }
    }

    /// Runs an action once for each combination, with the references bound. A wheel without a value takes its combinations away.
    void turn(Map<String, String> bound, Runnable action) {
        turn(new ArrayList<>(references), 0, bound, action);
    }

    private void turn(List<String> wheels, int index, Map<String, String> bound, Runnable action) {
        if (index == wheels.size()) {
            action.run();
            return;
        }
        String name = evaluation.expand(wheels.get(index));
        String outer = bound.get(name);
        if (outer != null) {
            turn(wheels, index + 1, bound, action);
            return;
        }
        List<String> values = values(name);
        if (values == null) {
            return;
        }
        for (String value : values) {
            bound.put(name, value);
            turn(wheels, index + 1, bound, action);
            bound.remove(name);
        }
    }

    private @Nullable List<String> values(String name) {
        Variable variable = evaluation.variable(name);
        return switch (variable == null ? null : variable.value()) {
            case Scalar(String text) -> List.of(text);
            case Items(List<String> texts) -> texts;
            case Data data -> Containers.scalars(data);
            case null -> null;
        };
    }
}
