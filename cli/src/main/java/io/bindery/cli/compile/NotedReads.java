package io.bindery.cli.compile;

import io.bindery.puppet.compile.Witness;
import io.bindery.puppet.load.RecordingTree;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/// Records the inputs of a compile besides files, for `compile --inputs`.
final class NotedReads implements Witness {
    private final TreeSet<String> facts = new TreeSet<>();
    private final TreeSet<String> keys = new TreeSet<>();

    @Override
    public void fact(String name) {
        facts.add(name);
    }

    @Override
    public void key(String name) {
        keys.add(name);
    }

    /// All inputs, sorted: files by their paths, then facts, then keys.
    List<String> lines(RecordingTree files) {
        List<String> lines = new ArrayList<>(files.read());
        facts.forEach(name -> lines.add("fact " + name));
        keys.forEach(name -> lines.add("key " + name));
        return lines;
    }
}
