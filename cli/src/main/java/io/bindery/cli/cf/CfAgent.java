package io.bindery.cli.cf;

import io.bindery.cfengine.promise.Failures;
import io.bindery.cfengine.run.Agent;
import io.bindery.cfengine.run.Options;
import io.bindery.cfengine.run.RunSetup;
import io.bindery.cfengine.run.Trace;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// `cf-agent`: keeps the promises of a policy.
public final class CfAgent {
    private CfAgent() {}

    static List<Flag> flags() {
        List<Flag> flags = new ArrayList<>(Common.FLAGS);
        flags.add(new Flag("no-lock", 'K', Argument.NONE, "Act even if it is too soon since the last time"));
        flags.add(new Flag("bootstrap", 'B', Argument.REQUIRED, "Not available: there is no server to bootstrap to"));
        flags.add(new Flag("self-diagnostics", 'x', Argument.OPTIONAL, "Show where the agent works and what it finds there"));
        flags.add(new Flag("timing-output", 't', Argument.NONE, "Accepted, without effect"));
        flags.add(new Flag("trust-server", 'T', Argument.REQUIRED, "Accepted, without effect"));
        flags.add(new Flag("no-extensions", 'E', Argument.NONE, "Accepted, without effect"));
        flags.add(new Flag("show-evaluated-classes", '\0', Argument.OPTIONAL, "Show the classes at the end, those matching a pattern"));
        flags.add(new Flag("show-evaluated-vars", '\0', Argument.OPTIONAL, "Show the variables at the end, those matching a pattern"));
        flags.add(new Flag("skip-bootstrap-policy-run", '\0', Argument.NONE, "Accepted, without effect"));
        flags.add(new Flag("skip-db-check", '\0', Argument.OPTIONAL, "Accepted, without effect"));
        flags.add(new Flag("report", '\0', Argument.REQUIRED, "Write what came of each promise to a file, as JSON lines"));
        flags.add(new Flag("strict-exit", '\0', Argument.NONE, "End with 4 where promises are not kept, 8 where repairs are only rehearsed"));
        flags.add(new Flag("simulate", '\0', Argument.REQUIRED, "Change copies of files only, and show them: manifest, manifest-full or diff"));
        return flags;
    }

    public static int run(String[] arguments, PrintStream out, PrintStream err) {
        Flags flags = Flags.parse(flags(), arguments);
        Integer end = Common.end("cf-agent", flags(), flags, out, err);
        if (end != null) {
            return end;
        }
        if (flags.has("bootstrap")) {
            out.println("   error: There is no server to bootstrap to: --bootstrap is not available");
            return 1;
        }
        if (flags.has("self-diagnostics")) {
            new SelfDiagnostics(new Common(flags).options(Options.Component.AGENT).workspace(), out).print();
            return 0;
        }
        return keep(flags, out, err);
    }

    private static int keep(Flags flags, PrintStream out, PrintStream err) {
        Common common = new Common(flags);
        RunReport report = new RunReport(flags.has("report"));
        ConsoleLog log = common.log(out).heardBy(report::log);
        Trace trace = flags.has("trace") ? line -> log.output("trace: " + line) : Trace.NONE;
        Problems problems = new Problems(err, log);
        Options options = common.options(Options.Component.AGENT);
        Agent agent = new Agent(new RunSetup(new SyntaxTables(), log, Common.host(), problems::show, trace), report);
        Agent.Finished finished = agent.run(options);
        if (finished.evaluation() != null) {
            Tables tables = new Tables(finished.evaluation(), out);
            if (flags.has("show-evaluated-classes")) {
                tables.classes(flags.value("show-evaluated-classes", ""));
            }
            if (flags.has("show-evaluated-vars")) {
                tables.variables(flags.value("show-evaluated-vars", ""));
            }
        }
        int status = flags.has("strict-exit") ? report.strict(finished.status()) : finished.status();
        String file = flags.value("report");
        return file == null || written(report, Path.of(file), status, log) ? status : 1;
    }

    private static boolean written(RunReport report, Path file, int status, ConsoleLog log) {
        try {
            report.write(file, status);
            return true;
        } catch (IOException e) {
            log.error("Cannot write the report '" + file + "': " + Failures.reason(e));
            return false;
        }
    }
}
