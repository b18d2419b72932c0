package io.bindery.fleet.question;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.compile.CompileError;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The findings of rules in the catalogs of a fleet. The same violation at several nodes is one finding. Any number of threads
/// may add to one.
public final class RuleFindings implements FleetAnswer {
    private final CatalogRules rules;
    private final CodeState state;
    private final Map<Place, List<String>> findings = new TreeMap<>();
    private final Map<String, List<String>> failures = new TreeMap<>();

    /// A violation, without its nodes.
    ///
    /// @param resource the resource's reference; empty for a whole catalog
    /// @param file the file that declares the resource, relative to the top of the code; null if unknown
    public record Place(String rule, String message, String resource, @Nullable String file, int line) implements Comparable<Place> {
        private String key() {
            return rule + "\0" + resource + "\0" + file + "\0" + String.format(java.util.Locale.ROOT, "%08d", line) + "\0" + message;
        }

        @Override
        public int compareTo(Place other) {
            return key().compareTo(other.key());
        }
    }

    public RuleFindings(CatalogRules rules, CodeState state) {
        this.rules = rules;
        this.state = state;
    }

    /// Looks at what a node gets. A node that fails cannot be looked at, which is a failure of the check.
    public void examine(FleetNode node, Outcome outcome) {
        switch (outcome) {
            case Outcome.Failed failed -> failure(node, failed.message());
            case Outcome.Compiled compiled -> {
                try {
                    rules.faults(node, node.facts().read(), compiled.catalog()).forEach(fault -> note(node, fault));
                } catch (CompileError error) {
                    failure(node, "The rules cannot be evaluated: " + error.message());
                }
            }
        }
    }

    private synchronized void failure(FleetNode node, String message) {
        String shown = message.replace(state.root() + "/", "").replace(" on node " + node.name(), "");
        failures.computeIfAbsent(shown, asked -> new ArrayList<>()).add(node.name());
    }

    private synchronized void note(FleetNode node, CatalogRules.Fault fault) {
        Resource resource = fault.resource();
        String file = resource == null || resource.file() == null ? null : state.shown(resource.file());
        Place place = new Place(
                fault.rule(), fault.message(), resource == null ? "" : resource.reference().toString(), file, resource == null ? 0 : resource.line());
        findings.computeIfAbsent(place, asked -> new ArrayList<>()).add(node.name());
    }

    public Map<Place, List<String>> findings() {
        return findings;
    }

    /// Messages of nodes that could not be checked.
    public Map<String, List<String>> failures() {
        return failures;
    }

    @Override
    public String text() {
        StringBuilder out = new StringBuilder();
        failures.forEach((message, nodes) -> out.append(NodeNames.text(nodes)).append(": cannot be checked\n    ").append(message).append("\n\n"));
        findings.forEach((place, nodes) -> out.append(place.rule)
                .append(": ")
                .append(place.resource.isEmpty() ? "the catalog" : place.resource)
                .append(": ")
                .append(place.message)
                .append(place.file == null ? "" : "  at " + place.file + ":" + place.line)
                .append("\n    ")
                .append(NodeNames.text(nodes))
                .append('\n'));
        return out.append(findings.size()).append(findings.size() == 1 ? " finding\n" : " findings\n").toString();
    }

    @Override
    public String json() {
        JsonOutput out = new JsonOutput();
        out.beginObject().key("failures").beginArray();
        failures.forEach((message, nodes) -> {
            out.beginObject().key("message").string(message).key("nodes");
            NodeNames.json(out, nodes);
            out.endObject();
        });
        out.endArray().key("findings").beginArray();
        findings.forEach((place, nodes) -> {
            out.beginObject().key("rule").string(place.rule).key("message").string(place.message).key("resource").string(place.resource);
            if (place.file != null) {
                out.key("file").string(place.file).key("line").number(place.line);
            }
            out.key("nodes");
            NodeNames.json(out, nodes);
            out.endObject();
        });
        return out.endArray().endObject().newline().toString();
    }
}
