package io.bindery.puppet.graph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Finds the dependency cycles of a graph, and describes them.
public final class Cycles {
    private static final Comparator<Vertex> BY_NAME = Comparator.comparing(Vertex::reference);
    private static final Comparator<List<Vertex>> BY_NAMES = Cycles::compare;
    /// How many ways through a cycle are drawn.
    private static final int DRAWN_PATHS = 10;
    /// A tangled cycle has more ways through it than anybody can look at.
    private static final int MOST_STEPS = 1_000_000;

    private final RelationshipGraph graph;
    private final List<List<Vertex>> found;

    Cycles(RelationshipGraph graph) {
        this.graph = graph;
        this.found = new Components(graph).cyclic();
        this.found.forEach(cycle -> cycle.sort(BY_NAME));
        this.found.sort(BY_NAMES);
    }

    private static int compare(List<Vertex> left, List<Vertex> right) {
        int common = Math.min(left.size(), right.size());
        for (int i = 0; i < common; i++) {
            int order = BY_NAME.compare(left.get(i), right.get(i));
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(left.size(), right.size());
    }

    public boolean isEmpty() {
        return found.isEmpty();
    }

    /// The members of each cycle, sorted.
    public List<List<Vertex>> members() {
        return found;
    }

    /// The error that Puppet logs before it gives up.
    // As Puppet does: the line ends after the first are a backslash and an n.
    public String message() {
        StringBuilder text = new StringBuilder("Found ").append(found.size())
                .append(found.size() == 1 ? " dependency cycle:\n" : " dependency cycles:\n");
        for (List<Vertex> cycle : found) {
            for (List<Vertex> path : paths(cycle, 1)) {
                text.append('(').append(joined(path, " => ")).append(")\\n");
            }
        }
        return text.append("Try the '--graph' option and opening the resulting '.dot' file in OmniGraffle or GraphViz").toString();
    }

    /// One way through a cycle, from a member back to it.
    public String pathOf(List<Vertex> cycle) {
        List<List<Vertex>> ways = paths(cycle, 1);
        return "Found a dependency cycle: (" + joined(ways.isEmpty() ? cycle : ways.getFirst(), " => ") + ")";
    }

    /// The ways through the cycles, as Graphviz reads them.
    public String dot() {
        StringBuilder text = new StringBuilder("digraph Resource_Cycles {\n  label = \"Resource Cycles\"\n");
        for (List<Vertex> cycle : found) {
            for (List<Vertex> path : paths(cycle, DRAWN_PATHS)) {
                List<String> names = new ArrayList<>();
                path.forEach(vertex -> names.add(GraphText.quoted(vertex.toString())));
                text.append(String.join(" -> ", names)).append('\n');
            }
        }
        return text.append("}\n").toString();
    }

    private static String joined(List<Vertex> path, String between) {
        List<String> names = new ArrayList<>();
        path.forEach(vertex -> names.add(vertex.toString()));
        return String.join(between, names);
    }

    /// A path through a cycle, as far as it is known.
    private record Step(Vertex vertex, List<Vertex> before) {}

    // Breadth first from the first member, so that the shortest ways are found first.
    private List<List<Vertex>> paths(List<Vertex> cycle, int most) {
        Set<Vertex> members = new HashSet<>(cycle);
        List<List<Vertex>> paths = new ArrayList<>();
        Deque<Step> waiting = new ArrayDeque<>(List.of(new Step(cycle.getFirst(), List.of())));
        for (int steps = 0; !waiting.isEmpty() && paths.size() < most && steps < MOST_STEPS; steps++) {
            Step step = waiting.removeFirst();
            List<Vertex> path = new ArrayList<>(step.before);
            path.add(step.vertex);
            if (step.before.contains(step.vertex)) {
                paths.add(path);
            } else {
                for (Vertex next : graph.dependents(step.vertex)) {
                    if (members.contains(next)) {
                        waiting.addLast(new Step(next, path));
                    }
                }
            }
        }
        paths.sort(BY_NAMES);
        return paths;
    }

    /// Tarjan's strongly connected components, without recursion: a catalog's chains are longer than a stack.
    private static final class Components {
        private final RelationshipGraph graph;
        private final Map<Vertex, Integer> indexes = new HashMap<>();
        private final Map<Vertex, Integer> low = new HashMap<>();
        private final Deque<Vertex> open = new ArrayDeque<>();
        private final Set<Vertex> isOpen = new HashSet<>();
        private final List<List<Vertex>> components = new ArrayList<>();

        private record Visit(Vertex vertex, Iterator<Vertex> rest) {}

        Components(RelationshipGraph graph) {
            this.graph = graph;
        }

        List<List<Vertex>> cyclic() {
            for (Vertex vertex : graph.vertices()) {
                if (!indexes.containsKey(vertex)) {
                    visit(vertex);
                }
            }
            components.removeIf(members -> members.size() == 1 && !graph.related(members.getFirst(), members.getFirst()));
            return components;
        }

        private void visit(Vertex root) {
            Deque<Visit> visits = new ArrayDeque<>();
            visits.push(enter(root));
            while (!visits.isEmpty()) {
                Visit visit = visits.getFirst();
                if (!visit.rest.hasNext()) {
                    visits.pop();
                    leave(visit.vertex);
                    if (!visits.isEmpty()) {
                        low.merge(visits.getFirst().vertex, lowest(visit.vertex), Math::min);
                    }
                    continue;
                }
                Vertex next = visit.rest.next();
                if (!indexes.containsKey(next)) {
                    visits.push(enter(next));
                } else if (isOpen.contains(next)) {
                    low.merge(visit.vertex, indexes.getOrDefault(next, 0), Math::min);
                }
            }
        }

        private Visit enter(Vertex vertex) {
            int index = indexes.size();
            indexes.put(vertex, index);
            low.put(vertex, index);
            open.push(vertex);
            isOpen.add(vertex);
            return new Visit(vertex, graph.dependents(vertex).iterator());
        }

        private int lowest(Vertex vertex) {
            return low.getOrDefault(vertex, 0);
        }

        private void leave(Vertex vertex) {
            if (lowest(vertex) != indexes.getOrDefault(vertex, 0)) {
                return;
            }
            List<Vertex> members = new ArrayList<>();
            Vertex member;
            do {
                member = open.pop();
                isOpen.remove(member);
                members.add(member);
            } while (!member.equals(vertex));
            components.add(members);
        }
    }
}
