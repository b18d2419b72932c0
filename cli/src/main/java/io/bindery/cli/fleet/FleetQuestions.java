package io.bindery.cli.fleet;

import io.bindery.cli.command.CommandResult;
import io.bindery.cli.command.ProductVersion;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags;
import io.bindery.cli.line.UsageError;
import io.bindery.files.FileReading;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.code.CodeStates;
import io.bindery.fleet.compile.CompiledState;
import io.bindery.fleet.compile.FleetCompile;
import io.bindery.fleet.compile.NewerFacts;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.compile.StateCompiler;
import io.bindery.fleet.compile.WatchedState;
import io.bindery.fleet.diff.Comparing;
import io.bindery.fleet.diff.FleetDiff;
import io.bindery.fleet.diff.FleetResult;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.fleet.nodes.NodesError;
import io.bindery.fleet.question.CatalogRules;
import io.bindery.fleet.question.CompileTimes;
import io.bindery.fleet.question.FlameGraph;
import io.bindery.fleet.question.FleetAnswer;
import io.bindery.fleet.question.Inventory;
import io.bindery.fleet.question.KeyValues;
import io.bindery.fleet.question.LegacyFactUses;
import io.bindery.fleet.question.LegacyFacts;
import io.bindery.fleet.question.RuleFindings;
import io.bindery.fleet.question.Unused;
import io.bindery.fleet.report.Finding;
import io.bindery.fleet.report.GithubReport;
import io.bindery.fleet.report.GitlabReport;
import io.bindery.fleet.report.JsonReport;
import io.bindery.fleet.report.SarifReport;
import io.bindery.fleet.report.TextReport;
import io.bindery.hiera.Lookup;
import io.bindery.puppet.value.Str;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/// One run of a command that asks a question to the whole fleet.
final class FleetQuestions {
    private static final int DIFFERENT = 2;

    private final Flags flags;
    private final FleetOptions options;
    private final Terminal terminal = new Terminal();

    FleetQuestions(Flags flags) {
        this.flags = flags;
        this.options = new FleetOptions(flags);
    }

    private CodeState state() {
        return options.state(terminal, flags.value("at", CodeStates.WORKTREE));
    }

    private void compileAll(CompiledState state, List<FleetNode> nodes, BiConsumer<FleetNode, Outcome> sink) throws InterruptedException {
        Progress progress = new Progress(terminal, nodes.size());
        AtomicInteger done = new AtomicInteger();
        new FleetCompile(state, () -> false).run(nodes, options.workers(), (node, outcome) -> {
            sink.accept(node, outcome);
            progress.show(done.incrementAndGet());
        });
        terminal.clearProgress();
        options.tellProblems(terminal);
    }

    private void write(FleetAnswer answer) throws IOException {
        write(flags.has("json") ? answer.json() : answer.text());
    }

    private void write(String text) throws IOException {
        CommandResult.of(text).write(flags);
    }

    int lookup() throws IOException, InterruptedException {
        List<String> keys = flags.rest();
        if (keys.isEmpty()) {
            throw new UsageError("needs a KEY");
        }
        String merge = flags.value("merge");
        Lookup.Question question = new Lookup.Question(
                keys, keys.size() > 1, null, merge == null ? null : Str.of(merge), Map.of(), Map.of(), new Lookup.Fallback.None());
        List<FleetNode> nodes = options.nodes();
        KeyValues values = new KeyValues(options.compiler(state()), question);
        options.workers().each(nodes, () -> false, values::ask);
        options.tellProblems(terminal);
        write(values);
        return values.isFoundEverywhere() ? 0 : 1;
    }

    int unused() throws IOException, InterruptedException {
        List<FleetNode> nodes = options.nodes();
        StateCompiler compiler = options.compiler(state());
        FleetNode any = nodes.getFirst();
        Unused unused = new Unused(compiler.state(), Inventory.of(compiler.state(), compiler.snapshot(any, any.facts().read())));
        compileAll(new WatchedState(compiler, unused::watch), nodes, unused::note);
        write(unused);
        return unused.found().isEmpty() ? 0 : DIFFERENT;
    }

