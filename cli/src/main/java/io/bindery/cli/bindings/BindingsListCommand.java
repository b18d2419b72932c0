package io.bindery.cli.bindings;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Synopsis;
import io.bindery.hiera.bind.explain.BindingList;

/// `bindery bindings list`: the effective bindings of a node.
final class BindingsListCommand implements Command {
    @Override
    public Synopsis synopsis() {
        return BindingsRequest.taken(new Synopsis(
                "bindery bindings list [FLAGS]", "Lists the keys that are bound, and where.",
                BindingsRequest.ALL));
    }

    @Override
    public int run(Flags flags) {
        flags.nothingElse();
        BindingsRequest request = new BindingsRequest(flags);
        boolean all = flags.has("all");
        return request.answer(composition -> {
            BindingList list = BindingList.of(composition, all);
            return request.print(list::write, list.text());
        });
    }
}
