package io.bindery.fleet.question;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.code.CodeState;
import io.bindery.fleet.compile.Outcome;
import io.bindery.fleet.compile.Watch;
import io.bindery.fleet.nodes.FleetNode;
import io.bindery.puppet.catalog.Resource;
import io.bindery.puppet.compile.Trace;
import io.bindery.puppet.compile.Witness;
import io.bindery.puppet.eval.CallWatch;
import io.bindery.puppet.eval.Function;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// Code and data that no node of a fleet uses: classes, defines, functions, files and templates of modules, data files, keys and
/// levels of Hiera. Any number of threads may add to one. The answer covers the nodes that compile; failed nodes are counted.
public final class Unused implements FleetAnswer {
    private final CodeState state;
    private final Inventory inventory;
    private final Set<String> classes = ConcurrentHashMap.newKeySet();
    private final Set<String> types = ConcurrentHashMap.newKeySet();
    private final Set<String> functions = ConcurrentHashMap.newKeySet();
    private final Set<String> keys = ConcurrentHashMap.newKeySet();
    private final Set<Path> paths = ConcurrentHashMap.newKeySet();
    private final AtomicInteger failed = new AtomicInteger();

    public Unused(CodeState state, Inventory inventory) {
        this.state = state;
        this.inventory = inventory;
    }

    /// The watch for a compile.
    public Watch watch(FleetNode node) {
        Witness witness = new Witness() {
            @Override
            public void fact(String name) {}

            @Override
            public void key(String name) {
                int dot = name.indexOf('.');
                keys.add(dot < 0 ? name : name.substring(0, dot));
                keys.add(name);
            }
        };
        CallWatch calls = new CallWatch() {
            @Override
            public void enter(Function function) {
                functions.add(function.name().toLowerCase(Locale.ROOT));
            }

            @Override
            public void leave() {}
        };
        return new Watch(Trace.NONE, witness, calls);
    }

    public void note(FleetNode node, Outcome outcome) {
        paths.addAll(outcome.looks().paths());
        switch (outcome) {
            case Outcome.Failed failure -> failed.incrementAndGet();
            case Outcome.Compiled compiled -> {
                classes.addAll(compiled.catalog().classes());
                for (Resource resource : compiled.catalog().resources()) {
                    types.add(resource.reference().type().toLowerCase(Locale.ROOT));
                }
                compiled.exported().forEach(resource -> types.add(resource.reference().type().toLowerCase(Locale.ROOT)));
                compiled.sources().values().forEach(paths::add);
            }
        }
    }

    /// How many nodes failed: what only they use counts as unused.
    public int failures() {
        return failed.get();
    }

    /// What is unused, by kind, with its place.
    public Map<String, List<String>> found() {
        Map<String, List<String>> found = new TreeMap<>();
        inventory.classes().forEach((name, place) -> add(found, "class", !classes.contains(name), name, place));
        inventory.defines().forEach((name, place) -> add(found, "define", !types.contains(name), name, place));
        inventory.functions().forEach((name, place) -> add(found, "function", !functions.contains(name), name, place));
        for (Path file : inventory.files()) {
            add(found, "file", !isUsed(file), "", state.shown(file.toString()));
        }
        for (Path file : inventory.dataFiles().keySet()) {
            add(found, "data file", !paths.contains(file), "", state.shown(file.toString()));
        }
        inventory.dataFiles().forEach((file, lines) -> {
            if (paths.contains(file)) {
                lines.forEach((key, line) -> add(found, "key", !keys.contains(key), key, state.shown(file.toString()) + ":" + line));
            }
        });
        inventory.levels().forEach((level, pattern) -> {
            boolean read = inventory.dataFiles().keySet().stream()
                    .anyMatch(file -> paths.contains(file) && pattern.matcher(file.toString()).matches());
            add(found, "level", !read, level, "");
        });
        return found;
    }

    // A directory that is served with all that is in it.
    private boolean isUsed(Path file) {
        for (Path at = file; at != null && !at.equals(state.root()); at = at.getParent()) {
            if (paths.contains(at) && (at.equals(file) || inventory.servedDirectories(paths).contains(at))) {
                return true;
            }
        }
        return false;
    }

    private static void add(Map<String, List<String>> found, String kind, boolean unused, String name, String place) {
        if (unused) {
            String text = name.isEmpty() ? place : place.isEmpty() ? name : name + "  " + place;
            found.computeIfAbsent(kind, asked -> new ArrayList<>()).add(text);
        }
    }

    @Override
    public String text() {
        StringBuilder out = new StringBuilder();
        int all = 0;
        for (Map.Entry<String, List<String>> each : found().entrySet()) {
            each.getValue().stream().sorted().forEach(line -> out.append(each.getKey()).append("  ").append(line).append('\n'));
            all += each.getValue().size();
        }
        out.append(all).append(" unused");
        if (failed.get() > 0) {
            out.append("; ").append(failed.get()).append(failed.get() == 1 ? " node fails" : " nodes fail").append(" to compile, and what only these use is listed too");
        }
        return out.append('\n').toString();
    }

    @Override
    public String json() {
        JsonOutput out = new JsonOutput();
        out.beginObject().key("failed").number(failed.get());
        found().forEach((kind, all) -> {
            out.key(kind.replace(' ', '_')).beginArray();
            all.stream().sorted().forEach(out::string);
            out.endArray();
        });
        return out.endObject().newline().toString();
    }
}
