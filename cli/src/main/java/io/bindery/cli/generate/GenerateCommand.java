package io.bindery.cli.generate;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import io.bindery.cli.command.MessagesAsJson;
import org.jspecify.annotations.Nullable;

/// `bindery generate`: makes Puppet code from definitions that modules have in Ruby.
public final class GenerateCommand implements CommandGroup {
    @Override
    public Overview overview() {
        return new Overview("bindery generate", "Generates Puppet code from Ruby definitions.", "types");
    }

    @Override
    public @Nullable Command named(String name) {
        return name.equals("types") ? new MessagesAsJson(new GenerateTypesCommand()) : null;
    }
}
