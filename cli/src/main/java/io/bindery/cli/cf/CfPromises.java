package io.bindery.cli.cf;

import io.bindery.cfengine.eval.Log;
import io.bindery.cfengine.run.Checker;
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

/// `cf-promises`: checks a policy without keeping its promises.
public final class CfPromises {
    private CfPromises() {}

    static List<Flag> flags() {
        List<Flag> flags = new ArrayList<>(Common.FLAGS);
        flags.add(new Flag("eval-functions", '\0', Argument.OPTIONAL, "Whether to call functions: yes or no"));
        flags.add(new Flag("show-classes", '\0', Argument.OPTIONAL, "Show the classes, those matching a pattern"));
        flags.add(new Flag("show-vars", '\0', Argument.OPTIONAL, "Show the variables, those matching a pattern"));
        flags.add(new Flag("diagnostic", 'x', Argument.NONE, "Accepted, without effect"));
        flags.add(new Flag("policy-output-format", 'p', Argument.REQUIRED, "Print the policy: none, cf, json, cf-full or json-full"));
        flags.add(new Flag("syntax-description", 's', Argument.REQUIRED, "Print the tables of the language: none or json"));
        flags.add(new Flag("full-check", 'c', Argument.NONE, "Check also what only a policy to be run must satisfy"));
        flags.add(new Flag("warn", 'W', Argument.REQUIRED, "deprecated, removed or all; error=... counts them as errors"));
        flags.add(new Flag("tag-release", 'T', Argument.REQUIRED, "Check a directory's promises.cf, and mark the directory as sound"));
        return flags;
    }

    public static int run(String[] arguments, PrintStream out, PrintStream err) {
        Flags flags = Flags.parse(flags(), arguments);
        Integer end = Common.end("cf-promises", flags(), flags, out, err);
        if (end != null) {
            return end;
        }
        if (flags.value("syntax-description", "none").equals("json")) {
            SyntaxDescription.print(new SyntaxTables(), out);
            return 0;
        }
        return check(flags, out, err);
    }

    private static int check(Flags flags, PrintStream out, PrintStream err) {
        Common common = new Common(flags);
        ConsoleLog log = common.log(out);
        Trace trace = flags.has("trace") ? line -> log.output("trace: " + line) : Trace.NONE;
        Problems problems = new Problems(err, log);
        SyntaxTables tables = new SyntaxTables();
        String tagged = flags.value("tag-release");
        Options options = tagged == null
                ? common.options(Options.Component.PROMISES)
                : common.options(Options.Component.PROMISES, tagged + "/promises.cf");
        String format = flags.value("policy-output-format", "none");
        if (!format.equals("none") && !format.endsWith("-full")) {
            return PolicyOutput.print(options, tables, format, problems, out) ? 0 : 1;
        }
        Checker checker = new Checker(new RunSetup(tables, log, Common.host(), problems::show, trace));
        boolean shows = flags.has("show-classes") || flags.has("show-vars") || flags.has("trace") || !format.equals("none") || tagged != null;
        boolean sound = shows ? checker.check(options) : checker.checkChanged(options);
        if (sound && checker.evaluation() != null) {
            show(flags, new Tables(checker.evaluation(), out));
            if (!format.equals("none")) {
                PolicyOutput.print(checker.evaluation().policy(), format, out);
            }
        }
        if (sound && problems.warned(Warnings.fatal(flags))) {
            log.error("There are syntax errors in policy files");
            return 1;
        }
        if (!sound) {
            return 1;
        }
        return tagged == null || tag(Path.of(tagged), log) ? 0 : 1;
    }

    private static boolean tag(Path directory, Log log) {
        try {
            new ReleaseTag(directory).write();
            return true;
        } catch (IOException e) {
            log.error("Cannot mark '" + directory + "': " + e.getMessage());
            return false;
        }
    }

    private static void show(Flags flags, Tables tables) {
        if (flags.has("show-classes")) {
            tables.classes(flags.value("show-classes", ""));
        }
        if (flags.has("show-vars")) {
            tables.variables(flags.value("show-vars", ""));
        }
    }
}
