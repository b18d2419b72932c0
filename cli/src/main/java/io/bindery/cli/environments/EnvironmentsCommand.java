package io.bindery.cli.environments;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `bindery environments`: commands about environments.
public final class EnvironmentsCommand implements CommandGroup {
    @Override
    public String name() {
        return "bindery environments";
    }

    @Override
    public String purpose() {
        return "Shows the environments that nodes can have.";
    }

    @Override
    public List<String> names() {
        return List.of("list");
    }

    @Override
    public @Nullable Command named(String name) {
        return name.equals("list") ? new EnvironmentsListCommand() : null;
    }
}
