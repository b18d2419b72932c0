package io.bindery.cli.cf;

import io.bindery.cfengine.access.AccessRules;
import io.bindery.cfengine.run.Options;
import io.bindery.cfengine.run.RunSetup;
import io.bindery.cfengine.run.Server;
import io.bindery.cfengine.run.Trace;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/// `cf-serverd --self-check`: evaluates a policy as a server would and shows the resulting access rules. There is no daemon.
public final class CfServerd {
    private CfServerd() {}

    static List<Flag> flags() {
        List<Flag> flags = new ArrayList<>(Common.FLAGS);
        flags.add(new Flag("self-check", '\0', Argument.NONE, "Evaluate the policy and show its access rules and roles"));
        return flags;
    }

    public static int run(String[] arguments, PrintStream out, PrintStream err) {
        Flags flags = Flags.parse(flags(), arguments);
        if (flags.problem() != null || flags.has("help") || !flags.has("self-check")) {
            Common.help(out, "cf-serverd --self-check", flags());
            return flags.has("help") ? 0 : 1;
        }
        Common common = new Common(flags);
        ConsoleLog log = common.log(out);
        Trace trace = flags.has("trace") ? line -> log.output("trace: " + line) : Trace.NONE;
        Server server = new Server(new RunSetup(new SyntaxTables(), log, Common.host(), new Problems(err, log)::show, trace));
        AccessRules rules = server.rules(common.options(Options.Component.SERVER));
        if (rules == null) {
            return 1;
        }
        rules.rules().forEach(rule -> log.output("access: " + rule));
        rules.roles().forEach(role -> log.output("role: " + role));
        return 0;
    }
}
