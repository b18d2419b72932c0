package io.bindery.cfengine.eval;

import io.bindery.cfengine.function.Variables.Variable;
import io.bindery.cfengine.syntax.Rvalue;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableName;
import io.bindery.text.Place;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Evaluates the right side of `=>`.
public final class Rvalues {
    private final Evaluation evaluation;
    private final FunctionCalls calls;

    public Rvalues(Evaluation evaluation, FunctionCalls calls) {
        this.evaluation = evaluation;
        this.calls = calls;
        calls.rvalues(this);
    }

    /// The value; null if a function failed or could not be called yet. Unresolved references stay in the text.
    public @Nullable Value evaluate(Rvalue rvalue) {
        return switch (rvalue) {
            case Rvalue.Quoted(String text, Place _) -> text(text);
            case Rvalue.Reference(String text, Place _) -> text(text);
            case Rvalue.Name(String text, Place _) -> new Scalar(text);
            case Rvalue.Listing(List<Rvalue> items, Place _) -> list(items, false);
            case Rvalue.Invocation invocation -> calls.call(invocation);
        };
    }

    private Value text(String text) {
        String listName = References.listName(text);
        if (!listName.isEmpty()) {
            // As CFEngine does: a list that is being iterated over is still the list.
            Variable variable = evaluation.find(VariableName.parse(evaluation.expand(listName)));
            if (variable != null && !(variable.value() instanceof Scalar)) {
                return variable.value();
            }
        }
        return new Scalar(evaluation.expand(text));
    }

    /// A list with `@(...)` items spread out; `onlyDefined` leaves out those that are not defined.
    public @Nullable Items list(List<Rvalue> items, boolean onlyDefined) {
        List<String> texts = new ArrayList<>(items.size());
        for (Rvalue item : items) {
            if (!(item instanceof Rvalue.Invocation) && isNoList(item, texts)) {
                continue;
            }
            Value value = evaluate(item);
            switch (value) {
                case Scalar(String text) -> addText(texts, text, onlyDefined);
                case Items(List<String> more) -> texts.addAll(more);
                case Data data -> texts.addAll(Containers.scalars(data));
                case null -> {
                    return null;
                }
            }
        }
        return new Items(texts);
    }

    /// As CFEngine does: of what `@(...)` names and is no list a scalar is taken as it is, and data is left out.
    private boolean isNoList(Rvalue item, List<String> texts) {
        String name = References.listName(Bodies.name(item));
        Variable variable = name.isEmpty() ? null : evaluation.find(VariableName.parse(evaluation.expand(name)));
        if (variable == null || variable.value() instanceof Items) {
            return false;
        }
        evaluation.log().warning("'" + Bodies.name(item) + "' failed - variable is not list but " + variable.type().word());
        if (variable.value() instanceof Scalar(String text)) {
            texts.add(text);
        }
        return true;
    }

    /// A list of class expressions; a call that cannot be made is not true.
    public Items classes(List<Rvalue> items) {
        List<String> texts = new ArrayList<>(items.size());
        for (Rvalue item : items) {
            Items one = list(List.of(item), false);
            texts.addAll(one == null ? List.of("!any") : one.texts());
        }
        return new Items(texts);
    }

    private static void addText(List<String> texts, String text, boolean onlyDefined) {
        boolean undefinedList = !References.listName(text).isEmpty();
        if (!undefinedList || !onlyDefined) {
            texts.add(text);
        }
    }
}
