package io.bindery.cli.bombs;

import static io.bindery.cli.bombs.Bomb.environment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Bombs beside the code: catalogs of other nodes that a query reads, and pipes in place of files.
final class SiteBombs {
    private static final int MANY = 100_000;
    private static final String DEEP = "deep|nest|limit|more than";
    private static final String PIPE = "Not a regular file";
    private static final String LOOKUP = "notice(lookup('k'))";
    private static final String QUERY = "define sql($user = 'root') { } define web($user = 'none') { } web { 'one': }";

    private SiteBombs() {}

    static List<Bomb> catalogs() {
        String resource = "{\"type\":\"Sql\",\"title\":\"one\",\"parameters\":{\"user\":";
        return List.of(
                catalog("arrays", DEEP, "{\"resources\":" + "[".repeat(MANY)),
                catalog("objects", DEEP, "{\"a\":".repeat(MANY)),
                catalog("a deep parameter", DEEP, "{\"resources\":[" + resource + "[".repeat(MANY) + "]".repeat(MANY) + "}}]}"),
                catalog("a number of a million digits", "digits|limit|long", "{\"resources\":[" + resource + "9".repeat(1_000_000) + "}}]}"),
                catalog("four million elements", "more than|too large", "{\"resources\":[" + "1,".repeat(4_000_000) + "1]}"),
                catalog("a text without an end", "unexpected|unterminated|end", "{\"resources\":\"" + "x".repeat(16 << 20)),
                catalog("more text than is read", "too large|limit|beyond", "{\"resources\":\"" + Bomb.HUGE + "\"}"));
    }

    private static Bomb catalog(String name, String told, String text) {
        return environment("catalog: " + name, told, Map.of(
                "catalogs/other.example.com.json", text, "manifests/site.pp", QUERY, "bindings/default.pp", "bindings default { bind parameters Web['one'] to Sql[?? title == 'one'] }"));
    }

    static List<Bomb> pipes() {
        return List.of(
                pipe("a manifest", "manifests/b.pp", "notice(1)"),
                pipe("a class", "modules/m/manifests/init.pp", "include m"),
                pipe("a function", "modules/m/functions/f.pp", "notice(m::f())"),
                pipe("a type", "modules/m/types/t.pp", "notice(1 =~ M::T)"),
                pipe("a template of ERB", "modules/m/templates/t.erb", "notice(template('m/t.erb'))"),
                pipe("a template of EPP", "modules/m/templates/t.epp", "notice(epp('m/t.epp'))"),
                pipe("a file", "modules/m/files/f", "notice(file('m/f'))"),
                pipe("metadata", "modules/m/metadata.json", "notice(load_module_metadata('m'))"),
                pipe("the configuration of Hiera", "hiera.yaml", LOOKUP),
                pipe("data in YAML", "data/common.yaml", LOOKUP),
                pipe("data in JSON", "data/common.json", LOOKUP),
                pipe("data in HOCON", "data/common.conf", LOOKUP),
                pipe("bindings", "bindings/default.pp", "notice(inject('x'))"),
                pipe("the configuration of an environment", "environment.conf", "notice(1)"));
    }

    private static Bomb pipe(String name, String place, String code) {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("manifests/a.pp", code);
        if (place.startsWith("data/")) {
            String ending = place.substring(place.indexOf('.') + 1);
            String function = ending.equals("conf") ? "hocon_data" : ending + "_data";
            files.put("hiera.yaml", "version: 5\nhierarchy:\n  - { name: all, path: 'common." + ending + "', data_hash: " + function + " }\n");
        }
        files.put(place, Bomb.PIPE);
        return environment("pipe: " + name, PIPE, files);
    }
}
