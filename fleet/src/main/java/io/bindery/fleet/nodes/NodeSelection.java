package io.bindery.fleet.nodes;

import io.bindery.puppet.load.LoadError;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A selection of a fleet's nodes.
///
/// @param patterns globs of names, `web*`; empty for all
/// @param where a condition on their facts; null for none
/// @param sample the number of nodes to sample from these, spread over the fleet; 0 for all
public record NodeSelection(List<String> patterns, @Nullable FactCondition where, int sample) {
    public static final NodeSelection ALL = new NodeSelection(List.of(), null, 0);

    /// The selected nodes, in the order given.
    ///
    /// @throws NodesError if no node is selected
    public List<FleetNode> of(List<FleetNode> nodes) {
        List<PathMatcher> matchers =
                patterns.stream().map(pattern -> FileSystems.getDefault().getPathMatcher("glob:" + pattern)).toList();
        List<FleetNode> chosen = new ArrayList<>();
        for (FleetNode node : nodes) {
            boolean named = matchers.isEmpty() || matchers.stream().anyMatch(each -> each.matches(Path.of(node.name().replace('/', '_'))));
            if (named && (where == null || holds(where, node))) {
                chosen.add(node);
            }
        }
        if (chosen.isEmpty()) {
            throw new NodesError("No node is meant by --nodes and --where: there are " + nodes.size() + " in all");
        }
        return sample <= 0 || sample >= chosen.size() ? chosen : sampled(chosen);
    }

    private static boolean holds(FactCondition condition, FleetNode node) {
        try {
            return condition.holds(node, node.facts().read());
        } catch (LoadError unreadable) {
            // The node stays selected, so that the failure to read it is reported.
            return true;
        }
    }

    // The sample is chosen by a hash of each name: it is the same every time, and a node that is added or removed changes little
    // of it.
    private List<FleetNode> sampled(List<FleetNode> nodes) {
        List<FleetNode> mixed = new ArrayList<>(nodes);
        mixed.sort(Comparator.comparingInt((FleetNode node) -> mix(node.name().hashCode())).thenComparing(FleetNode::name));
        List<FleetNode> few = new ArrayList<>(mixed.subList(0, sample));
        few.sort(Comparator.comparing(FleetNode::name));
        return few;
    }

    private static int mix(int hash) {
        int mixed = hash * 0x9E3779B9;
        return mixed ^ mixed >>> 15;
    }
}
