package io.bindery.cli.bindings;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.data.JsonOutput;
import io.bindery.hiera.bind.model.Category;
import java.util.List;

/// `bindery bindings categories`: the categories of a node with their values.
final class BindingsCategoriesCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return BindingsRequest.taken(new Synopsis(
                "bindery bindings categories [FLAGS]", "Lists the categories, highest first, with their values for the node."));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        BindingsRequest request = new BindingsRequest(flags);
        return request.answer(composition -> {
            List<Category> categories = composition.categories().highestFirst();
            return request.print(out -> write(categories, out), text(categories));
        });
    }

    private static void write(List<Category> categories, JsonOutput out) {
        out.beginArray();
        for (Category category : categories) {
            out.beginObject().key("name").string(category.name()).key("value");
            if (category.value() == null) {
                out.nothing();
            } else {
                out.string(category.value());
            }
            out.key("rank").number(category.rank()).endObject();
        }
        out.endArray();
    }

    private static String text(List<Category> categories) {
        StringBuilder out = new StringBuilder();
        for (Category category : categories) {
            String value = category.value() == null ? "(does not apply)" : category.value();
            out.append(category.rank()).append(' ').append(category.name()).append(" = ").append(value).append('\n');
        }
        return out.toString();
    }
}
