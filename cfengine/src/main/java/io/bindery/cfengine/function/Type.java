package io.bindery.cfengine.function;

import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.VariableName;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// `type(name, detail)`: the type of a variable, in detail with where it is from and what a container holds.
final class Type implements Function {
    @Override
    public Result call(Call call) {
        boolean detail = call.size() > 1 && Primitives.isTrue(call.text(1));
        Optional<Variables.Variable> variable = call.context().variables().find(call.text(0));
        if (variable.isEmpty()) {
            return Result.of(detail ? "policy none" : "none");
        }
        Data data = variable.get().value() instanceof Data whole ? whole : part(call);
        if (data != null) {
            return Result.of(detail ? "data " + kind(data) : "data");
        }
        return Result.of((detail ? "policy " : "") + variable.get().type().word());
    }

    /// What a name with indices leads to inside a container.
    private static @Nullable Data part(Call call) {
        VariableName name = call.context().variables().qualify(call.text(0));
        for (int depth = 0; depth < name.indices().size(); depth++) {
            VariableName outer =
                    new VariableName(name.namespace(), name.scope(), name.name(), name.indices().subList(0, depth));
            Optional<Variables.Variable> found = call.context().variables().find(outer.qualified());
            if (found.isPresent() && found.get().value() instanceof Data container) {
                return inside(container, name.indices().subList(depth, name.indices().size()));
            }
        }
        return null;
    }

    private static @Nullable Data inside(Data container, List<String> indices) {
        Data data = container;
        for (String index : indices) {
            data = switch (data) {
                case Data.Mapping(SequencedMap<String, Data> members) -> members.get(index);
                case Data.Sequence(List<Data> items) when index.matches("[0-9]{1,9}") && Integer.parseInt(index) < items.size() ->
                    items.get(Integer.parseInt(index));
                case null, default -> null;
            };
        }
        return data;
    }

    private static String kind(Data data) {
        return switch (data) {
            case Data.Null nothing -> "null";
            case Data.Bool truth -> "boolean";
            case Data.Whole whole -> "int";
            case Data.Real real -> "real";
            case Data.Text text -> "string";
            case Data.Sequence sequence -> "array";
            case Data.Mapping mapping -> "object";
        };
    }
}
