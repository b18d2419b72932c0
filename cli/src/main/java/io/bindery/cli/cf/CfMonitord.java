package io.bindery.cli.cf;

import io.bindery.cfengine.eval.Evaluation;
import io.bindery.cfengine.run.Monitor;
import io.bindery.cfengine.run.Options;
import io.bindery.cfengine.run.RunSetup;
import io.bindery.cfengine.run.Trace;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/// `cf-monitord --no-fork`: one cycle of the monitor in the foreground, then the values it measured. There is no daemon.
public final class CfMonitord {
    private CfMonitord() {}

    static List<Flag> flags() {
        List<Flag> flags = new ArrayList<>(Common.FLAGS);
        flags.add(new Flag("once", '\0', Argument.NONE, "Measure once, in the foreground"));
        flags.add(new Flag("no-fork", 'F', Argument.NONE, "The same: there is no daemon"));
        flags.add(new Flag("no-lock", 'K', Argument.NONE, "Act even if it is too soon since the last time"));
        return flags;
    }

    public static int run(String[] arguments, PrintStream out, PrintStream err) {
        Flags flags = Flags.parse(flags(), arguments);
        if (flags.problem() != null || flags.has("help") || !flags.has("no-fork") && !flags.has("once")) {
            Common.help(out, "cf-monitord --once", flags());
            return flags.has("help") ? 0 : 1;
        }
        Common common = new Common(flags);
        ConsoleLog log = common.log(out);
        Trace trace = flags.has("trace") ? line -> log.output("trace: " + line) : Trace.NONE;
        Monitor monitor = new Monitor(new RunSetup(new SyntaxTables(), log, Common.host(), new Problems(err, log)::show, trace));
        Evaluation evaluation = monitor.cycle(common.options(Options.Component.MONITOR));
        if (evaluation == null) {
            return 1;
        }
        new Tables(evaluation, out).variables("^default:mon\\.");
        return 0;
    }
}
