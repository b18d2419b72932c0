package io.bindery.cfengine.promise;

import io.bindery.cfengine.eval.Containers;
import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Items;
import io.bindery.cfengine.value.JsonError;
import io.bindery.cfengine.value.JsonReader;
import io.bindery.cfengine.value.Numbers;
import io.bindery.cfengine.value.References;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.Value;
import io.bindery.cfengine.value.VariableType;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Brings what a `vars` promise was given to the declared type.
final class VariableValues {
    private final Evaluation evaluation;

    VariableValues(Evaluation evaluation) {
        this.evaluation = evaluation;
    }

    /// The value to keep, or null where it cannot be of that type (yet).
    @Nullable Value of(VariableType type, Value given, boolean onlyDefined) {
        return switch (type) {
            case STRING -> given instanceof Scalar ? given : null;
            case INT -> given instanceof Scalar(String text) ? whole(text) : null;
            case REAL -> given instanceof Scalar(String text) ? real(text) : null;
            case SLIST, ILIST, RLIST -> list(given, onlyDefined);
            case DATA -> data(given);
        };
    }

    private static @Nullable Value whole(String text) {
        Long number = References.holdsScalar(text) ? null : Numbers.whole(text);
        return number == null ? null : new Scalar(number.toString());
    }

    private @Nullable Value real(String text) {
        Double number = Numbers.real(text);
        if (number == null) {
            evaluation.log().error("Failed to parse real number: " + text);
            return null;
        }
        return new Scalar(String.format(Locale.ROOT, "%f", number));
    }

    private static @Nullable Value list(Value given, boolean onlyDefined) {
        return switch (given) {
            case Items(List<String> texts) -> onlyDefined
                    ? new Items(texts.stream().filter(text -> References.listName(text).isEmpty()).toList())
                    : given;
            case Data data -> new Items(Containers.scalars(data));
            case Scalar _ -> null;
        };
    }

    private @Nullable Value data(Value given) {
        return switch (given) {
            case Data data -> data;
            case Items(List<String> texts) -> Data.texts(texts);
            case Scalar(String text) -> parse(text);
        };
    }

    private @Nullable Data parse(String text) {
        try {
            Data data = JsonReader.read(text);
            if (data.isContainer()) {
                return data;
            }
            evaluation.log().error("Error parsing JSON expression '" + text + "': Unable to parse json data as object, unrecognized token beginning entry");
            return null;
        } catch (JsonError e) {
            evaluation.log().error("Error parsing JSON expression '" + e.rest() + "': " + e.getMessage());
            return null;
        }
    }
}
