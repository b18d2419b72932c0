package io.bindery.puppet.node;

import io.bindery.puppet.load.FactsCache;
import io.bindery.puppet.load.Library;
import io.bindery.puppet.load.Settings;
import io.bindery.puppet.value.Hash;
import java.nio.file.Path;

/// The source of a node's facts.
public sealed interface FactsSource {
    /// The facts that were stored of the node.
    FactsSource STORED = new Stored();

    /// Facts supplied by the caller.
    record Given(Hash facts) implements FactsSource {}

    /// The facts in a JSON or YAML file.
    record InFile(Path file) implements FactsSource {}

    /// The facts in the store that the setting `facts_terminus` names; none if there is no such store or node.
    record Stored() implements FactsSource {}

    /// @throws io.bindery.puppet.load.LoadError if they cannot be read
    default Hash read(String certname, Library library, Settings settings) {
        return switch (this) {
            case Given given -> given.facts;
            case InFile from -> library.facts(from.file);
            case Stored stored -> stored(certname, library, settings);
        };
    }

    private static Hash stored(String certname, Library library, Settings settings) {
        Hash found = "yaml".equals(settings.text("facts_terminus"))
                ? FactsCache.of(settings).read(library.files(), certname)
                : null;
        return found == null ? Hash.EMPTY : found;
    }
}