    int check() throws IOException, InterruptedException {
        List<String> files = flags.rest();
        if (files.isEmpty()) {
            throw new UsageError("needs a file of RULES");
        }
        StringBuilder text = new StringBuilder();
        for (String file : files) {
            if (!Files.isRegularFile(Path.of(file))) {
                throw new NodesError("There is no file of rules " + file);
            }
            text.append(FileReading.text(Path.of(file))).append('\n');
        }
        List<FleetNode> nodes = options.nodes();
        CodeState state = state();
        RuleFindings findings = new RuleFindings(new CatalogRules(text.toString()), state);
        compileAll(options.compiler(state), nodes, findings::examine);
        write(switch (flags.value("format", flags.has("json") ? "json" : "text")) {
            case "text" -> findings.text();
            case "json" -> findings.json();
            case "sarif" -> new SarifReport(ProductVersion.TEXT.substring(ProductVersion.TEXT.indexOf(' ') + 1))
                    .write(findings(findings), "bindery fleet check", rules(findings));
            case "github" -> GithubReport.lines(findings(findings));
            case "gitlab" -> GitlabReport.write(findings(findings));
            default -> throw new UsageError("--format is text, json, sarif, github or gitlab; not " + flags.value("format"));
        });
        return !findings.failures().isEmpty() ? 1 : findings.findings().isEmpty() ? 0 : DIFFERENT;
    }

    private static Map<String, String> rules(RuleFindings findings) {
        Map<String, String> rules = new TreeMap<>(Map.of("fleet/failure", "A node cannot be checked"));
        findings.findings().keySet().forEach(place -> rules.put("fleet/rule/" + place.rule(), place.message()));
        return rules;
    }

    private static List<Finding> findings(RuleFindings findings) {
        List<Finding> all = new ArrayList<>();
        findings.failures().forEach((message, nodes) ->
                all.add(new Finding(Finding.Level.ERROR, "fleet/failure", String.join(", ", nodes) + ": " + message, null, 0)));
        findings.findings().forEach((place, nodes) -> all.add(new Finding(
                Finding.Level.ERROR,
                "fleet/rule/" + place.rule(),
                place.resource() + ": " + place.message() + " (" + nodes.size() + (nodes.size() == 1 ? " node)" : " nodes)"),
                place.file(),
                place.line())));
        return all;
    }

    int upgrade() throws IOException, InterruptedException {
        List<FleetNode> nodes = options.nodes();
        CodeState state = state();
        StateCompiler old = options.compiler(state, true);
        LegacyFactUses uses = new LegacyFactUses(state);
        compileAll(new WatchedState(old, uses::watch), nodes, uses::note);
        FleetDiff.Sides sides = new FleetDiff.Sides(old, new NewerFacts(options.compiler(state, false), LegacyFacts::without));
        Progress progress = new Progress(terminal, nodes.size());
        FleetResult compared = new FleetDiff(sides, Comparing.USUAL, true, null).run(nodes, options.workers(), progress::show);
        terminal.clearProgress();
        FleetResult result = new FleetResult(
                new FleetResult.Ref("Puppet 7", state.version()), new FleetResult.Ref("Puppet 8", state.version()), compared.counts(), compared.failures(), compared.groups());
        write(flags.has("json")
                ? "{\"upgrade\":" + new JsonReport().write(result).strip() + ",\"legacy_facts\":" + uses.json().strip() + "}\n"
                : uses.text() + "\n" + new TextReport(false, false).write(result));
        int code = result.exitCode(true);
        return code == 0 && uses.size() > 0 ? DIFFERENT : code;
    }

    int profile() throws IOException, InterruptedException {
        List<FleetNode> nodes = options.nodes();
        CompileTimes times = new CompileTimes();
        AtomicInteger failed = new AtomicInteger();
        StateCompiler compiler = options.compiler(state());
        for (int i = 0; i < Math.max(1, options.number("rounds", 1)); i++) {
            compileAll(new WatchedState(compiler, times::begin), nodes, (node, outcome) -> {
                times.end();
                failed.addAndGet(outcome instanceof Outcome.Failed ? 1 : 0);
            });
        }
        String out = flags.value("out", "");
        write(out.endsWith(".html") || out.endsWith(".htm")
                ? FlameGraph.page(times, "Compiles of " + nodes.size() + (nodes.size() == 1 ? " node" : " nodes"))
                : flags.has("json") ? times.json() : times.text());
        if (failed.get() > 0) {
            terminal.log(Terminal.Level.WARNING, failed.get() + " compiles failed; their times are counted until then");
        }
        return failed.get() == 0 ? 0 : 1;
    }
}
