package io.bindery.cli.config;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import org.jspecify.annotations.Nullable;

/// `bindery config`: the settings.
public final class ConfigCommand implements CommandGroup {
    @Override
    public Overview overview() {
        return new Overview("bindery config", "Shows the settings and where their values come from.", "print");
    }

    @Override
    public @Nullable Command named(String name) {
        return name.equals("print") ? new ConfigPrintCommand() : null;
    }
}
