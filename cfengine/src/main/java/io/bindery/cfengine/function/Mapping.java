package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/// Evaluates an argument anew for each item of a container, with the item's parts as variables of the scope `this`.
final class Mapping {
    private Mapping() {}

    /// The argument as text with these variables set for its sake.
    static Optional<String> with(Call call, int argument, Map<String, String> names) {
        Variables variables = call.context().variables();
        Map<String, Optional<Variables.Variable>> before = new LinkedHashMap<>();
        names.forEach((name, text) -> {
            before.put(name, variables.find(name));
            variables.define(name, VariableType.STRING, new Scalar(text), List.of());
        });
        try {
            // The pattern may come of a variable, whose own references then are the pattern's.
            return call.again(argument)
                    .map(value -> value instanceof Scalar(String text) ? call.context().expand(text) : "");
        } finally {
            before.forEach((name, variable) -> variable.ifPresentOrElse(
                    old -> variables.define(name, old.type(), old.value(), old.tags()), () -> variables.undefine(name)));
        }
    }

    /// For each primitive at most one level deep: its keys and itself by the names a pattern knows them under.
    static List<Map<String, String>> members(Data data) {
        List<Map<String, String>> members = new ArrayList<>();
        keyed(data).forEach((key, member) -> {
            if (!member.isContainer()) {
                members.add(Map.of("this.k", key, "this.v", Primitives.text(member)));
                return;
            }
            keyed(member).forEach((inner, nested) -> {
                if (!nested.isContainer()) {
                    members.add(Map.of("this.k", key, "this.k[1]", inner, "this.v", Primitives.text(nested)));
                }
            });
        });
        return members;
    }

    private static Map<String, Data> keyed(Data data) {
        if (data instanceof Data.Mapping(SequencedMap<String, Data> members)) {
            return members;
        }
        Map<String, Data> keyed = new LinkedHashMap<>();
        for (Data item : Primitives.items(data)) {
            keyed.put(Integer.toString(keyed.size()), item);
        }
        return keyed;
    }
}
