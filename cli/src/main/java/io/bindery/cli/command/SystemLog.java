package io.bindery.cli.command;

import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.CommandException;
import io.bindery.puppet.report.LogEntry;
import io.bindery.puppet.report.LogSink;
import java.util.List;

/// Writes log lines to the system's log, through `logger`.
public final class SystemLog implements LogSink {
    private final LocalProcesses processes = new LocalProcesses();

    @Override
    public void write(LogEntry entry) {
        for (String line : entry.message().split("\n")) {
            String text = entry.source().equals(LogEntry.PUPPET) ? line : "(" + entry.source() + ") " + line;
            try {
                processes.act(io.bindery.enact.host.Command.of(List.of("logger", "-t", "puppet-user", "-p", "daemon." + entry.level().word(), "--", text)));
            } catch (CommandException _) {
                // A machine without a system log.
            }
        }
    }
}
