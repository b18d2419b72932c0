package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.FatalError;
import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.ChangesRoot;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.enact.host.HostFiles;
import io.bindery.enact.host.Processes;
import io.bindery.files.FileReplacement;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// `--simulate`: files promises change copies below a directory of this run, and the changes are shown at the end. All other
/// promises are only rehearsed.
final class Simulation {
    private static final String LINE = "=".repeat(75);
    private static final long MOST_SHOWN = 64L << 20;
    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss xx", Locale.ROOT);

    private final Options options;
    private final Host real;
    private final Path root;
    private final ChangesRoot changes;
    private final Log log;

    private Simulation(Options options, Host real, Path root, Log log) {
        this.options = options;
        this.real = real;
        this.root = root;
        this.log = log;
        this.changes = new ChangesRoot(real.files(), root);
    }

    static Simulation begin(Options options, Host host, Log log) {
        Path root = options.workspace().state().resolve(ProcessHandle.current().pid() + ".changes");
        try {
            if (host.files().state(root).exists()) {
                host.files().deleteTree(root);
            }
            FileReplacement.makePrivateFolder(root);
        } catch (IOException e) {
            throw new FatalError("The changes root '" + root + "' cannot be made: " + e.getMessage());
        }
        log.warning("All changes in files will be made in the '" + ByteText.of(root) + "' chroot");
        return new Simulation(options, host, root, log);
    }

    ChangesRoot changes() {
        return changes;
    }

    /// The host, whose files are those of the simulation.
    Host host() {
        return new Host() {
            @Override
            public HostFiles files() {
                return changes;
            }

            @Override
            public Accounts accounts() {
                return real.accounts();
            }

            @Override
            public Processes processes() {
                return real.processes();
            }

            @Override
            public InstantSource clock() {
                return real.clock();
            }
        };
    }

    /// Shows the changes that the run made, and removes the changes root.
    void end() {
        try {
            show();
            real.files().deleteTree(root);
        } catch (IOException e) {
            log.error("The changes root '" + root + "' cannot be shown or removed: " + e.getMessage());
        }
    }

    private void show() throws IOException {
        boolean differences = options.has(Options.Switch.SHOW_DIFFERENCES);
        Set<Path> changed = changes.changed();
        if (!changes.renamings().isEmpty()) {
            log.info("Manifesting renamed files (in the changes chroot)");
        }
        for (ChangesRoot.Renaming each : changes.renamings()) {
            log.output(LINE);
            log.output("'" + ByteText.of(each.to()) + "' is the new name of '" + ByteText.of(each.from()) + "'");
        }
        if (changed.isEmpty()) {
            log.info(differences ? "No changed files to show diff for" : "No changed files to manifest");
        } else {
            log.info(differences
                    ? "Showing diff for changed files (in the changes chroot)"
                    : "Manifesting changed files (in the changes chroot)");
        }
        for (Path each : changed) {
            log.output(LINE);
            if (differences && real.files().state(each).exists() && changes.state(each).exists()) {
                difference(each);
            } else {
                manifest(each);
            }
        }
        if (options.has(Options.Switch.SHOW_UNCHANGED)) {
            showUnchanged(changed);
        }
        log.info("No package operations done by the agent run");
    }

    private void showUnchanged(Set<Path> changed) throws IOException {
        Set<Path> unchanged = new LinkedHashSet<>(changes.examined());
        Set<Path> shown = changed.stream().map(Path::normalize).collect(Collectors.toSet());
        changes.renamings().forEach(each -> shown.add(each.from().normalize()));
        unchanged.removeIf(each -> shown.contains(each.normalize()));
        log.info(unchanged.isEmpty() ? "No unmodified files to manifest" : "Manifesting unmodified files (in the changes chroot)");
        for (Path each : unchanged) {
            log.output(LINE);
            manifest(each);
        }
    }

    private void manifest(Path path) throws IOException {
        FileState state = changes.state(path);
        String name = "'" + ByteText.of(path) + "' ";
        if (!state.exists()) {
            log.output(name + "no longer exists");
            return;
        }
        log.output(name + "is " + kind(state.kind()));
        log.output("Size: " + state.size());
        log.output("Access: (" + String.format(Locale.ROOT, "%04o", state.mode()) + "/" + letters(state.mode()) + ")  Uid: ("
                + state.owner() + "/" + user(state.owner()) + ")   Gid: (" + state.group() + "/" + group(state.group()) + ")");
        log.output("Access: " + time(state.accessed()));
        log.output("Modify: " + time(state.modified()));
        log.output("Change: " + time(state.changed()));
        log.output("");
        switch (state.kind()) {
            case FILE -> content(path);
            case DIRECTORY -> {
                log.output("Directory contents:");
                changes.list(path).forEach(leaf -> log.output(ByteText.ofUnicode(leaf)));
            }
            case LINK -> log.output("Target: '" + ByteText.ofUnicode(state.linkTarget()) + "'");
            case PIPE, OTHER, ABSENT -> {}
        }
    }

    private void content(Path path) throws IOException {
        log.output("Contents of the file:");
        String text = ByteText.of(changes.read(path, MOST_SHOWN));
        if (text.isEmpty()) {
            return;
        }
        boolean ended = text.endsWith("\n");
        log.output(ended ? text.substring(0, text.length() - 1) : text);
        if (!ended) {
            log.output("\\no newline at the end of file");
        }
    }

    /// The output of `diff` for a file and its copy; for two directories, the names that only one of them has.
    private void difference(Path path) throws IOException {
        if (changes.stateFollowingLinks(path).kind() == FileKind.DIRECTORY) {
            names(path);
            return;
        }
        String name = ByteText.unicode(ByteText.of(path));
        Path copy = changes.place(path);
        Command command = Command.of(
                List.of("diff", "-u", "--label", "original " + name, "--label", "changed  " + name, name, copy.toString()));
        try {
            String text = ByteText.of(real.processes().ask(command).output());
            if (!text.isEmpty()) {
                log.output(text.endsWith("\n") ? text.substring(0, text.length() - 1) : text);
            }
        } catch (CommandException e) {
            log.error("Couldn't run 'diff': " + e.getMessage());
        }
    }

    private void names(Path path) throws IOException {
        List<String> before = real.files().list(path);
        List<String> after = changes.list(path);
        Set<String> all = new TreeSet<>(before);
        all.addAll(after);
        for (String name : all) {
            if (!after.contains(name)) {
                log.output("Only in " + ByteText.of(path) + ": " + ByteText.ofUnicode(name));
            } else if (!before.contains(name)) {
                log.output("Only in " + ByteText.of(root) + ByteText.of(path) + ": " + ByteText.ofUnicode(name));
            }
        }
    }

    private static String kind(FileKind kind) {
        return switch (kind) {
            case FILE -> "a regular file";
            case DIRECTORY -> "a directory";
            case LINK -> "a symbolic link";
            case PIPE, OTHER -> "a special file";
            case ABSENT -> "absent";
        };
    }

    private static String letters(int mode) {
        StringBuilder letters = new StringBuilder();
        for (int at = 8; at >= 0; at--) {
            letters.append((mode >> at & 1) == 0 ? '-' : "xwr".charAt(at % 3));
        }
        return letters.toString();
    }

    private String user(int number) {
        return real.accounts().user(number).map(Accounts.User::name).orElse("unknown");
    }

    private String group(int number) {
        return real.accounts().group(number).map(Accounts.Group::name).orElse("unknown");
    }

    private static String time(Instant instant) {
        return instant.atZone(ZoneId.systemDefault()).format(TIME);
    }
}
