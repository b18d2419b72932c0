package io.bindery.cli.cf;

import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.run.Options;
import io.bindery.cfengine.run.Options.Switch;
import io.bindery.cfengine.run.Workspace;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.LocalHost;
import io.bindery.text.CallerLocale;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Code that `cf-agent` and `cf-promises` share.
record Common(Flags flags) {
    static final String VERSION = "CFEngine Core 3.21.0";

    static final List<Flag> FLAGS = List.of(
            new Flag("workdir", 'w', Argument.REQUIRED, "Use another work directory"),
            new Flag("bundlesequence", 'b', Argument.REQUIRED, "Bundles to use, instead of the policy's own list"),
            new Flag("debug", 'd', Argument.NONE, "Say everything"),
            new Flag("define", 'D', Argument.REQUIRED, "Classes to define, parted by commas"),
            new Flag("dry-run", 'n', Argument.NONE, "Change nothing, only say what is not as promised"),
            new Flag("file", 'f', Argument.REQUIRED, "The policy file"),
            new Flag("help", 'h', Argument.NONE, "Show this help"),
            new Flag("inform", 'I', Argument.NONE, "Say what is changed"),
            new Flag("log-level", 'g', Argument.REQUIRED, "error, warning, notice, info, verbose or debug"),
            new Flag("negate", 'N', Argument.REQUIRED, "Accepted, without effect, as with the reference program"),
            new Flag("verbose", 'v', Argument.NONE, "Say what is done and why"),
            new Flag("version", 'V', Argument.NONE, "Show the version"),
            new Flag("color", 'C', Argument.OPTIONAL, "Colours: always, auto or never"),
            new Flag("timestamp", 'l', Argument.NONE, "Begin each line with the time"),
            new Flag("ignore-preferred-augments", '\0', Argument.NONE, "Read def.json even where def_preferred.json is"),
            new Flag("no-augments", '\0', Argument.NONE, "Read no augments files"),
            new Flag("log-modules", '\0', Argument.REQUIRED, "Parts of the program to say more about; accepted, without effect"),
            new Flag("trace", '\0', Argument.NONE, "Show each step of evaluation"));

    /// The exit code of a command line that is wrong or only asks for help or the version; null for one to be carried out.
    static @Nullable Integer end(String command, List<Flag> known, Flags flags, PrintStream out, PrintStream err) {
        Flags.Problem problem = flags.problem();
        if (problem != null) {
            err.println(command + ": " + problem.text());
            help(out, command, known);
            return 1;
        }
        if (flags.has("help")) {
            help(out, command, known);
            return 0;
        }
        if (flags.has("version")) {
            out.println(VERSION);
            return 0;
        }
        return new FlagValues(flags, out, err).end();
    }

    /// This host. As CFEngine does: programs run without the user's language settings, because their output is parsed.
    static Host host() {
        return new LocalHost(new LocalProcesses(Set.of("LANG", "LANGUAGE", "LC_MESSAGES")));
    }

    Level level() {
        String named = flags.value("log-level");
        Level level = named == null ? null : named(named);
        if (level != null) {
            return level;
        }
        return flags.has("debug")
                ? Level.DEBUG
                : flags.has("verbose") ? Level.VERBOSE : flags.has("inform") ? Level.INFO : Level.NOTICE;
    }

    private static @Nullable Level named(String name) {
        for (Level level : Level.values()) {
            if (level.name().toLowerCase(Locale.ROOT).startsWith(name)) {
                return level;
            }
        }
        return null;
    }

    ConsoleLog log(PrintStream out) {
        String color = flags.value("color");
        boolean painted = "always".equals(color)
                || color != null && !color.equals("never") && System.console() != null && System.getenv("NO_COLOR") == null;
        return new ConsoleLog(out, level(), flags.has("timestamp"), painted);
    }

    Options options(Options.Component component) {
        // As CFEngine does: a policy named without a flag is not looked for among the inputs.
        return flags.rest().isEmpty()
                ? options(component, flags.value("file"))
                : options(component, flags.rest().getFirst(), flags.rest().getFirst());
    }

    Options options(Options.Component component, @Nullable String file) {
        return options(component, file, null);
    }

    /// @param located where the policy is, if that is known already
    private Options options(Options.Component component, @Nullable String file, @Nullable String located) {
        Map<String, String> environment = new HashMap<>(System.getenv());
        CallerLocale.restore(environment);
        String workdir = flags.value("workdir");
        if (workdir != null) {
            environment.put(Workspace.OVERRIDE, workdir);
        }
        boolean root = "root".equals(System.getProperty("user.name"));
        Workspace workspace = Workspace.of(environment, root ? null : Path.of(System.getProperty("user.home", "/")));
        List<String> sequence = flags.list("bundlesequence");
        boolean runs = component == Options.Component.AGENT && sequence.isEmpty();
        String input = located == null ? inputFile(file, workspace) : located;
        return Options.of(component, workspace, input, Instant.now().truncatedTo(ChronoUnit.SECONDS))
                .defining(flags.list("define"))
                .running(flags.has("bundlesequence") ? sequence : null)
                .given(environment)
                .withIf(flags.has("no-lock"), Switch.IGNORE_LOCKS)
                .withIf(flags.has("dry-run") || flags.has("simulate"), Switch.DRY_RUN)
                .withIf(flags.has("simulate"), Switch.SIMULATE)
                .withIf(flags.value("simulate", "").equals("manifest-full"), Switch.SHOW_UNCHANGED)
                .withIf(flags.value("simulate", "").equals("diff"), Switch.SHOW_DIFFERENCES)
                .withIf(runs || flags.has("full-check"), Switch.FULL_CHECK)
                .withIf(flags.value("eval-functions", "yes").equals("no"), Switch.NO_FUNCTIONS)
                .withIf(flags.has("no-augments"), Switch.NO_AUGMENTS)
                .withIf(flags.has("ignore-preferred-augments"), Switch.NO_PREFERRED_AUGMENTS)
                .withIf(file == null, Switch.DEFAULT_INPUT);
    }

    /// As CFEngine does: a name without a folder is looked for among the inputs.
    private static String inputFile(@Nullable String given, Workspace workspace) {
        if (given == null) {
            return workspace.inputs().resolve("promises.cf").toString();
        }
        boolean located = given.startsWith("/") || given.startsWith("./") || given.startsWith("../");
        return located ? given : workspace.inputs().resolve(given).toString();
    }

    static void help(PrintStream out, String command, List<Flag> flags) {
        out.println("Usage: " + command + " [OPTIONS] [FILE]");
        out.println();
        out.println("Options:");
        for (Flag flag : flags) {
            String letter = flag.letter() == 0 ? "" : "-" + flag.letter();
            String value = flag.argument() == Argument.NONE ? "" : "value";
            out.printf(Locale.ROOT, "  --%-26s %-3s %-6s %s%n", flag.name(), letter, value, flag.help());
        }
    }
}
