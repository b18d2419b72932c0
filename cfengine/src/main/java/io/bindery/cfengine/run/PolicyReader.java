package io.bindery.cfengine.run;

import io.bindery.cfengine.syntax.Parser;
import io.bindery.cfengine.syntax.PolicyFile;
import io.bindery.cfengine.syntax.SyntaxTables;
import io.bindery.text.SourceFile;
import java.util.HashMap;
import java.util.Map;

/// Parses policy files, each text once: the check before a run and the run itself read the same ones.
final class PolicyReader {
    private final SyntaxTables tables;
    private final Map<String, PolicyFile> read = new HashMap<>();

    PolicyReader(SyntaxTables tables) {
        this.tables = tables;
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
