package io.bindery.cli.bombs;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SequencedMap;

/// An environment made to exhaust the process that compiles it.
///
/// @param files the files of the bomb's directory, by their names
/// @param told a regular expression that the diagnostic contains
record Bomb(String name, SequencedMap<String, String> files, String told) {
    /// Stands in a file's text for more letters than any reader takes.
    static final String HUGE = "\u0001huge\u0001";

    /// In place of a file's text: a pipe that nobody writes to.
    static final String PIPE = "\u0001pipe\u0001";

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

    /// A policy of CFEngine.
    static Bomb policy(String name, String told, String promises) {
        return environment("policy: " + name, told, Map.of("policy.cf", "body common control { bundlesequence => { \"main\" }; }\nbundle agent main {\n" + promises + "\n}\n"));
    }

    /// A file of facts.
    static Bomb facts(String name, String ending, String told, String text) {
        return environment(name, told, Map.of("facts." + ending, text, "manifests/site.pp", "notice($facts['k'])"));
    }

    static Bomb environment(String name, String told, Map<String, String> files) {
        return new Bomb(name, new LinkedHashMap<>(files), told);
    }

    /// Whether it is a regular expression that uses up the budget of searches.
    boolean searches() {
        return name.startsWith("search: ") || name.contains("slow expression");
    }

    @Override
    public String toString() {
        return name;
    }
}
