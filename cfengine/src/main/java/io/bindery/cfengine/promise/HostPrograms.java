package io.bindery.cfengine.promise;

import io.bindery.enact.Enactor;
import io.bindery.enact.Journal;
import io.bindery.enact.Mode;
import io.bindery.enact.Result;
import io.bindery.enact.exec.ExecGoal;
import io.bindery.enact.exec.ExecKeeper;
import io.bindery.enact.host.Command;
import io.bindery.enact.host.Execution;
import io.bindery.enact.host.Host;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Runs programs that change the host, each as one step of the enactor.
public final class HostPrograms {
    private HostPrograms() {}

    /// Runs a program; empty if it could not be started, and `complaint` gets the reason.
    public static Optional<Execution> act(String name, Command command, Keeping keeping, Consumer<String> complaint) {
        return act(name, command, keeping.host(), keeping.journal(), complaint);
    }

    /// Runs a program beside the run, whose journal belongs to the run's own thread.
    public static Optional<Execution> actApart(String name, Command command, Host host, Consumer<String> complaint) {
        return act(name, command, host, Journal.SILENT, complaint);
    }

    private static Optional<Execution> act(
            String name, Command command, Host host, Journal journal, Consumer<String> complaint) {
        AtomicReference<@Nullable Execution> heard = new AtomicReference<>();
        ExecGoal goal = ExecGoal.of(name, command, heard::set);
        Result result = new Enactor(host, journal, false).keep(new ExecKeeper(), goal, Mode.REPAIR);
        Optional<Execution> execution = Optional.ofNullable(heard.get());
        if (execution.isEmpty()) {
            complaint.accept(result.reason().orElse(""));
        }
        return execution;
    }
}
