package io.bindery.cli.check;

import io.bindery.cli.command.Command;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.Flags.Argument;
import io.bindery.cli.line.Flags.Flag;
import io.bindery.cli.line.Synopsis;
import io.bindery.puppet.lint.Rule;
import io.bindery.puppet.lint.rule.LintRules;
import java.io.IOException;
import java.util.List;

/// `bindery check [PATH...]`
public final class CheckCommand implements Command {
    /// A pair of flags for each rule of puppet-lint; `--list-checks` names them, the help does not.
    private static final List<Flag> RULES =
            LintRules.ALL.stream().map(rule -> new Flag(rule.name() + "-check", '\0', Argument.OPPOSITE, "")).toList();

    @Override
    public Synopsis synopsis() {
        return new Synopsis(
                        "bindery check [FLAGS] [PATH...]",
                        """
                        Checks a control repo or a module: manifests, templates, data, configuration, and the names they use.
                        PATH: directories or files (the current directory).""",
                        Flag.taking("format", "FORM", "How findings are written: text (the default), json, sarif, junit or github."),
                        Flag.on("json", "The same as --format json."),
                        Flag.on("sarif", "The same as --format sarif."),
                        Flag.taking("log-format", "FORMAT", "Lines in a format of puppet-lint's, with %{path}, %{line}, %{column}, %{kind}, %{check}, %{message}."),
                        Flag.on("fix", "Mend what the rules of puppet-lint can mend.").withLetter('f'),
                        Flag.taking("only-checks", "CHECKS", "Run these rules of puppet-lint and no others."),
                        Flag.on("list-checks", "List the rules of puppet-lint."),
                        Flag.taking("ignore-paths", "PATTERNS", "Leave out paths that match one of these patterns."),
                        Flag.on("fail-on-warnings", "Let warnings fail the check."),
                        Flag.taking("error-level", "LEVEL", "Show only these: warning, error or all (the default)."),
                        Flag.on("show-ignored", "Show what control comments excuse."),
                        Flag.on("relative", "Judge the layout of a module without the name of its directory."),
                        Flag.on("no-config", "Read no .puppet-lint.rc."),
                        Flag.taking("config", "FILE", "Options of puppet-lint, after those of .puppet-lint.rc.").withLetter('c'),
                        Flag.taking("modulepath", "PATH", "More modules whose names are known."),
                        Flag.taking("facts", "FILE", "Compile the node of these facts and check its catalog too."),
                        Flag.taking("nodes-from", "DIR", "The same for each file of facts in a directory."))
                .with(RULES)
                .noting(
                        "--no-CHECK-check and --CHECK-check turn a rule of puppet-lint off and on.",
                        "Exit codes: 0 no errors; 1 errors, or warnings with --fail-on-warnings");
    }

    @Override
    public int run(Flags flags) throws IOException, InterruptedException {
        if (flags.has("list-checks")) {
            LintRules.ALL.stream().map(Rule::name).forEach(System.out::println);
            return 0;
        }
        return new CheckRun(flags).run();
    }
}
