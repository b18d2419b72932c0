package io.bindery.cli.cf;

import io.bindery.cli.line.Flags;
import java.io.PrintStream;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Checks the values of flags against those that the reference program accepts, with its error messages.
record FlagValues(Flags flags, PrintStream out, PrintStream err) {
    private static final List<String> LEVELS = List.of("error", "warning", "notice", "info", "verbose", "debug");
    private static final List<String> MODULES =
            List.of("help", "all", "evalctx", "expand", "iterations", "parser", "vartable", "vars", "locks", "ps");

    /// The exit status for an invalid value, or null if all values are valid.
    @Nullable Integer end() {
        String level = flags.value("log-level");
        if (level != null && LEVELS.stream().noneMatch(known -> !level.isEmpty() && known.startsWith(level))) {
            err.println("Invalid log level: '" + level + "'");
            return 1;
        }
        if (flags.rest().size() > 1) {
            return refused("Too many arguments");
        }
        if (!isOneOf("color", List.of("", "always", "auto", "never"))) {
            return refused("Unrecognized color mode '" + flags.value("color") + "'");
        }
        if (!isOneOf("simulate", List.of("manifest", "manifest-full", "diff"))) {
            return refused("Invalid argument for --simulate, 'manifest' or 'diff' required, not '" + flags.value("simulate") + "'");
        }
        if (!isOneOf("skip-db-check", List.of("", "yes", "no"))) {
            return refused("Invalid argument for --skip-db-check(yes/no): '" + flags.value("skip-db-check") + "'");
        }
        if (!isOneOf("policy-output-format", List.of("none", "cf", "json", "cf-full", "json-full"))) {
            return refused("Invalid policy output format: '" + flags.value("policy-output-format")
                    + "'. Possible values are 'none', 'cf', 'json', 'cf-full', 'json-full'");
        }
        if (!isOneOf("syntax-description", List.of("none", "json"))) {
            return refused("Invalid syntax description output format: '" + flags.value("syntax-description")
                    + "'. Possible values are 'none', 'json'");
        }
        if (flags.has("trust-server") && !flags.has("bootstrap")) {
            return refused("Option --trust-server can only be used when bootstrapping");
        }
        String warning = Warnings.unknown(flags);
        if (warning != null) {
            refused("Unrecognized warning '" + warning + "'");
            return refused("Error parsing warning option");
        }
        return modules();
    }

    private boolean isOneOf(String flag, List<String> values) {
        String value = flags.value(flag);
        return value == null || values.contains(value);
    }

    private @Nullable Integer modules() {
        for (String module : flags.list("log-modules")) {
            if (module.equals("help")) {
                out.println("\n--log-modules accepts a comma separated list of one or more of the following:\n");
                MODULES.forEach(name -> out.println("    " + name));
                out.println();
                // As CFEngine does: the list is no success.
                return 1;
            }
            if (!MODULES.contains(module)) {
                out.println(" warning: Unknown debug logging module '" + module + "'");
            }
        }
        return null;
    }

    private int refused(String message) {
        out.println("   error: " + message);
        return 1;
    }
}
