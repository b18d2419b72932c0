package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import io.bindery.cli.command.MessagesAsJson;
import org.jspecify.annotations.Nullable;

/// `bindery ca`: the certificate authority of a server, with the output and exit codes of `puppetserver ca`.
public final class CaCommand implements CommandGroup {
    @Override
    public Overview overview() {
        return new Overview(
                "bindery ca",
                "Manages the certificate authority, whether a server is running or not.",
                "setup", "import", "list", "sign", "revoke", "clean", "generate", "prune", "renew");
    }

    @Override
    public @Nullable Command named(String name) {
        return switch (name) {
            case "setup" -> new MessagesAsJson(new CaSetupCommand());
            case "import" -> new MessagesAsJson(new CaImportCommand());
            case "list" -> new CaListCommand();
            case "sign" -> new MessagesAsJson(new CaSignCommand());
            case "revoke" -> new MessagesAsJson(new CaRevokeCommand());
            case "clean" -> new MessagesAsJson(new CaCleanCommand());
            case "generate" -> new MessagesAsJson(new CaGenerateCommand());
            case "prune" -> new MessagesAsJson(new CaPruneCommand());
            case "renew" -> new MessagesAsJson(new CaRenewCommand());
            default -> null;
        };
    }
}
