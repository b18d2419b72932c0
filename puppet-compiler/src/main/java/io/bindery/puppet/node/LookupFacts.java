package io.bindery.puppet.node;

import io.bindery.puppet.load.FactsCache;
import io.bindery.puppet.load.FactsFile;
import io.bindery.puppet.load.FileTree;
import io.bindery.puppet.load.LoadError;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.load.TrustedData;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Finds the facts of the node for a lookup, as `puppet lookup` does.
public record LookupFacts(FileTree files) {
    private static final List<String> IDENTITY = List.of("hostname", "domain", "fqdn", "clientcert");

    /// What the server has stored of a node.
    public Hash stored(String node, Settings settings) {
        Path file = FactsCache.of(settings).file(node);
        return files.exists(file) ? FactsFile.read(files, file) : Hash.EMPTY;
    }

    /// The facts of a file, which must name the node entirely or not at all.
    ///
    /// @throws LoadError in Puppet's words where they do not, or cannot be read
    public Hash given(Path file) {
        if (!files.exists(file)) {
            throw new LoadError("No such file or directory @ rb_sysopen - " + file);
        }
        Hash known = read(file);
        long named = IDENTITY.stream().filter(fact -> known.get(fact) != null).count();
        if (named > 0 && named < IDENTITY.size()) {
            throw new LoadError("When overriding any of the hostname,domain,fqdn,clientcert facts with " + file
                    + " given via the --facts flag, they must all be overridden.");
        }
        return known;
    }

    private Hash read(Path file) {
        try {
            return FactsFile.read(files, file);
        } catch (LoadError broken) {
            if (broken.message().endsWith("Expected a hash of facts")) {
                throw new LoadError("Incorrectly formatted data in " + file
                        + " given via the --facts flag (only accepts yaml and json files)");
            }
            throw new LoadError(broken.message().replaceFirst("^Could not read facts from .*?: ", ""));
        }
    }

    /// Facts with others over them.
    public static Hash over(Hash under, Hash over) {
        if (under.size() == 0 || over.size() == 0) {
            return under.size() == 0 ? over : under;
        }
        SequencedMap<Value, Value> all = new LinkedHashMap<>(under.entries());
        all.putAll(over.entries());
        return Hash.owning(all);
    }

    /// What is known of a node for sure. As Puppet does: only the fact `clientcert` tells who a node is, whatever was asked for.
    public static TrustedData trusted(Hash facts) {
        return TrustedData.local(facts.get("clientcert") instanceof Str(String certname) ? certname : null);
    }
}
