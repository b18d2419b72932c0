package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.function.Level;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.LocalHost;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// An agent's run on this machine, what it said and what it did step by step.
final class RecordedRun implements Log {
    final List<String> lines = new ArrayList<>();
    final List<String> steps = new ArrayList<>();

    int keep(Path workDirectory, Path policy, List<String> defines) {
        Options options = Options.of(
                        Options.Component.AGENT, new Workspace(workDirectory), policy.toString(), Instant.ofEpochSecond(1_700_000_000))
                .defining(defines)
                .with(Options.Switch.IGNORE_LOCKS, Options.Switch.FULL_CHECK);
        Agent agent = new Agent(
                new RunSetup(new SyntaxTables(), this, new LocalHost(new LocalProcesses()), problem -> lines.add(problem.message()), steps::add));
        return agent.run(options).status();
    }

    @Override
    public void log(Level level, String message) {
        if (shows(level)) {
            lines.add(String.format(Locale.ROOT, "%8s: %s", level.label(), message));
        }
    }

    @Override
    public void output(String line) {
        lines.add(line);
    }

    @Override
    public boolean shows(Level level) {
        return level.compareTo(Level.NOTICE) <= 0;
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }
}
