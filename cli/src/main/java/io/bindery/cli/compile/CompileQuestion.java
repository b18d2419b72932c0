package io.bindery.cli.compile;

import io.bindery.cli.line.Flags;
import io.bindery.cli.line.UsageError;
import java.util.ArrayList;
import java.util.List;

/// Decides which flags of `compile` can be combined. A flag that would have no effect is refused.
final class CompileQuestion {
    /// What is printed in place of a catalog: one of these at a time.
    private static final List<String> ANSWERS = List.of("explain", "explain-environment", "inputs", "graph");

    /// What a record of a batch says for itself.
    private static final List<String> OF_RECORDS = List.of(
            "execute", "facts", "certname", "enc", "catalogs", "check-environment", "manifest", "environment-dir", "environment",
            "agent-environment", "modulepath", "hiera-config", "confdir");

    /// What a folder of nodes says for each of them.
    private static final List<String> OF_NODES = List.of("facts", "certname", "catalogs", "check-environment", "cache-facts", "profile");

    private CompileQuestion() {}

    static void check(Flags flags) {
        List<String> answers = ANSWERS.stream().filter(flags::has).toList();
        if (answers.size() > 1) {
            throw new UsageError("--" + answers.get(0) + " and --" + answers.get(1) + " each print something in place of the catalog; choose one");
        }
        if (flags.has("json")) {
            flags.refuse("json", List.of("graph"), "a graph is for Graphviz");
            if (flags.has("format") && !"json".equalsIgnoreCase(flags.value("format"))) {
                throw new UsageError("--json and --format " + flags.value("format") + " contradict each other");
            }
        }
        String format = flags.value("format", "json").toLowerCase(java.util.Locale.ROOT);
        if (!answers.isEmpty() && flags.has("format") && !format.equals(answers.getFirst().equals("graph") ? "dot" : "json")) {
            throw new UsageError("--format " + format + " has no effect beside --" + answers.getFirst());
        }
        if (flags.has("batch")) {
            flags.refuse("batch", OF_RECORDS, "each record has a field for it");
            List<String> more = new ArrayList<>(ANSWERS);
            more.addAll(List.of("nodes-from", "format", "check-cycles", "out", "cache-facts", "profile"));
            flags.refuse("batch", more, "results are written as JSON lines");
            flags.nothingElse();
        }
        if (flags.has("nodes-from")) {
            flags.refuse("nodes-from", ANSWERS, "name one node with --certname and --facts");
            flags.refuse("nodes-from", OF_NODES, "nodes and their facts are those of the folder");
            if (flags.has("format") && !format.equals("json") && !format.equals("summary")) {
                throw new UsageError("--format " + format + " has no effect beside --nodes-from; json and summary have");
            }
        }
        boolean elsewhere = flags.has("explain-environment") || flags.has("nodes-from");
        if (elsewhere) {
            flags.refuse(flags.has("nodes-from") ? "nodes-from" : "explain-environment", List.of("check-cycles"), "");
        }
        if (flags.has("execute") && (flags.has("manifest") || !flags.rest().isEmpty())) {
            throw new UsageError("-e and a manifest are both given; choose one");
        }
        if (flags.has("manifest") && !flags.rest().isEmpty()) {
            throw new UsageError("--manifest and " + flags.rest().getFirst() + " are both given; choose one");
        }
    }
}
