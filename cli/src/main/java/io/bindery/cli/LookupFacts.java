package io.bindery.cli;

import io.bindery.puppet.load.DiskTree;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Value;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Finds the facts of a node that is looked up for, as `puppet lookup` does.
final class LookupFacts {
    private static final List<String> IDENTITY = List.of("hostname", "domain", "fqdn", "clientcert");

    private LookupFacts() {}

    /// What the server has stored of a node.
    static Hash stored(String node, Settings settings) {
        Path file = Path.of(settings.require("vardir"), "yaml", "facts", node + ".yaml");
        return Files.exists(file) ? FactsFile.read(DiskTree.DISK, file) : Hash.EMPTY;
    }

    /// The facts of a file, which must name the node entirely or not at all.
    static Hash given(Path file) {
        if (!Files.exists(file)) {
            throw new LookupProblem("No such file or directory @ rb_sysopen - " + file);
        }
        Hash known = read(file);
        long named = IDENTITY.stream().filter(fact -> known.get(fact) != null).count();
        if (named > 0 && named < IDENTITY.size()) {
            throw new LookupProblem("When overriding any of the hostname,domain,fqdn,clientcert facts with " + file
                    + " given via the --facts flag, they must all be overridden.");
        }
        return known;
    }

    private static Hash read(Path file) {
        try {
            return FactsFile.read(DiskTree.DISK, file);
        } catch (LoadError broken) {
            if (broken.message().endsWith("Expected a hash of facts")) {
                throw new LookupProblem("Incorrectly formatted data in " + file
                        + " given via the --facts flag (only accepts yaml and json files)");
            }
            throw new LookupProblem(broken.message().replaceFirst("^Could not read facts from .*?: ", ""));
        }
    }

    /// Facts with others over them.
    static Hash over(Hash under, Hash over) {
        if (under.size() == 0 || over.size() == 0) {
            return under.size() == 0 ? over : under;
        }
        SequencedMap<Value, Value> all = new LinkedHashMap<>(under.entries());
        all.putAll(over.entries());
        return Hash.owning(all);
    }
}
