package io.bindery.cli.lookup;

import io.bindery.cli.command.Excerpt;
import io.bindery.cli.command.LogOptions;
import io.bindery.cli.command.Product;
import io.bindery.cli.command.Terminal;
import io.bindery.cli.line.Flags;
import io.bindery.hiera.Answer;
import io.bindery.hiera.ExplainData;
import io.bindery.hiera.ExplainText;
import io.bindery.hiera.Explainer;
import io.bindery.hiera.Lookup;
import io.bindery.hiera.LookupError;
import io.bindery.hiera.Rendering;
import io.bindery.hiera.ScopeView;
import io.bindery.hiera.bind.explain.ExplanationText;
import io.bindery.hiera.bind.inject.Explanation;
import io.bindery.hiera.bind.model.Key;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.load.DataHints;
import io.bindery.puppet.load.DataKeys;
import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.Environment;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.node.NodeCompiler;
import io.bindery.puppet.node.NodeLookup;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.parse.TypeParser;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import io.bindery.text.Spelling;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// One run of `bindery lookup`: builds the request from its flags, and prints the answer.
final class LookupRun {
    private static final String RUN_HELP = "Run 'bindery lookup --help' for more details";

    /// Flags about a value.
    private static final List<String> OF_VALUES = List.of(
            "merge", "knock-out-prefix", "sort-merged-arrays", "merge-hash-arrays", "explain", "explain-options", "default", "type", "render-as", "compile");

    private final Flags flags;
    private final LookupNode node;
    private final @Nullable String merge;
    private final boolean explain;
    private final boolean explainOptions;
    private final boolean json;
    private final boolean compile;
    private final Terminal terminal;
    private @Nullable Environment environment;

    LookupRun(Flags flags) {
        this.flags = flags;
        this.node = new LookupNode(flags);
        this.merge = flags.value("merge");
        this.explain = flags.has("explain");
        this.explainOptions = flags.has("explain-options");
        this.json = flags.has("json");
        this.compile = flags.has("compile");
        this.terminal = LogOptions.terminal(flags);
        check();
    }

    // A flag that would have no effect is refused.
    private void check() {
        if (json) {
            flags.refuse("json", List.of("render-as"), "");
        }
        if (flags.has("nodes-from")) {
            flags.refuse("nodes-from", List.of("explain", "explain-options"), "name one node with --node");
            flags.refuse("nodes-from", List.of("node", "facts"), "nodes and their facts are those of the folder");
            flags.refuse("nodes-from", List.of("render-as"), "--json prints the groups as JSON");
        }
        if (flags.has("who-uses")) {
            flags.refuse("who-uses", OF_VALUES, "it prints places of the code, and no value");
        }
    }

    /// Prints the answer; the exit code.
    int run() {
        try {
            return answer();
        } catch (LookupProblem problem) {
            error("Could not run: " + problem.text());
            brokenFacts(problem.text());
        } catch (CompileError error) {
            error("Could not run: " + error.message().replaceFirst(" on node \\S+$", ""));
            Excerpt.failure(error).forEach(terminal::note);
            Excerpt.hints(ofData(error.message())).forEach(terminal::note);
        } catch (LookupError error) {
            error("Could not run: " + error.text());
            showPlace(error);
            Excerpt.hints(error.broken() == null && environment != null ? ofData(error.text()) : List.of()).forEach(terminal::note);
        } catch (LoadError error) {
            error("Could not run: " + error.getMessage());
            brokenFacts(error.getMessage());
            Excerpt.hints(error.hints()).forEach(terminal::note);
        }
        return 1;
    }

    private void error(String message) {
        terminal.log(Terminal.Level.ERROR, message);
    }

    private int answer() {
        NodeCompiler nodes = new NodeCompiler(new Compiler(Product.library()));
        LookupLog log = new LookupLog(terminal);
        if (flags.has("who-uses")) {
            return new KeyUsers(nodes, node, json).print(flags.required("KEY"), flags.value("nodes-from"), log);
        }
        Lookup.Question question = question();
        String nodesFrom = flags.value("nodes-from");
        if (nodesFrom != null) {
            return new LookupFleet(nodes, node, compile, question, json).print(Path.of(nodesFrom), log);
        }
        Rendering rendering = rendering();
        Explainer explainer = explain || explainOptions ? new Explainer(!explain) : null;
        FileTree files = nodes.compiler().library().files();
        NodeLookup lookups = new NodeLookup(nodes, node.request(files, log, compile), compile, log);
        environment = lookups.environment();
        if (explain && rendering == Rendering.S) {
            System.out.print(explainBindings(lookups, question.names()));
        }
        return lookups.ask((lookup, scope) -> {
            try {
                if (explainer != null) {
                    lookup.answer(question, scope, explainer);
                } else {
                    if (flags.has("debug")) {
                        trace(lookup, question, scope);
                    }
                    Answer answer = lookup.answerWithSources(question, scope);
                    System.out.print(json ? LookupJson.of(question.names(), answer, files) : rendering.render(answer.value()));
                }
            } catch (LookupError error) {
                if (error.kind() == LookupError.Kind.OTHER || error.kind() == LookupError.Kind.FOREIGN) {
                    throw error;
                }
                if (explainer == null) {
                    error(error.text());
                    showPlace(error);
                    List<String> ofData = ofData(error.text());
                    Excerpt.hints(ofData.isEmpty() ? misspelt(lookups, question, files) : ofData).forEach(terminal::note);
                    return 1;
                }
                explainer.text(error.text());
            }
            if (explainer != null) {
                System.out.print(rendering == Rendering.S ? ExplainText.of(explainer) : rendering.render(ExplainData.of(explainer)));
            }
            return 0;
        });
    }

