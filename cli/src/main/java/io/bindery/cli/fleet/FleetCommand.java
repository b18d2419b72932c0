package io.bindery.cli.fleet;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import org.jspecify.annotations.Nullable;

/// `bindery fleet`: commands on all nodes at once.
public final class FleetCommand implements CommandGroup {
    @Override
    public Overview overview() {
        return new Overview(
                "bindery fleet",
                "Shows what a change does to every node, before it is merged.",
                "diff", "compile", "history", "lookup", "unused", "check", "upgrade", "profile");
    }

    @Override
    public @Nullable Command named(String name) {
        return switch (name) {
            case "diff" -> new FleetDiffCommand();
            case "compile" -> new FleetCompileCommand();
            case "history" -> new FleetHistoryCommand();
            case "lookup" -> new FleetLookupCommand();
            case "unused" -> new FleetUnusedCommand();
            case "check" -> new FleetCheckCommand();
            case "upgrade" -> new FleetUpgradeCommand();
            case "profile" -> new FleetProfileCommand();
            default -> null;
        };
    }
}
