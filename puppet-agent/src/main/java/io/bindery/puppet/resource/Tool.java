package io.bindery.puppet.resource;

import io.bindery.enact.Mode;
import io.bindery.enact.Result;
import io.bindery.enact.exec.ExecGoal;
import io.bindery.enact.exec.ExecKeeper;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.FileKind;
import io.bindery.enact.host.FileState;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The programs of the host that providers run. A program that changes the host runs through the enactor.
public final class Tool {
    private static final ExecKeeper KEEPER = new ExecKeeper();
    private static final List<String> DIRECTORIES = List.of("/usr/sbin", "/usr/bin", "/sbin", "/bin", "/usr/local/sbin", "/usr/local/bin");
    private static final int ANY_EXECUTE = 0111;

    private final Surroundings around;

    public Tool(Surroundings around) {
        this.around = around;
    }

    /// Where a program is, or nothing.
    public Optional<String> find(String program) {
        if (program.startsWith("/")) {
            return isExecutable(program) ? Optional.of(program) : Optional.empty();
        }
        String path = System.getenv("PATH");
        return Stream.concat(Stream.of(path == null ? new String[0] : path.split(":")), DIRECTORIES.stream())
                .filter(directory -> directory.startsWith("/"))
                .map(directory -> directory + "/" + program)
                .filter(this::isExecutable)
                .findFirst();
    }

    /// Where a program is that must be there.
    ///
    /// @throws ResourceError if it is not
    public String require(String program) {
        return find(program).orElseThrow(() -> new ResourceError("Command " + program + " is missing"));
    }

    private boolean isExecutable(String path) {
        try {
            FileState state = around.host().files().stateFollowingLinks(Path.of(path));
            return state.kind() == FileKind.FILE && (state.mode() & ANY_EXECUTE) != 0;
        } catch (IOException e) {
            return false;
        }
    }

    /// Runs a program that only tells something; how it ended.
    public Execution ask(List<String> words) {
        return ask(Command.of(words));
    }

    /// Runs a program that only tells something; how it ended.
    public Execution ask(Command command) {
        try {
            return around.host().processes().ask(command);
        } catch (CommandException e) {
            throw new ResourceError("Could not execute posix command: " + e.getMessage());
        }
    }

    /// What a program tells.
    ///
    /// @throws ResourceError if it fails
    public String told(List<String> words) {
        Execution execution = ask(words);
        if (execution.status() != 0) {
            throw failure(String.join(" ", words), execution);
        }
        return execution.text();
    }

    /// Runs a program that changes the host; how it ended.
    public Execution run(Command command) {
        @Nullable Execution[] ended = {null};
        String name = String.join(" ", command.words());
        Result result = around.enactor().refresh(KEEPER, ExecGoal.of(name, command, execution -> ended[0] = execution), Mode.REPAIR);
        Execution execution = ended[0];
        if (execution == null) {
            throw new ResourceError("Could not execute posix command: " + result.reason().orElse("it could not be started"));
        }
        return execution;
    }

    /// Runs a program that changes the host.
    ///
    /// @throws ResourceError if it fails
    public void act(List<String> words) {
        act(words, Map.of());
    }

    /// @param environment more variables for it
    public void act(List<String> words, Map<String, String> environment) {
        Execution execution = run(Command.of(words).with(environment));
        if (execution.status() != 0) {
            throw failure(String.join(" ", words), execution);
        }
    }

    /// Runs a line that a manifest gives.
    ///
    /// @throws ResourceError if it fails
    public void actLine(String line) {
        Execution execution = run(Command.of(Lines.words(line)));
        if (execution.status() != 0) {
            throw failure(line, execution);
        }
    }

    private static ResourceError failure(String line, Execution execution) {
        return new ResourceError("Execution of '" + line + "' returned " + execution.status() + ": " + execution.text().strip());
    }
}
