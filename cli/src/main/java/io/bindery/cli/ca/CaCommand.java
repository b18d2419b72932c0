package io.bindery.cli.ca;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `bindery ca`: the certificate authority of a server, with the words and exit codes of `puppetserver ca`.
public final class CaCommand implements CommandGroup {
    @Override
    public String name() {
        return "bindery ca";
    }

    @Override
    public String purpose() {
        return "Manages the certificate authority, whether a server is running or not.";
    }

    @Override
    public List<String> names() {
        return List.of("setup", "import", "list", "sign", "revoke", "clean", "generate", "prune", "renew");
    }

    @Override
    public @Nullable Command named(String name) {
        return switch (name) {
            case "setup" -> new CaSetupCommand();
            case "import" -> new CaImportCommand();
            case "list" -> new CaListCommand();
            case "sign" -> new CaSignCommand();
            case "revoke" -> new CaRevokeCommand();
            case "clean" -> new CaCleanCommand();
            case "generate" -> new CaGenerateCommand();
            case "prune" -> new CaPruneCommand();
            case "renew" -> new CaRenewCommand();
            default -> null;
        };
    }
}
