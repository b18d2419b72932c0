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

/// The iterating references of a promise. They turn like the wheels of an odometer: they are in the order of first appearance,
/// inner references before the outer references that use them, and the last turns fastest.
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
        collect(text, true, 0);
    }

    /// Whether something in the text turns.
    ///
    /// @param always whether a reference whose name is computed turns even if nothing in that name does
    private boolean collect(String text, boolean always, int depth) {
        if (depth > References.MOST_NESTED) {
            return false;
        }
        boolean turns = false;
        for (int at = References.next(text, 0, '$'); at >= 0; ) {
            int end = References.end(text, at);
            String inner = text.substring(at + 2, end - 1);
            if (References.holdsScalar(inner)) {
                if (collect(inner, always, depth + 1) || always) {
                    references.add(inner);
                    turns = true;
                }
            } else if (iterates(inner)) {
                references.add(inner);
                turns = true;
            }
            at = References.next(text, end, '$');
        }
        return turns;
    }

    // As CFEngine does: a list of the current bundle does not iterate if it is named through `this`.
    private boolean iterates(String name) {
        if (name.startsWith("this.")) {
            return false;
        }
        Variable variable = evaluation.variableHere(name);
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
        // As CFEngine does: `ifelse` with three arguments may be asked about what is not there.
        boolean tolerant = name.equals("ifelse") && arguments.size() == 3;
        for (Rvalue argument : maps ? List.<Rvalue>of() : arguments) {
            if (tolerant && argument instanceof Rvalue.Quoted(String text, Place _)) {
                collect(text, false, 0);
            } else {
                collect(argument);
            }
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
        String name = evaluation.expandHere(wheels.get(index));
        // As CFEngine does: a name that awaits a mapping leaves its reference as it is.
        if (bound.get(name) != null || References.awaitsMapping(name) || isListElsewhere(wheels.get(index), name)) {
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

    /// As CFEngine does: a list whose scope comes out of a reference does not turn; the reference to it stays as it is. An empty one
    /// takes its combinations away all the same.
    private boolean isListElsewhere(String written, String name) {
        boolean computed = isQualified(name) && !writesScope(written);
        Variable variable = computed ? evaluation.variableHere(name) : null;
        return variable != null && !(variable.value() instanceof Scalar || variable.value() instanceof Items(List<String> texts) && texts.isEmpty());
    }

    private static boolean isQualified(String name) {
        int bracket = name.indexOf('[');
        return (bracket < 0 ? name : name.substring(0, bracket)).indexOf('.') >= 0;
    }

    /// Whether the scope stands there as such, before any reference.
    private static boolean writesScope(String written) {
        int dot = written.indexOf('.');
        int reference = References.next(written, 0, '$');
        return dot >= 0 && (reference < 0 || dot < reference);
    }

    private @Nullable List<String> values(String name) {
        Variable variable = evaluation.variableHere(name);
        return switch (variable == null ? null : variable.value()) {
            case Scalar(String text) -> List.of(text);
            case Items(List<String> texts) -> texts;
            case Data data -> Containers.scalars(data);
            case null -> null;
        };
    }
}
