package io.bindery.cfengine.run;

import io.bindery.cfengine.syntax.Parser;
import io.bindery.cfengine.syntax.PolicyFile;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.text.SourceFile;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Parses policy files, each text once, and looks at the host once: the check before a run and the run itself share both.
final class Sources {
    private final SyntaxTables tables;
    private final Map<String, PolicyFile> read = new HashMap<>();
    private @Nullable HostProbes probes;

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

    PolicyFile read(String path, String text) {
        PolicyFile known = read.get(path);
        if (known != null && known.source().text().equals(text)) {
            return known;
        }
        PolicyFile parsed = Parser.parse(new SourceFile(path, text), tables);
        read.put(path, parsed);
        return parsed;
    }
}
