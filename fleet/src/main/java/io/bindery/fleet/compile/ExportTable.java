package io.bindery.fleet.compile;

import io.bindery.puppet.catalog.Parameter;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.compile.ExportedResources;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/// The resources that the nodes of a fleet export at one state of the code. Any number of threads may use one.
public final class ExportTable {
    private final Map<String, NavigableMap<String, List<Resource>>> byType = new ConcurrentHashMap<>();
    private final Map<String, List<Resource>> byNode = new ConcurrentHashMap<>();

    /// Notes what a node exports.
    ///
    /// @return whether that is something else than before
    public boolean put(String node, List<Resource> exported) {
        List<Resource> known = byNode.put(node, exported);
        if (exported.isEmpty() && known == null) {
            return false;
        }
        if (known != null && same(known, exported)) {
            return false;
        }
        if (known != null) {
            known.forEach(each -> table(each).remove(node));
        }
        for (Resource each : exported) {
            table(each).computeIfAbsent(node, asked -> new ArrayList<>()).add(each);
        }
        return true;
    }

    /// What each node exports.
    public Map<String, List<Resource>> byNode() {
        return new TreeMap<>(byNode);
    }

    private NavigableMap<String, List<Resource>> table(Resource resource) {
        return byType.computeIfAbsent(resource.reference().type(), asked -> new ConcurrentSkipListMap<>());
    }

    // The origin of a value is not part of an exported resource.
    private static boolean same(List<Resource> left, List<Resource> right) {
        if (left.size() != right.size()) {
            return false;
        }
        for (int i = 0; i < left.size(); i++) {
            Resource first = left.get(i);
            Resource second = right.get(i);
            if (!first.reference().equals(second.reference())
                    || !first.tags().equals(second.tags())
                    || !values(first).equals(values(second))) {
                return false;
            }
        }
        return true;
    }

    private static List<Object> values(Resource resource) {
        List<Object> values = new ArrayList<>();
        for (Parameter parameter : resource.parameters()) {
            values.add(parameter.name());
            values.add(parameter.value());
        }
        return values;
    }

    /// What the others export, as one node sees it: its own exports are not stored yet when it is compiled.
    public ExportedResources seenBy(String node) {
        return type -> {
            List<ExportedResources.Stored> found = new ArrayList<>();
            NavigableMap<String, List<Resource>> all = byType.get(type);
            if (all != null) {
                all.forEach((other, resources) -> {
                    if (!other.equals(node)) {
                        resources.forEach(each -> found.add(new ExportedResources.Stored(other + "/" + each.reference(), each)));
                    }
                });
            }
            return found;
        };
    }
}
