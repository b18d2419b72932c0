package io.bindery.cfengine.function;

import io.bindery.cfengine.value.ByteText;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.CommandException;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Processes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Runs functions' commands on a host.
public final class HostCommands implements Commands {
    private final Processes processes;

    public HostCommands(Processes processes) {
        this.processes = processes;
    }

    @Override
    public Finished run(Request request) {
        List<String> words =
                request.shell() ? List.of("/bin/sh", "-c", ByteText.unicode(request.line())) : words(request.line());
        Command command = new Command(
                words, null, Map.of(), -1, -1, null, -1, null, ByteText.bytes(request.input()), request.output() == Output.BOTH,
                false, false, Command.DEFAULT_OUTPUT_LIMIT);
        try {
            Execution execution = processes.run(command);
            byte[] output = request.output() == Output.STDERR ? execution.errors() : execution.output();
            return new Finished(execution.status(), ByteText.of(output));
        } catch (CommandException e) {
            return new Finished(-1, "");
        }
    }

    /// A command line's words: blanks separate, quotes of both kinds and backticks hold together.
    static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            char c = line.charAt(at);
            if (c <= ' ') {
                at++;
                continue;
            }
            boolean quoted = c == '"' || c == '\'' || c == '`';
            int end = quoted ? line.indexOf(c, at + 1) : blank(line, at);
            end = end < 0 ? line.length() : end;
            words.add(ByteText.unicode(line.substring(quoted ? at + 1 : at, end)));
            at = end + 1;
        }
        return words;
    }

    private static int blank(String line, int from) {
        for (int at = from; at < line.length(); at++) {
            if (line.charAt(at) <= ' ') {
                return at;
            }
        }
        return line.length();
    }
}
