package io.bindery.cli.bindings;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.JsonOutput;
import io.bindery.hiera.bind.model.NamedBindings;
import io.bindery.hiera.bind.model.NamedLayer;
import java.util.List;
import java.util.stream.Collectors;

/// `bindery bindings layers`: the layers and the bindings in each.
final class BindingsLayersCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return BindingsRequest.taken(new Synopsis(
                "bindery bindings layers [FLAGS]", "Lists the layers, highest first, and the bindings in each."));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        BindingsRequest request = new BindingsRequest(flags);
        return request.answer(composition -> {
            List<NamedLayer> layers = composition.layers();
            return request.print(out -> write(layers, out), text(layers));
        });
    }

    private static void write(List<NamedLayer> layers, JsonOutput out) {
        out.beginArray();
        for (NamedLayer layer : layers) {
            out.beginObject().key("name").string(layer.name()).key("bindings").beginArray();
            layer.bindings().forEach(bindings -> out.string(bindings.name()));
            out.endArray().endObject();
        }
        out.endArray();
    }

    private static String text(List<NamedLayer> layers) {
        StringBuilder out = new StringBuilder();
        for (NamedLayer layer : layers) {
            String names = layer.bindings().stream().map(NamedBindings::name).collect(Collectors.joining(", "));
            out.append(layer.name()).append(": ").append(names.isEmpty() ? "(nothing)" : names).append('\n');
        }
        return out.toString();
    }
}
