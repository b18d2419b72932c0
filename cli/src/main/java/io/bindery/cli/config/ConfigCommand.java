package io.bindery.cli.config;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `bindery config`: the settings.
public final class ConfigCommand implements CommandGroup {
    @Override
    public String name() {
        return "bindery config";
    }

    @Override
    public String purpose() {
        return "Shows the settings and where their values come from.";
    }

    @Override
    public List<String> names() {
        return List.of("print");
    }

    @Override
    public @Nullable Command named(String name) {
        return name.equals("print") ? new ConfigPrintCommand() : null;
    }
}
