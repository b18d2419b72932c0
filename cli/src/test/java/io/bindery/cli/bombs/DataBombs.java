package io.bindery.cli.bombs;

import static io.bindery.cli.bombs.Bomb.data;
import static io.bindery.cli.bombs.Bomb.environment;
import static io.bindery.cli.bombs.Bomb.facts;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Bombs in data: YAML, JSON, HOCON, facts.
final class DataBombs {
    private static final int MANY = 100_000;
    private static final String DEEP = "deep|nest|limit|more than";

    private DataBombs() {}

    static List<Bomb> yaml() {
        return List.of(
                data("yaml: a list of lists of aliases", "yaml", "more than|too large", laughs("[", "]", "")),
                data("yaml: a hash of hashes of aliases", "yaml", "more than|too large", laughs("{", "}", "k%d: ")),
                data("yaml: hashes merged ninefold", "yaml", "more than|too large",
                        "l0: &l0 {a: 1}\n" + lines(1, 30, "l%1$d: &l%1$d { x: [*l%2$d, *l%2$d, *l%2$d], y: {<<: *l%2$d, z%1$d: *l%2$d} }\n") + "k: *l30\n"),
                data("yaml: an alias inside its own list", "yaml", "alias|recurs|anchor|undefined|itself", "k: &a [1, *a]\n"),
                data("yaml: an alias inside its own hash", "yaml", "alias|recurs|anchor|undefined|itself", "k: &a {b: *a}\n"),
                data("yaml: lists in brackets", "yaml", DEEP, "k: " + "[".repeat(MANY)),
                data("yaml: hashes in braces", "yaml", DEEP, "k: " + "{a: ".repeat(MANY)),
                data("yaml: lists in lines", "yaml", DEEP, "k:\n  " + "- ".repeat(MANY) + "x\n"),
                data("yaml: hashes by indentation", "yaml", DEEP, "k:\n" + indented(2_500)),
                data("yaml: keys of keys", "yaml", DEEP + "|did not find", "? ".repeat(MANY) + "a\n"),
                data("yaml: a number of a million digits", "yaml", "digits|limit|long", "k: " + "9".repeat(1_000_000) + "\n"),
                data("yaml: a hexadecimal number", "yaml", "digits|limit|long", "k: 0x" + "f".repeat(1_000_000) + "\n"),
                data("yaml: a text without an end", "yaml", "quoted scalar", "k: \"" + "x\n ".repeat(3_000_000)),
                data("yaml: a text of spaces without an end", "yaml", "quoted scalar", "k: '" + " ".repeat(8_000_000)),
                data("yaml: more text than is read", "yaml", "too large|limit|beyond", "k: " + Bomb.HUGE),
                data("yaml: tags of tags", "yaml", "tag|found|did not", "k: " + "! ".repeat(MANY) + "x\n"),
                data("yaml: four million elements", "yaml", "more than|too large", "k: [" + "1,".repeat(4_000_000) + "1]\n"));
    }

    static List<Bomb> json() {
        return List.of(
                data("json: arrays", "json", DEEP, "{\"k\": " + "[".repeat(MANY)),
                data("json: closed arrays", "json", DEEP, "{\"k\": " + "[".repeat(MANY) + "]".repeat(MANY) + "}"),
                data("json: objects", "json", DEEP, "{\"k\": " + "{\"a\":".repeat(MANY)),
                data("json: a number of a million digits", "json", "digits|limit|long", "{\"k\": " + "9".repeat(1_000_000) + "}"),
                data("json: a text without an end", "json", "unexpected|unterminated|end", "{\"k\": \"" + "x".repeat(16 << 20)),
                data("json: escapes without an end", "json", "unexpected|unterminated|end", "{\"k\": \"" + "\\u0041".repeat(2 << 20)),
                data("json: more text than is read", "json", "too large|limit|beyond", "{\"k\": \"" + Bomb.HUGE + "\"}"),
                data("json: four million elements", "json", "more than|too large", "{\"k\": [" + "1,".repeat(4_000_000) + "1]}"),
                data("json: two million keys", "json", "more than|too large", "{" + IntStream.range(0, 2_000_000).mapToObj(i -> "\"" + i + "\":1").collect(Collectors.joining(",")) + "}"),
                environment("json: metadata of a module", DEEP + "|metadata", Map.of(
                        "modules/m/metadata.json", "[".repeat(MANY), "modules/m/manifests/init.pp", "class m {}", "manifests/site.pp", "notice(load_module_metadata('m'))")));
    }

