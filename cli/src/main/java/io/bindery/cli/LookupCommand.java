package io.bindery.cli;

import io.bindery.hiera.ExplainData;
import io.bindery.hiera.ExplainText;
import io.bindery.hiera.Explainer;
import io.bindery.hiera.Lookup;
import io.bindery.hiera.LookupError;
import io.bindery.hiera.Rendering;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.Compiler;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.type.Type;
import io.bindery.puppet.type.TypeException;
import io.bindery.puppet.type.TypeParser;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import io.bindery.text.Place;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `bindery lookup`: what `puppet lookup` does, without a server; and the same question for many nodes at once.
@Command(
        name = "lookup",
        mixinStandardHelpOptions = true,
        description = "Look data up as a node would.",
        footer = {
            "",
            "The first of the keys that is found is printed. Exit status: 0 if a value was found, else 1; with",
            "--explain 0 unless there is a major error."
        })
final class LookupCommand implements Callable<Integer> {
    private static final String RUN_HELP = "Run 'puppet lookup --help' for more details";

    @Parameters(paramLabel = "KEY", arity = "0..*", description = "Keys, dotted to dig into values.")
    private List<String> keys = new ArrayList<>();

    @Mixin
    private LookupNode node = new LookupNode();

    @Option(names = "--merge", paramLabel = "TYPE", description = "first, unique, hash or deep.")
    private @Nullable String merge;

    @Option(names = "--knock-out-prefix", paramLabel = "PREFIX", description = "With --merge deep: values that start with it remove others.")
    private @Nullable String prefix;

    @Option(names = "--sort-merged-arrays", description = "With --merge deep: sort arrays that are merged.")
    private boolean sortArrays;

    @Option(names = "--merge-hash-arrays", description = "With --merge deep: merge hashes in arrays by position.")
    private boolean mergeHashArrays;

    @Option(names = "--explain", description = "Say how the value was found.")
    private boolean explain;

    @Option(names = "--explain-options", description = "Say how the lookup_options were found.")
    private boolean explainOptions;

    @Option(names = "--default", paramLabel = "VALUE", description = "What to print where nothing is found.")
    private @Nullable String standard;

    @Option(names = "--type", paramLabel = "TYPE", description = "The type the value must have.")
    private @Nullable String type;

    @Option(names = "--render-as", paramLabel = "FORMAT", description = "s, json or yaml.")
    private @Nullable String renderAs;

    @Option(names = "--json", description = "Print the value with the file and line of each of its leaves.")
    private boolean json;

    @Option(names = {"-c", "--compile"}, description = "Compile the node's catalog first, for data that uses its variables.")
    private boolean compile;

    @Option(names = "--nodes-from", paramLabel = "DIR", description = "Ask for every facts file in a folder; group the nodes by value.")
    private @Nullable Path nodesFrom;

    @Override
    public Integer call() {
        try {
            return run();
        } catch (LookupProblem problem) {
            System.err.println("Error: Could not run: " + problem.text());
        } catch (CompileError error) {
            System.err.println("Error: Could not run: " + error.message().replaceFirst(" on node \\S+$", ""));
        } catch (LookupError error) {
            System.err.println("Error: Could not run: " + error.text());
            showPlace(error);
        } catch (LoadError error) {
            System.err.println("Error: Could not run: " + error.getMessage());
        }
        return 1;
    }

    private int run() {
        Lookup.Question question = question();
        if (nodesFrom != null) {
            return new LookupFleet(new Compiler(Product.library()), node, compile, question, json).print(nodesFrom);
        }
        LookupLog log = new LookupLog();
        Rendering rendering = rendering();
        Explainer explainer = explain || explainOptions ? new Explainer(!explain) : null;
        Compiler compiler = new Compiler(Product.library());
        LookupSite site = new LookupSite(compiler, node.request(compiler, log, compile), log, compile);
        if (explain && rendering == Rendering.S) {
            System.out.print(site.explainBindings(question.names()));
        }
        return site.ask((lookup, scope) -> {
            try {
                Value value = lookup.answer(question, scope, explainer);
                if (explainer == null) {
                    System.out.print(json ? LookupJson.of(question.names(), value, lookup) : rendering.render(value));
                }
            } catch (LookupError error) {
                if (error.kind() == LookupError.Kind.OTHER || error.kind() == LookupError.Kind.FOREIGN) {
                    throw error;
                }
                if (explainer == null) {
                    System.err.println("Error: " + error.text());
                    showPlace(error);
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

    private static void showPlace(LookupError error) {
        Place broken = error.broken();
        if (broken != null) {
            Excerpt.source(broken).forEach(System.err::println);
        }
    }

    private Rendering rendering() {
        String name = renderAs == null ? explain || explainOptions ? "s" : "yaml" : renderAs.toLowerCase(Locale.ROOT);
        Rendering rendering = Rendering.of(name);
        if (rendering == null) {
            throw new LookupProblem("Unknown rendering format '" + name + "'");
        }
        return rendering;
    }

    private Lookup.Question question() {
        boolean deepOptions = sortArrays || mergeHashArrays || prefix != null;
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
            options.put(Str.of("sort_merged_arrays"), Bool.of(sortArrays));
            options.put(Str.of("merge_hash_arrays"), Bool.of(mergeHashArrays));
            if (prefix != null) {
                options.put(Str.of("knockout_prefix"), Str.of(prefix));
            }
        }
        return Hash.owning(options);
    }
}
