package io.bindery.puppet.resource.exec;

import io.bindery.enact.host.Accounts;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import io.bindery.enact.host.Host;
import io.bindery.puppet.report.LogLevel;
import io.bindery.puppet.resource.ResourceError;
import io.bindery.puppet.resource.Speaker;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Builds commands for the host from those in a manifest: checks that the program exists, and sets user, environment and
/// directory.
record Commands(ExecSettings settings, Host host, Speaker speaker) {
    private static final Pattern SETTING = Pattern.compile("^(\\w+)=([\\s\\S]*)$");
    private static final int ANY_EXECUTE = 0111;

    /// The command as it is started.
    ///
    /// @throws ResourceError if its program is not there or cannot be run
    CommandLine checked(CommandLine given) {
        CommandLine line = settings.provider().equals("shell") ? given.shelled() : given;
        String program = line.program();
        if (program.startsWith("/")) {
            check(program);
        } else if (settings.path().stream().noneMatch(directory -> isExecutable(directory + "/" + program))) {
            throw new ResourceError("Could not find command '" + program + "'");
        }
        return line;
    }

    private void check(String program) {
        FileState state = state(program);
        if (!state.exists()) {
            throw new ResourceError("Could not find command '" + program + "'");
        }
        if (state.kind() != FileKind.FILE) {
            throw new ResourceError("'" + program + "' is a " + (state.kind() == FileKind.DIRECTORY ? "directory" : "unknown") + ", not a file");
        }
        if ((state.mode() & ANY_EXECUTE) == 0) {
            throw new ResourceError("'" + program + "' is not executable");
        }
    }

    private boolean isExecutable(String program) {
        FileState state = state(program);
        return state.kind() == FileKind.FILE && (state.mode() & ANY_EXECUTE) != 0;
    }

    private FileState state(String program) {
        try {
            return host.files().stateFollowingLinks(Path.of(program));
        } catch (IOException e) {
            return FileState.ABSENT;
        }
    }

    Command command(CommandLine line) {
        Command command = Command.of(program(line.started())).with(environment());
        String directory = settings.directory();
        if (directory != null) {
            if (!state(directory).exists()) {
                throw new ResourceError("Working directory " + directory + " does not exist!");
            }
            command = command.in(Path.of(directory));
        }
        if (!settings.timeout().isZero()) {
            command = command.within(settings.timeout());
        }
        if (settings.umask() >= 0) {
            command = command.masked(settings.umask());
        }
        int user = user();
        int group = group();
        // As Puppet does: without a group the command has the user's own.
        int own = group < 0 && user >= 0 ? host.accounts().user(user).map(Accounts.User::gid).orElse(-1) : group;
        return user < 0 && group < 0 ? command : command.as(user, own);
    }

    // A program without a path is looked for in the path of the resource, not in ours.
    private List<String> program(List<String> words) {
        String program = words.getFirst();
        if (program.startsWith("/") || program.equals("sh")) {
            return words;
        }
        for (String directory : settings.path()) {
            if (isExecutable(directory + "/" + program)) {
                List<String> found = new java.util.ArrayList<>(words);
                found.set(0, directory + "/" + program);
                return found;
            }
        }
        return words;
    }

    private Map<String, String> environment() {
        Map<String, String> environment = new HashMap<>();
        if (!settings.path().isEmpty()) {
            environment.put("PATH", String.join(":", settings.path()));
        }
        for (String setting : settings.environment()) {
            Matcher matcher = SETTING.matcher(setting);
            if (!matcher.matches()) {
                speaker.sayAsProvider(settings.provider(), LogLevel.WARNING, "Cannot understand environment setting \"" + setting + "\"");
                continue;
            }
            if (environment.containsKey(matcher.group(1))) {
                speaker.sayAsProvider(settings.provider(), LogLevel.WARNING, "Overriding environment setting '" + matcher.group(1) + "' with '" + matcher.group(2) + "'");
            }
            environment.put(matcher.group(1), matcher.group(2));
        }
        return environment;
    }

    /// What is wrong with the user or group of the commands, or null.
    @Nullable String unknownAccount() {
        String user = settings.user();
        if (user != null && user() < 0) {
            return "Invalid user: " + user;
        }
        String group = settings.group();
        return group != null && group() < 0 ? "Invalid group: " + group : null;
    }

    // As Puppet does: the child process detects the error and prints it as its own output.
    Execution failedBy(String reason) {
        return new Execution(1, ("Error: Could not execute posix command: " + reason + "\n").getBytes(StandardCharsets.UTF_8), new byte[0], false);
    }

    private int user() {
        return id(settings.user(), name -> host.accounts().user(name).map(Accounts.User::uid));
    }

    private int group() {
        return id(settings.group(), name -> host.accounts().group(name).map(Accounts.Group::gid));
    }

    private static int id(@Nullable String name, java.util.function.Function<String, Optional<Integer>> find) {
        if (name == null) {
            return -1;
        }
        return name.matches("\\d{1,9}") ? Integer.parseInt(name) : find.apply(name).orElse(-1);
    }
}