    // As Puppet does: the explanation is a debug line.
    private void trace(Lookup lookup, Lookup.Question question, ScopeView scope) {
        Explainer explainer = new Explainer(false);
        try {
            lookup.answer(question, scope, explainer);
        } catch (LookupError error) {
            explainer.text(error.text());
        }
        String text = ExplainText.of(explainer).indent(2).stripTrailing();
        terminal.log(Terminal.Level.DEBUG, "Lookup of '" + String.join("', '", question.names()) + "'\n" + text);
    }

    // As Puppet does: the message does not name the file of facts, so a hint has to.
    private void brokenFacts(@Nullable String message) {
        if (flags.has("facts") && message != null && message.contains("unexpected token")) {
            terminal.note("  hint: " + flags.value("facts") + " is no JSON; often a comma is missing, or is one too many before a '}'");
        }
    }

    private List<String> ofData(String message) {
        String hint = DataHints.ofConfiguration(message);
        return hint != null ? List.of(hint) : environment == null ? List.of() : DataHints.ofVariable(message, environment, DiskTree.DISK);
    }

    private static List<String> misspelt(NodeLookup lookups, Lookup.Question question, FileTree files) {
        DataKeys keys = DataKeys.of(lookups.environment(), files);
        return question.names().stream().map(name -> Spelling.hint(name, keys.names())).filter(hint -> !hint.isEmpty()).toList();
    }

    // Empty if nothing is bound at all.
    private static String explainBindings(NodeLookup lookups, List<String> keys) {
        StringBuilder text = new StringBuilder();
        for (String key : keys) {
            Explanation explanation = lookups.explainBinding(Key.parse(key));
            if (explanation != null) {
                text.append(ExplanationText.of(explanation));
            }
        }
        return text.toString();
    }

    private void showPlace(LookupError error) {
        Place broken = error.broken();
        if (broken != null) {
            Excerpt.source(broken).forEach(terminal::note);
            String hint = DataHints.ofYaml(error.text(), broken.file().text(), broken.line());
            Excerpt.hints(hint == null ? List.of() : List.of(hint)).forEach(terminal::note);
        }
    }

    private Rendering rendering() {
        String renderAs = flags.value("render-as");
        String name = renderAs == null ? json ? "json" : explain || explainOptions ? "s" : "yaml" : renderAs.toLowerCase(Locale.ROOT);
        Rendering rendering = Rendering.of(name);
        if (rendering == null) {
            throw new LookupProblem("Unknown rendering format '" + name + "'");
        }
        return rendering;
    }

    private Lookup.Question question() {
        boolean deepOptions =
                flags.has("sort-merged-arrays") || flags.has("merge-hash-arrays") || flags.has("knock-out-prefix");
        List<String> keys = flags.rest();
        String standard = flags.value("default");
        if (deepOptions && !"deep".equals(merge)) {
            throw new LookupProblem("The options --knock-out-prefix, --sort-merged-arrays, and --merge-hash-arrays are only available"
                    + " with '--merge deep'\n" + RUN_HELP);
        }
        if (merge != null && !List.of("first", "unique", "hash", "deep").contains(merge)) {
            throw new LookupProblem("The --merge option only accepts 'first', 'hash', 'unique', or 'deep'\n" + RUN_HELP);
        }
        boolean onlyOptions = explainOptions && !explain;
        if (keys.isEmpty() && !onlyOptions) {
            throw new LookupProblem("No keys were given to lookup.");
        }
        return new Lookup.Question(
                keys.isEmpty() ? List.of("__global__") : keys,
                true,
                type(),
                mergeValue(),
                Map.of(),
                Map.of(),
                standard == null ? new Lookup.Fallback.None() : new Lookup.Fallback.Standard(Str.of(standard)));
    }

    private @Nullable Type type() {
        String type = flags.value("type");
        try {
            return type == null ? null : TypeParser.parse(type);
        } catch (TypeException wrong) {
            throw new LookupProblem(String.valueOf(wrong.getMessage()));
        }
    }

    private @Nullable Value mergeValue() {
        if (merge == null) {
            return null;
        }
        SequencedMap<Value, Value> options = new LinkedHashMap<>();
        options.put(Str.of("strategy"), Str.of(merge));
        if (merge.equals("deep")) {
            options.put(Str.of("sort_merged_arrays"), Bool.of(flags.has("sort-merged-arrays")));
            options.put(Str.of("merge_hash_arrays"), Bool.of(flags.has("merge-hash-arrays")));
            String prefix = flags.value("knock-out-prefix");
            if (prefix != null) {
                options.put(Str.of("knockout_prefix"), Str.of(prefix));
            }
        }
        return Hash.owning(options);
    }
}
