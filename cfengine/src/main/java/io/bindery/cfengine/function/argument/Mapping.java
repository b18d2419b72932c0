package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.function.Variables;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.Scalar;
import io.bindery.cfengine.value.VariableType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.UnaryOperator;

/// Evaluates an argument anew for each item of a container, with the item's parts as variables of the scope `this`.
public final class Mapping {
    private Mapping() {}

    /// The text in place of the pattern if the pattern is a call that fails or returns no text.
    private static final String UNPRINTABLE = "[not printable]";

    /// The argument as text with these variables set for its sake.
    public static String with(Call call, int argument, Map<String, String> names) {
        Variables variables = call.context().variables();
        Map<String, Optional<Variables.Variable>> before = new LinkedHashMap<>();
        names.forEach((name, text) -> {
            before.put(name, variables.find(name));
            variables.define(name, VariableType.STRING, new Scalar(text), List.of());
        });
        try {
            // The pattern may come of a variable, whose own references then are the pattern's.
            return call.again(argument)
                    .map(value -> value instanceof Scalar(String text) ? call.context().expand(text) : UNPRINTABLE)
                    .orElse(UNPRINTABLE);
        } finally {
            before.forEach((name, variable) -> variable.ifPresentOrElse(
                    old -> variables.define(name, old.type(), old.value(), old.tags()), () -> variables.undefine(name)));
        }
    }

    /// The data that a pattern is evaluated for.
    ///
    /// @param names the parts of a member, by the variable names of the pattern
    /// @param nested whether the member is in a container of its own
    public record Member(Map<String, String> names, boolean nested) {}

    /// A member for each primitive at most one level deep. The place in a nested sequence has no name.
    public static List<Member> members(Data data) {
        List<Member> members = new ArrayList<>();
        keyed(data).forEach((key, member) -> {
            switch (member) {
                case Data.Sequence(List<Data> items) -> items.forEach(item -> nested(members, Map.of("this.k", key), item));
                case Data.Mapping(SequencedMap<String, Data> inner) ->
                    inner.forEach((name, item) -> nested(members, Map.of("this.k", key, "this.k[1]", name), item));
                case Data.Null _, Data.Bool _, Data.Whole _, Data.Real _, Data.Text _ ->
                    members.add(new Member(Map.of("this.k", key, "this.v", Primitives.text(member)), false));
            }
        });
        return members;
    }

    /// As CFEngine does: a null is passed over here, and is the text `null` outside.
    private static void nested(List<Member> members, Map<String, String> keys, Data item) {
        if (!item.isContainer() && !(item instanceof Data.Null)) {
            Map<String, String> names = new LinkedHashMap<>(keys);
            names.put("this.v", Primitives.text(item));
            members.add(new Member(names, true));
        }
    }

    /// The pattern written for every member. As CFEngine does: what a nested member comes to is left out where it is there already.
    public static List<String> written(Call call, int pattern, Data data) {
        return written(call, pattern, data, UnaryOperator.identity());
    }

    /// @param form what a member's parts become before they are written into the pattern
    public static List<String> written(Call call, int pattern, Data data, UnaryOperator<String> form) {
        List<String> written = new ArrayList<>();
        for (Member member : members(data)) {
            Map<String, String> names = new LinkedHashMap<>(member.names());
            names.replaceAll((name, part) -> form.apply(part));
            String text = with(call, pattern, names);
            if (!member.nested() || !written.contains(text)) {
                written.add(text);
            }
        }
        return written;
    }

    /// The container that a mapping function receives; empty if the name leads to something else inside a container, which is
    /// logged.
    public static Optional<Data> container(Call call, int index) {
        // As CFEngine does: numbers in a mapping that is written out as JSON stay as they are.
        boolean written = call.argument(index) instanceof Scalar && call.isInline(index);
        Optional<Data> data =
                Containers.of(call, index).map(each -> written && each instanceof Data.Mapping ? each : each.settled());
        if (data.isEmpty() && Named.part(call, index) != null) {
            call.log(
                    Level.ERROR,
                    "Function '" + call.name() + "' got an unexpected non-container from argument '" + call.text(index) + "'");
        }
        return data;
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
