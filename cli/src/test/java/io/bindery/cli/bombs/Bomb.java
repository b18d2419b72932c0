package io.bindery.cli.bombs;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// An input made to exhaust the process that reads it.
///
/// @param files the files of the bomb's directory, by their names
/// @param told a regular expression that the diagnostic contains
/// @param heavy whether it uses up a good part of its time before it is stopped; such bombs are left to `it/bombs.check`
record Bomb(String name, Reader reader, SequencedMap<String, String> files, String told, boolean heavy) {
    /// Stands in a file's text for more letters than any reader takes.
    static final String HUGE = "\u0001huge\u0001";

    /// The command that reads the bomb.
    enum Reader {
        /// An environment that one record of `compile --batch` names, between two others.
        BATCH,
        /// A policy that `cf-promises` and `cf-agent` read.
        POLICY,
        /// A catalog that `apply --catalog` reads.
        CATALOG
    }

    /// A manifest.
    static Bomb manifest(String name, String told, String text) {
        return environment(name, told, Map.of("manifests/site.pp", text));
    }

    /// Data of a Hiera hierarchy; the key `k` is looked up.
    static Bomb data(String name, String ending, String told, String text) {
        String provider = switch (ending) {
            case "yaml" -> "yaml_data";
            case "json" -> "json_data";
            default -> "hocon_data";
        };
        String configuration = "version: 5\nhierarchy:\n  - { name: all, path: 'common." + ending + "', data_hash: " + provider + " }\n";
        return environment(
                name, told, Map.of("data/common." + ending, text, "hiera.yaml", configuration, "manifests/site.pp", "notice(lookup('k'))"));
    }

    /// A file of facts.
    static Bomb facts(String name, String ending, String told, String text) {
        return environment(name, told, Map.of("facts." + ending, text, "manifests/site.pp", "notice($facts['k'])"));
    }

    /// A template in Ruby.
    static Bomb erb(String name, String told, String text) {
        return environment(name, told, Map.of("modules/m/templates/t.erb", text, "manifests/site.pp", "notice(template('m/t.erb'))"));
    }

    static Bomb epp(String name, String told, String text) {
        return environment(name, told, Map.of("modules/m/templates/t.epp", text, "manifests/site.pp", "notice(epp('m/t.epp'))"));
    }

    static Bomb environment(String name, String told, Map<String, String> files) {
        return new Bomb(name, Reader.BATCH, new LinkedHashMap<>(files), told, false);
    }

    /// Promises of a bundle `main`, beside one that is kept.
    static Bomb promises(String name, String told, String promises, String more) {
        return policy(name, told, "bundle agent main\n{\n" + promises + "\nreports:\n  \"the rest goes on\";\n}\n" + more);
    }

    static Bomb policy(String name, String told, String text) {
        SequencedMap<String, String> files = new LinkedHashMap<>();
        files.put("bomb.cf", "body common control { bundlesequence => { \"main\" }; }\n" + text);
        return new Bomb(name, Reader.POLICY, files, told, false);
    }

    static Bomb catalog(String name, String told, String text) {
        SequencedMap<String, String> files = new LinkedHashMap<>();
        files.put("catalog.json", text);
        return new Bomb(name, Reader.CATALOG, files, told, false);
    }

    /// The same with a further file.
    Bomb with(String file, String text) {
        SequencedMap<String, String> more = new LinkedHashMap<>(files);
        more.put(file, text);
        return new Bomb(name, reader, more, told, heavy);
    }

    Bomb slow() {
        return new Bomb(name, reader, files, told, true);
    }

    @Override
    public String toString() {
        return name;
    }
}
