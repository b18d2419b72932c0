package io.bindery.cfengine.promise.packages;

import io.bindery.cfengine.data.Csv;
import io.bindery.cfengine.promise.HostPrograms;
import io.bindery.cfengine.promise.Keeping;
import io.bindery.cfengine.promise.StateFiles;
import io.bindery.cfengine.value.ByteText;
import io.bindery.cfengine.value.CommandLine;
import io.bindery.cfengine.value.Regex;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The packages that list commands of `package_method` bodies printed in this run. The lists are also stored in a file of the
/// state directory, under the name of the program, so that other bodies and later runs need not run the command.
final class MethodLists {
    static final String FILE = "software_packages.csv";
    private static final int FIELDS = 4;
    private static final int USUAL_MINUTES = 240;

    private final Map<String, List<PackageItem>> byCommand = new LinkedHashMap<>();

    /// The installed packages; empty if they could not be listed, which was logged.
    Optional<List<PackageItem>> installed(PackageMethod method, String architecture, Keeping keeping) {
        String command = method.body().text("package_list_command", "");
        List<PackageItem> known = byCommand.get(command);
        // As CFEngine does: an empty list is requested again.
        if (known != null && !known.isEmpty()) {
            return Optional.of(known);
        }
        Optional<List<PackageItem>> listed = cached(method, command, keeping);
        if (listed.isEmpty()) {
            update(method, keeping);
            listed = listed(method, command, architecture, keeping);
        }
        listed.ifPresent(items -> {
            byCommand.put(command, items);
            store(keeping);
        });
        return listed;
    }

    private static Optional<List<PackageItem>> cached(PackageMethod method, String command, Keeping keeping) {
        Duration most = Duration.ofMinutes(method.body().number("package_list_update_ifelapsed", USUAL_MINUTES));
        Optional<StateFiles.Stored> stored = keeping.stateFiles().read(FILE);
        if (stored.isEmpty() || stored.get().age(keeping.host().clock().instant()).compareTo(most) >= 0) {
            return Optional.empty();
        }
        String program = PackageMethod.program(command);
        List<PackageItem> items = Csv.rows(stored.get().text(), line -> {}).stream()
                .filter(row -> row.size() == FIELDS && row.getLast().equals(program))
                .map(row -> new PackageItem(row.get(0), row.get(1), row.get(2)))
                .toList();
        return items.isEmpty() ? Optional.empty() : Optional.of(items);
    }

    /// Lets the package manager fetch its own lists anew.
    private static void update(PackageMethod method, Keeping keeping) {
        String command = method.body().text("package_list_update_command");
        if (command != null && !keeping.isDryRun()) {
            Optional<Execution> execution = HostPrograms.act(command, method.command(command), keeping,
                    reason -> keeping.log().error("Could not update package list: " + reason));
            if (execution.isPresent() && execution.get().status() != 0) {
                keeping.log().error("Could not update package list from '" + command + "'");
            }
        }
    }

    private static Optional<List<PackageItem>> listed(PackageMethod method, String command, String architecture, Keeping keeping) {
        List<String> words = CommandLine.split(command);
        boolean shell = method.body().flag("package_commands_useshell", true);
        if (!shell && !words.isEmpty() && !Files.isExecutable(ByteText.path(words.getFirst()))) {
            keeping.log().error("Proposed executable file '" + words.getFirst() + "' doesn't exist");
            keeping.log().error("The proposed package list command '" + command + "' was not executable");
            return Optional.empty();
        }
        try {
            Execution execution = keeping.host().processes().ask(method.command(command));
            if (execution.status() == 0) {
                return Optional.of(new Reading(method, architecture).items(ByteText.lines(ByteText.of(execution.output()))));
            }
        } catch (CommandException e) {
            keeping.log().error("Couldn't open the package list with command '" + command + "': " + e.getMessage());
        }
        keeping.log().error("Could not get list of installed packages");
        keeping.log().error("Unable to obtain a list of installed packages - aborting");
        return Optional.empty();
    }

    private void store(Keeping keeping) {
        List<List<String>> rows = new ArrayList<>();
        byCommand.forEach((command, items) -> items.reversed().forEach(item ->
                rows.add(List.of(item.name(), item.version(), item.architecture(), PackageMethod.program(command)))));
        keeping.stateFiles().write(FILE, Csv.text(rows.stream().distinct().toList()));
    }

    /// Extracts packages from the lines that a list command prints.
    private static final class Reading {
        private final String architecture;
        private final @Nullable Regex installed;
        private final @Nullable Regex start;
        private final @Nullable Regex name;
        private final @Nullable Regex version;
        private final @Nullable Regex arch;

        Reading(PackageMethod method, String architecture) {
            this.architecture = architecture;
            this.installed = regex(method, "package_installed_regex");
            this.start = regex(method, "package_multiline_start");
            this.name = regex(method, "package_list_name_regex");
            this.version = regex(method, "package_list_version_regex");
            this.arch = regex(method, "package_list_arch_regex");
        }

        private static @Nullable Regex regex(PackageMethod method, String attribute) {
            String pattern = method.body().text(attribute);
            return pattern == null ? null : Regex.compile(pattern);
        }

        List<PackageItem> items(List<String> lines) {
            List<PackageItem> items = new ArrayList<>();
            for (List<String> block : start == null ? lines.stream().map(List::of).toList() : blocks(lines)) {
                PackageItem item = item(block);
                if (item != null) {
                    items.add(item);
                }
            }
            return items;
        }

        /// The lines of each package, where it has several.
        private List<List<String>> blocks(List<String> lines) {
            List<List<String>> blocks = new ArrayList<>();
            for (String line : lines) {
                if (start != null && start.matchesAll(line)) {
                    blocks.add(new ArrayList<>());
                }
                if (!blocks.isEmpty()) {
                    blocks.getLast().add(line);
                }
            }
            return blocks;
        }

        private @Nullable PackageItem item(List<String> lines) {
            boolean counts = installed == null || lines.stream().anyMatch(installed::matchesAll);
            String found = counts ? first(name, lines) : null;
            if (found == null) {
                return null;
            }
            String foundVersion = first(version, lines);
            String foundArchitecture = first(arch, lines);
            return new PackageItem(
                    found, foundVersion == null ? "" : foundVersion.strip(), foundArchitecture == null ? architecture : foundArchitecture.strip());
        }

        private static @Nullable String first(@Nullable Regex regex, List<String> lines) {
            for (String line : lines) {
                String part = PackageMethod.part(regex, line);
                if (part != null) {
                    return part;
                }
            }
            return null;
        }
    }
}
