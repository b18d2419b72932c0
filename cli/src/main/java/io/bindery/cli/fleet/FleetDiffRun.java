package io.bindery.cli.fleet;

import io.bindery.cli.command.CommandResult;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.UsageError;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.code.CodeStates;
import io.bindery.fleet.compile.InputStore;
import io.bindery.fleet.diff.Comparing;
import io.bindery.fleet.diff.FleetDiff;
import io.bindery.fleet.diff.FleetEngine;
import io.bindery.fleet.diff.FleetResult;
import io.bindery.fleet.diff.IgnoreRule;
import io.bindery.fleet.diff.NodeWork;
import io.bindery.fleet.nodes.FleetNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// One run of `bindery fleet diff`.
final class FleetDiffRun {
    private final Flags flags;
    private final FleetOptions options;
    private final Terminal terminal = new Terminal();

    FleetDiffRun(Flags flags) {
        this.flags = flags;
        this.options = new FleetOptions(flags);
    }

    int run() throws IOException, InterruptedException {
        return FleetFailure.told(terminal, this::compare);
    }

    private int compare() throws IOException, InterruptedException {
        FleetFormat format = FleetFormat.of(flags);
        Comparing comparing = comparing();
        List<FleetNode> nodes = options.nodes();
        String base = flags.value("from");
        CodeState from = base == null ? options.state(terminal, "origin/HEAD", "main", "master") : options.state(terminal, base);
        CodeState to = options.state(terminal, flags.value("to", CodeStates.WORKTREE));
        InputStore store = flags.has("no-cache") || flags.has("full") ? null : options.store();
        FleetDiff.Sides sides = new FleetDiff.Sides(options.compiler(from), options.compiler(to));
        FleetDiff diff = new FleetDiff(sides, comparing, flags.has("full"), store);
        FleetResult result;
        NodeWork work = new NodeWork(sides, comparing, flags.has("full"));
        try (FleetEngine engine = options.engine(work, store != null);
                Interrupt interrupt = new Interrupt(() -> {
            diff.stop();
            terminal.note("interrupted: what is known so far follows");
        })) {
            Progress progress = new Progress(terminal, nodes.size());
            result = diff.run(nodes, options.workers(), engine, progress::show);
            terminal.clearProgress();
            options.tellProblems(terminal);
            write(format.report(flags, nodes.size()).write(result));
            save(store);
            interrupt.reported();
        }
        return result.exitCode(!flags.has("ignore-known-failures"));
    }

    private void save(@Nullable InputStore store) {
        try {
            if (store != null) {
                store.save();
            }
        } catch (IOException full) {
            terminal.log(Terminal.Level.WARNING, "Could not keep what was learnt for the next run: " + full.getMessage());
        }
    }

    private Comparing comparing() {
        List<IgnoreRule> rules = new ArrayList<>();
        try {
            flags.list("ignore").forEach(rule -> rules.add(IgnoreRule.read(rule)));
            flags.list("ignore-attr").forEach(name -> rules.add(IgnoreRule.read("*[*]" + name)));
        } catch (IllegalArgumentException wrong) {
            throw new UsageError("--ignore: " + wrong.getMessage());
        }
        Set<Comparing.Filter> filters = EnumSet.of(Comparing.Filter.ABSENT_FILE);
        flags.list("filters").forEach(name -> filters.add(filter(name)));
        return new Comparing(
                rules,
                flags.list("ignore-tags"),
                flags.has("classes"),
                flags.has("tags"),
                flags.has("edges"),
                !Boolean.FALSE.equals(flags.choice("compare-file-text")),
                FleetFormat.of(flags) != FleetFormat.OCTOCATALOG,
                filters);
    }

    private static Comparing.Filter filter(String name) {
        for (Comparing.Filter filter : Comparing.Filter.values()) {
            if (filter.name().replace("_", "").equals(name.toUpperCase(Locale.ROOT))) {
                return filter;
            }
        }
        throw new UsageError("--filters are AbsentFile, YAML, JSON and SingleItemArray; not " + name);
    }

    private void write(String text) throws IOException {
        CommandResult.of(text).write(flags);
    }
}
