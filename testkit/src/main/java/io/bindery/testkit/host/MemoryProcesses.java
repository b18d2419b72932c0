package io.bindery.testkit.host;

import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Processes;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// The programs of a [MemoryHost]: each command line has an answer that a test wrote. A command without one cannot be started.
public final class MemoryProcesses implements Processes {
    private final MemoryHost host;
    private final Map<List<String>, Function<Command, Execution>> answers = new LinkedHashMap<>();
    private final List<List<String>> asked = new ArrayList<>();
    private final List<List<String>> acted = new ArrayList<>();

    MemoryProcesses(MemoryHost host) {
        this.host = host;
    }

    /// Says what a command line does; it may change the host.
    public MemoryProcesses answering(List<String> words, Function<Command, Execution> answer) {
        answers.put(List.copyOf(words), answer);
        return this;
    }

    public MemoryProcesses answering(List<String> words, int status, String output) {
        return answering(words, _ -> finished(status, output));
    }

    public static Execution finished(int status, String output) {
        return new Execution(status, output.getBytes(StandardCharsets.UTF_8), new byte[0], false);
    }

    /// The command lines that were asked, in order.
    public List<List<String>> asked() {
        return List.copyOf(asked);
    }

    /// The command lines that acted, in order.
    public List<List<String>> acted() {
        return List.copyOf(acted);
    }

    @Override
    public Execution ask(Command command) throws CommandException {
        asked.add(command.words());
        return answer(command);
    }

    @Override
    public Execution act(Command command) throws CommandException {
        host.changing("running " + command.words());
        acted.add(command.words());
        return answer(command);
    }

    private Execution answer(Command command) throws CommandException {
        Function<Command, Execution> answer = answers.get(command.words());
        if (answer == null) {
            throw new CommandException("no such program: " + command.words());
        }
        return answer.apply(command);
    }
}
