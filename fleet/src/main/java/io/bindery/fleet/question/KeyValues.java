package io.bindery.fleet.question;

import io.bindery.data.DataError;
import io.bindery.data.JsonOutput;
import io.bindery.fleet.code.CodeError;
import io.bindery.fleet.compile.StateCompiler;
import io.bindery.fleet.diff.Redaction;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.hiera.Answer;
import io.bindery.hiera.Lookup;
import io.bindery.hiera.LookupError;
import io.bindery.hiera.Rendering;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.compile.CompileError;
import io.bindery.puppet.compile.DataPlaces;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The values of a Hiera key over all nodes. Equal values are grouped, each with the files and lines that it comes from. Any
/// number of threads may use one.
public final class KeyValues implements FleetAnswer {
    private final StateCompiler compiler;
    private final Lookup.Question question;
    private final Map<Found, Map<String, List<String>>> groups = new HashMap<>();

    /// The value of one node.
    ///
    /// @param value null if the node gets no value
    /// @param failure the reason if it gets no value; else empty
    private record Found(@Nullable Value value, String failure) {}

    public KeyValues(StateCompiler compiler, Lookup.Question question) {
        this.compiler = compiler;
        this.question = question;
    }

    public void ask(FleetNode node) {
        try {
            Answer answer = compiler.ask(node, node.facts().read(), (lookup, scope) -> lookup.answerWithSources(question, scope));
            String places = new DataPlaces(question.names().getFirst(), answer, compiler.state().files()).get();
            note(new Found(Redaction.of(answer.value()), ""), places.replace(compiler.state().root() + "/", ""), node);
        } catch (LookupError error) {
            note(new Found(null, error.text()), "", node);
        } catch (CompileError error) {
            note(new Found(null, error.message()), "", node);
        } catch (LoadError | DataError | CodeError error) {
            note(new Found(null, String.valueOf(error.getMessage())), "", node);
        }
    }

    private synchronized void note(Found found, String places, FleetNode node) {
        Found shown = new Found(found.value, found.failure.replace(" on node " + node.name(), ""));
        groups.computeIfAbsent(shown, asked -> new TreeMap<>()).computeIfAbsent(places, asked -> new ArrayList<>()).add(node.name());
    }

    /// Whether every node gets a value.
    public boolean isFoundEverywhere() {
        return groups.keySet().stream().allMatch(each -> each.failure.isEmpty());
    }

    private static List<String> nodes(Map<String, List<String>> places) {
        return NodeNames.sorted(places.values().stream().flatMap(List::stream).toList());
    }

    // Values first, the most frequent first of all.
    private List<Map.Entry<Found, Map<String, List<String>>>> sorted() {
        List<Map.Entry<Found, Map<String, List<String>>>> all = new ArrayList<>(groups.entrySet());
        all.sort(Comparator.comparing((Map.Entry<Found, Map<String, List<String>>> each) -> !each.getKey().failure.isEmpty())
                .thenComparing(each -> -nodes(each.getValue()).size())
                .thenComparing(each -> nodes(each.getValue()).getFirst()));
        return all;
    }

    @Override
    public String text() {
        StringBuilder out = new StringBuilder();
        sorted().forEach(group -> {
            out.append(NodeNames.text(nodes(group.getValue()))).append('\n');
            Value value = group.getKey().value;
            String shown = value == null ? group.getKey().failure : Rendering.YAML.render(value).replaceFirst("^---[ \\n]", "");
            shown.lines().forEach(line -> out.append("  ").append(line).append('\n'));
            group.getValue().forEach((places, nodes) -> {
                if (!places.isEmpty()) {
                    boolean few = group.getValue().size() > 1;
                    out.append("  from ").append(places).append(few ? "  for " + NodeNames.text(nodes) : "").append('\n');
                }
            });
            out.append('\n');
        });
        return out.append(groups.size()).append(groups.size() == 1 ? " answer" : " answers").append('\n').toString();
    }

    @Override
    public String json() {
        JsonOutput out = new JsonOutput();
        out.beginObject().key("keys").beginArray();
        question.names().forEach(out::string);
        out.endArray().key("answers").beginArray();
        sorted().forEach(group -> {
            Value value = group.getKey().value;
            out.beginObject();
            if (value == null) {
                out.key("error").string(group.getKey().failure);
            } else {
                new RichData(out.key("value")).write(value);
            }
            out.key("nodes");
            NodeNames.json(out, nodes(group.getValue()));
            out.key("origins").beginArray();
            group.getValue().forEach((places, nodes) -> {
                out.beginObject().key("places").string(places).key("nodes");
                NodeNames.json(out, nodes);
                out.endObject();
            });
            out.endArray().endObject();
        });
        return out.endArray().endObject().newline().toString();
    }
}
