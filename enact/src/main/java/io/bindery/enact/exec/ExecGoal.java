package io.bindery.enact.exec;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.Execution;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// A command that must be run, unless one of its guards finds that it is not needed.
///
/// @param name     the name of the command in changes
/// @param guards   all must ask for the command to be run; they are evaluated in order up to the first that does not
/// @param accepted the exit codes of success; empty if the caller judges the code itself
/// @param tries    how often the command is tried until it succeeds
/// @param pause    the time between two tries
/// @param listener receives the end of each try
public record ExecGoal(
        String name,
        Command command,
        List<Guard> guards,
        Set<Integer> accepted,
        int tries,
        Duration pause,
        Consumer<Execution> listener) {

    /// A condition of a command.
    public sealed interface Guard {
        /// The command is needed only if this one succeeds.
        record IfSucceeds(Command command) implements Guard {}

        /// The command is needed only if this one fails.
        record UnlessSucceeds(Command command) implements Guard {}

        /// The command is needed only if nothing exists at the path, links followed.
        record UnlessExists(Path path) implements Guard {}
    }

    public ExecGoal {
        guards = List.copyOf(guards);
        accepted = Set.copyOf(accepted);
    }

    /// A command that is run each time and whose exit code the listener judges.
    public static ExecGoal of(String name, Command command, Consumer<Execution> listener) {
        return new ExecGoal(name, command, List.of(), Set.of(), 1, Duration.ZERO, listener);
    }

    public ExecGoal guarded(List<Guard> newGuards) {
        return new ExecGoal(name, command, newGuards, accepted, tries, pause, listener);
    }

    public ExecGoal accepting(Set<Integer> codes) {
        return new ExecGoal(name, command, guards, codes, tries, pause, listener);
    }

    public ExecGoal trying(int times, Duration between) {
        return new ExecGoal(name, command, guards, accepted, times, between, listener);
    }
}
