package io.bindery.cfengine.run;

import io.bindery.cfengine.syntax.Parser;
import io.bindery.cfengine.syntax.PolicyFile;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.text.SourceFile;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Parses policy files, each text once, or loads their stored trees, and probes the host once. The check before a run and the run
/// itself share both.
final class Sources {
    private final SyntaxTables tables;
    private final Map<String, PolicyFile> read = new HashMap<>();
    private @Nullable HostProbes probes;
    private @Nullable StoredTrees trees;

    Sources(SyntaxTables tables) {
        this.tables = tables;
    }

    HostProbes probes(Options options) {
        HostProbes known = probes;
        if (known == null) {
            known = new HostProbes(options);
            probes = known;
        }
        return known;
    }

    /// The files that were read.
    Set<String> paths() {
        return read.keySet();
    }

    /// Parses a file, unless a tree of it is stored.
    PolicyFile read(String path, String text, Options options) {
        PolicyFile known = read.get(path);
        if (known != null && known.source().text().equals(text)) {
            return known;
        }
        StoredTrees store = trees;
        if (store == null) {
            store = new StoredTrees(options);
            trees = store;
        }
        SourceFile source = new SourceFile(path, text);
        PolicyFile found = store.find(source);
        PolicyFile file = found == null ? Parser.parse(source, tables) : found;
        if (found == null) {
            store.put(file);
        }
        read.put(path, file);
        return file;
    }

    /// Writes the trees of newly parsed files to the store.
    void save() {
        if (trees != null) {
            trees.save();
        }
    }
}
