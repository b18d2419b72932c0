package io.bindery.cfengine.promise;

import io.bindery.cfengine.value.Decimals;
import io.bindery.cfengine.data.YamlText;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Converts the value of a `vars` promise to the declared type.
///
/// As CFEngine does: a value is expanded once more, and the items of a list twice more, so that references in the result of a
/// function are replaced, too.
record VariableValues(Evaluation evaluation) {
    /// The value to keep, or null if it cannot be of that type (yet).
    @Nullable Value of(VariableType type, Value given, boolean onlyDefined) {
        return switch (type) {
            case STRING -> given instanceof Scalar(String text) ? new Scalar(evaluation.expandHere(text)) : null;
            case INT -> given instanceof Scalar(String text) ? whole(evaluation.expand(text)) : null;
            case REAL -> given instanceof Scalar(String text) ? real(evaluation.expand(text)) : null;
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
        return new Scalar(Decimals.fixed(number, 6));
    }

    private @Nullable Value list(Value given, boolean onlyDefined) {
        return switch (given) {
            case Items(List<String> texts) when onlyDefined ->
                new Items(texts.stream().filter(text -> References.listName(text).isEmpty()).map(this::twice).toList());
            case Items(List<String> texts) when texts.stream().anyMatch(References::holdsScalar) ->
                new Items(texts.stream().map(this::twice).toList());
            case Items items -> items;
            case Data data -> new Items(Containers.scalars(data));
            case Scalar _ -> null;
        };
    }

    private String twice(String text) {
        return evaluation.expandHere(evaluation.expandHere(text));
    }

    private @Nullable Value data(Value given) {
        return switch (given) {
            case Data data -> expanded(data);
            case Items(List<String> texts) -> Data.texts(texts);
            case Scalar(String text) -> parse(text);
        };
    }

    private Data expanded(Data data) {
        return switch (data) {
            case Data.Text(String text) when References.holdsScalar(text) -> new Data.Text(evaluation.expand(text));
            case Data.Sequence(List<Data> items) -> new Data.Sequence(items.stream().map(this::expanded).toList());
            case Data.Mapping(SequencedMap<String, Data> members) -> expanded(members);
            case Data.Text _, Data.Null _, Data.Bool _, Data.Whole _, Data.Real _ -> data;
        };
    }

    private Data expanded(SequencedMap<String, Data> members) {
        SequencedMap<String, Data> expanded = new LinkedHashMap<>();
        members.forEach((name, member) -> expanded.put(name, expanded(member)));
        return new Data.Mapping(expanded);
    }

    private @Nullable Data parse(String text) {
        if (References.holdsScalar(text)) {
            return null;
        }
        try {
            if (text.startsWith("---")) {
                return YamlText.read(text);
            }
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
