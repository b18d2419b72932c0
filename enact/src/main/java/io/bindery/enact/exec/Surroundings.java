package io.bindery.enact.exec;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.files.FileReading;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Sets the user, root directory, session and file mode mask of a command by putting small standard programs (`setpriv`,
/// `chroot`, `setsid`, `sh`) before it, because the JVM cannot do that between fork and exec.
///
/// As CFEngine does: the root directory is changed first, while the process may still do so; if both a user and a group are set,
/// the command has the supplementary groups of the user; with a user alone it keeps those of the caller.
final class Surroundings {
    private static final Path SESSION = Path.of("/usr/bin/setsid");

    private Surroundings() {}

    /// The words that start a command.
    static List<String> of(Command command) throws CommandException {
        List<String> words = new ArrayList<>(command.words());
        Path root = command.chroot();
        if (root == null) {
            words.addAll(0, privileges(command));
        } else {
            if (command.directory() != null) {
                words.addAll(0, List.of("/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", command.directory().toString()));
            }
            words.addAll(0, root(root, command));
        }
        if (command.umask() >= 0) {
            words.addAll(0, List.of("/bin/sh", "-c", "umask \"$0\" && exec \"$@\"", String.format("%03o", command.umask())));
        }
        if (isGroup(command)) {
            words.addAll(0, List.of(SESSION.toString(), "--"));
        }
        return words;
    }

    /// Whether a command gets a process group of its own, so that all of it can be ended.
    static boolean isGroup(Command command) {
        return command.timeout() != null && !command.background() && Files.isExecutable(SESSION);
    }

    private static List<String> privileges(Command command) {
        if (command.user() < 0 && command.group() < 0) {
            return List.of();
        }
        List<String> words = new ArrayList<>(List.of("setpriv"));
        if (command.group() >= 0) {
            words.addAll(List.of("--regid", String.valueOf(command.group())));
        }
        if (command.user() >= 0) {
            words.addAll(List.of("--reuid", String.valueOf(command.user())));
        }
        if (command.group() < 0) {
            words.add("--keep-groups");
        } else {
            words.add(command.user() < 0 ? "--clear-groups" : "--init-groups");
        }
        words.add("--");
        return words;
    }

    private static List<String> root(Path root, Command command) throws CommandException {
        List<String> words = new ArrayList<>(List.of("chroot"));
        if (command.user() >= 0 && command.group() >= 0) {
            words.add("--userspec=" + command.user() + ":" + command.group());
            words.add("--groups=" + groupsOf(command.user()));
        } else if (command.user() >= 0) {
            words.add("--userspec=" + command.user() + ":" + own("Gid:").getFirst());
            words.add("--groups=" + String.join(",", own("Groups:")));
        } else if (command.group() >= 0) {
            words.add("--userspec=:" + command.group());
            words.add("--groups=" + command.group());
        }
        words.add(root.toString());
        return words;
    }

    /// The groups of a user outside of the new root.
    private static String groupsOf(int user) throws CommandException {
        try {
            Process process = new ProcessBuilder("id", "-G", String.valueOf(user)).redirectErrorStream(true).start();
            String groups = new String(FileReading.bytes(process.getInputStream(), "id"), StandardCharsets.US_ASCII).strip();
            if (process.waitFor() != 0) {
                throw new CommandException(groups);
            }
            return groups.replace(' ', ',');
        } catch (IOException e) {
            throw new CommandException(String.valueOf(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CommandException("interrupted");
        }
    }

    /// The numbers that a line of this process's status holds.
    private static List<String> own(String line) throws CommandException {
        try {
            String text = FileReading.text(Path.of("/proc/self/status"));
            String found = text.lines().filter(each -> each.startsWith(line)).collect(Collectors.joining()).substring(line.length());
            return found.isBlank() ? List.of() : List.of(found.strip().split("\\s+"));
        } catch (IOException e) {
            throw new CommandException(String.valueOf(e.getMessage()));
        }
    }
}