    static List<Bomb> hocon() {
        return List.of(
                data("hocon: texts doubled by substitution", "conf", "substitut|limit|grow", "a0 = xxxxxxxx\n" + lines(1, 40, "a%1$d = ${a%2$d}${a%2$d}\n") + "k = ${a40}\n"),
                data("hocon: lists doubled by substitution", "conf", "substitut|limit|grow", "a0 = [1]\n" + lines(1, 40, "a%1$d = ${a%2$d} ${a%2$d}\n") + "k = ${a40}\n"),
                data("hocon: objects doubled by substitution", "conf", "substitut|limit|grow", "a0 { x = 1 }\n" + lines(1, 40, "a%1$d { l = ${a%2$d}, r = ${a%2$d} }\n") + "k = ${a40}\n"),
                data("hocon: elements doubled by substitution", "conf", "substitut|limit|grow", "a0 = [1]\n" + lines(1, 40, "a%1$d = [${a%2$d}, ${a%2$d}]\n") + "k = ${a40}\n"),
                data("hocon: a text that doubles itself", "conf", "substitut|limit|grow", "k = xxxxxxxx\n" + "k = ${k}${k}\n".repeat(40)),
                data("hocon: objects merged with themselves", "conf", "substitut|limit|grow", "a0 { x = 1 }\n" + lines(1, 40, "a%1$d = ${a%2$d} { l%1$d = ${a%2$d}, r%1$d = ${a%2$d} }\n") + "k = ${a40}\n"),
                data("hocon: substitutions in a circle", "conf", "cycle", "k = ${b}\nb = ${c}\nc = ${k}\n"),
                data("hocon: arrays", "conf", DEEP, "k = " + "[".repeat(MANY)),
                data("hocon: closed arrays", "conf", DEEP, "k = " + "[".repeat(MANY) + "]".repeat(MANY)),
                data("hocon: objects", "conf", DEEP, "k " + "{ a ".repeat(MANY)),
                data("hocon: a path of many names", "conf", DEEP, "k" + ".a".repeat(MANY) + " = 1"),
                data("hocon: a substitution of many names", "conf", DEEP + "|resolve", "k = ${" + "a.".repeat(MANY) + "a}"),
                data("hocon: a text without an end", "conf", "quot|end|close", "k = \"\"\"" + "x\n".repeat(2_000_000)),
                data("hocon: more text than is read", "conf", "too large|limit|beyond", "k = " + Bomb.HUGE));
    }

    static List<Bomb> hiera() {
        String eleven = "k0: '0123456789'\n" + IntStream.rangeClosed(1, 11)
                .mapToObj(i -> "k" + i + ": \"" + ("%{lookup('k" + (i - 1) + "')}").repeat(10) + "\"\n").collect(Collectors.joining());
        return List.of(
                data("hiera: ten interpolations in eleven levels", "yaml", "limit|more than", eleven + "k: \"%{lookup('k11')}\"\n"),
                data("hiera: aliases doubled", "yaml", "limit|more than|grow", "k0: [1]\n" + lines(1, 40, "k%1$d: [\"%%{alias('k%2$d')}\", \"%%{alias('k%2$d')}\"]\n") + "k: \"%{alias('k40')}\"\n"),
                data("hiera: keys in a circle", "yaml", "[Rr]ecurs", "k: \"%{lookup('b')}\"\nb: \"%{lookup('k')}\"\n"),
                environment("hiera: a configuration of brackets", DEEP + "|hiera", Map.of("hiera.yaml", "version: 5\nhierarchy: " + "[".repeat(MANY), "manifests/site.pp", "notice(lookup('k'))")),
                environment("hiera: a configuration of aliases", "more than|too large", Map.of("hiera.yaml", "version: 5\n" + laughs("[", "]", "") + "hierarchy: *l30\n", "manifests/site.pp", "notice(lookup('k'))")),
                environment("hiera: a configuration without an end", "too large|limit|beyond", Map.of("hiera.yaml", "version: 5\n#" + Bomb.HUGE, "manifests/site.pp", "notice(lookup('k'))")));
    }

    static List<Bomb> factFiles() {
        return List.of(
                facts("facts: arrays", "json", DEEP, "{\"k\": " + "[".repeat(MANY)),
                facts("facts: objects", "json", DEEP, "{\"values\": " + "{\"a\":".repeat(MANY)),
                facts("facts: a number of a million digits", "json", "digits|limit|long", "{\"k\": " + "9".repeat(1_000_000) + "}"),
                facts("facts: four million elements", "json", "more than|too large", "{\"k\": [" + "1,".repeat(4_000_000) + "1]}"),
                facts("facts: more text than is read", "json", "too large|limit|beyond", "{\"k\": \"" + Bomb.HUGE + "\"}"),
                facts("facts: aliases", "yaml", "more than|too large", laughs("[", "]", "")),
                facts("facts: lists in brackets", "yaml", DEEP, "k: " + "[".repeat(MANY)));
    }

    /// Thirty levels, each of nine aliases of the one before.
    private static String laughs(String open, String close, String key) {
        StringBuilder text = new StringBuilder("l0: &l0 " + open + String.format(key, 0) + "lol" + close + "\n");
        for (int level = 1; level <= 30; level++) {
            int before = level - 1;
            String nine = IntStream.range(0, 9).mapToObj(i -> String.format(key, i) + "*l" + before).collect(Collectors.joining(", "));
            text.append("l").append(level).append(": &l").append(level).append(' ').append(open).append(nine).append(close).append('\n');
        }
        return text.append("k: *l30\n").toString();
    }

    private static String indented(int depth) {
        return IntStream.rangeClosed(1, depth).mapToObj(i -> " ".repeat(i) + "a:\n").collect(Collectors.joining());
    }

    /// A line for each number, with it and the one before it.
    static String lines(int from, int to, String format) {
        return IntStream.rangeClosed(from, to).mapToObj(i -> String.format(format, i, i - 1)).collect(Collectors.joining());
    }
}
