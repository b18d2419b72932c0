package io.bindery.cli.bindings;

import io.bindery.cli.command.Command;
import io.bindery.cli.command.CommandGroup;
import org.jspecify.annotations.Nullable;

/// `bindery bindings`: shows the bindings of a node, explains them, and checks them.
public final class BindingsCommand implements CommandGroup {
    @Override
    public Overview overview() {
        return new Overview(
                "bindery bindings",
                "Shows, explains and checks what is bound for a node.",
                "explain", "list", "layers", "categories", "validate", "export", "import", "migrate");
    }

    @Override
    public @Nullable Command named(String name) {
        return switch (name) {
            case "explain" -> new BindingsExplainCommand();
            case "list" -> new BindingsListCommand();
            case "layers" -> new BindingsLayersCommand();
            case "categories" -> new BindingsCategoriesCommand();
            case "validate" -> new BindingsValidateCommand();
            case "export" -> new BindingsExportCommand();
            case "import" -> new BindingsImportCommand();
            case "migrate" -> new BindingsMigrateCommand();
            default -> null;
        };
    }
}
