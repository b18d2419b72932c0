package io.bindery.cfengine.function.argument;

import io.bindery.cfengine.function.Call;
import io.bindery.cfengine.function.Variables;
import io.bindery.cfengine.value.Data;
import io.bindery.cfengine.value.VariableName;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// Reads parts of containers as data, where a variable with the part's name would be a scalar.
public final class ContainerPart {
    private ContainerPart() {}

    /// What a name with indices leads to inside a container.
    public static @Nullable Data find(Call call, String reference) {
        VariableName name = call.context().variables().qualify(reference);
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
}
