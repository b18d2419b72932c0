package io.bindery.cli.environments;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import org.jspecify.annotations.Nullable;

/// `bindery environments`: commands about environments.
public final class EnvironmentsCommand implements CommandGroup {
    @Override
    public Overview overview() {
        return new Overview("bindery environments", "Shows the environments that nodes can have.", "list");
    }

    @Override
    public @Nullable Command named(String name) {
        return name.equals("list") ? new EnvironmentsListCommand() : null;
    }
}
