package io.bindery.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.bindery.cli.command.CommandGroup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Every command has help text, and reports errors in its command line.
final class CommandHelpTest {
    private static final List<List<String>> COMMANDS = List.of(
            List.of("validate"),
            List.of("dump"),
            List.of("epp"),
            List.of("epp", "validate"),
            List.of("epp", "render"),
            List.of("epp", "dump"),
            List.of("compile"),
            List.of("lookup"),
            List.of("bindings"),
            List.of("bindings", "explain"),
            List.of("bindings", "list"),
            List.of("bindings", "layers"),
            List.of("bindings", "categories"),
            List.of("bindings", "validate"),
            List.of("bindings", "export"),
            List.of("bindings", "import"),
            List.of("environments"),
            List.of("environments", "list"),
            List.of("generate"),
            List.of("generate", "types"),
            List.of("ca"),
            List.of("ca", "setup"),
            List.of("ca", "import"),
            List.of("ca", "list"),
            List.of("ca", "sign"),
            List.of("ca", "revoke"),
            List.of("ca", "clean"),
            List.of("ca", "generate"),
            List.of("ca", "prune"),
            List.of("ca", "renew"),
            List.of("fleet"),
            List.of("fleet", "diff"),
            List.of("fleet", "compile"));

    /// All commands that are no groups, by their words.
    static List<String> commands() {
        List<String> found = new ArrayList<>();
        collect(new BinderyCommand(), "", found);
        return found;
    }

    private static void collect(CommandGroup group, String words, List<String> found) {
        for (String name : group.names()) {
            String path = words.isEmpty() ? name : words + " " + name;
            if (group.named(name) instanceof CommandGroup inner) {
                collect(inner, path, found);
            } else {
                found.add(path);
            }
        }
    }

    private static Ran run(List<String> command, String... more) {
        String[] arguments = new String[command.size() + more.length];
        command.toArray(arguments);
        System.arraycopy(more, 0, arguments, command.size(), more.length);
        return Ran.command(arguments);
    }

    @Test
    void helpBeginsWithTheCommandAndEndsWell() {
        for (List<String> command : COMMANDS) {
            Ran ran = run(command, "--help");
            assertThat(ran.out()).startsWith("Usage: bindery " + String.join(" ", command) + " ").contains("--help");
            assertThat(ran.code()).isZero();
            assertThat(ran.err()).isEmpty();
            assertThat(run(List.of("help"), command.toArray(String[]::new))).isEqualTo(ran);
        }
        assertThat(Ran.command("help")).isEqualTo(Ran.command("--help"));
    }

    @Test
    void anUnknownFlagIsRefusedByName() {
        for (List<String> command : COMMANDS) {
            Ran ran = run(command, "--bogus");
            assertThat(ran.code()).as("%s", command).isEqualTo(1);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).startsWith("Error: ").contains("--bogus");
        }
    }

    @Test
    void anUnknownCommandIsRefusedByName() {
        for (String group : List.of("bindings", "environments", "generate", "epp")) {
            Ran ran = Ran.command(group, "bogus");
            assertThat(ran.code()).isEqualTo(1);
            assertThat(ran.err()).startsWith("Error: there is no command 'bogus'\nUsage: bindery " + group + " COMMAND");
        }
        assertThat(Ran.command("bogus").err()).startsWith("Error: there is no command 'bogus'\nUsage: bindery COMMAND");
    }

    @Test
    void withoutACommandAllAreListed() {
        Ran ran = Ran.command();
        assertThat(ran.code()).isZero();
        assertThat(ran.out()).contains("  compile ", "  lookup ", "  bindings ", "cf-agent");
        assertThat(Ran.command("bindings").code()).isEqualTo(1);
        assertThat(Ran.command("bindings").err()).contains("  explain ");
    }

    @Test
    void argumentsThatAreMissingOrTooManyAreNamed() {
        assertThat(Ran.command("bindings", "explain").err()).startsWith("Error: needs KEY\nUsage: bindery bindings explain [FLAGS] KEY");
        assertThat(Ran.command("bindings", "list", "x").err()).startsWith("Error: too many arguments: x\n");
        assertThat(Ran.command("compile", "a.pp", "b.pp").err()).startsWith("Error: too many arguments: b.pp\n");
        assertThat(Ran.command("compile", "--set", "x").err()).startsWith("Error: --set takes NAME=VALUE; not x\n");
        assertThat(Ran.command("lookup", "k", "--node").err())
                .isEqualTo("Error: Could not parse application options: missing argument: --node\n");
    }
}
