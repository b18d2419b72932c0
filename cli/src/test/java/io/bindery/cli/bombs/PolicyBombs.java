package io.bindery.cli.bombs;

import static io.bindery.cli.bombs.Bomb.catalog;
import static io.bindery.cli.bombs.Bomb.policy;
import static io.bindery.cli.bombs.Bomb.promises;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Bombs in policies, and in catalogs that are applied.
final class PolicyBombs {
    private static final int MANY = 100_000;
    private static final String DEEP = "deep|nest|limit|stack";

    private PolicyBombs() {}

    static List<Bomb> policies() {
        String hundred = IntStream.range(0, 100).mapToObj(i -> "\"e" + i + "\"").collect(Collectors.joining(", "));
        return List.of(
                policy("policy: braces", "syntax|" + DEEP, "bundle agent main " + "{ ".repeat(MANY)),
                promises("policy: functions of functions", DEEP, "vars: \"a\" string => " + "concat(".repeat(MANY) + "\"x\"" + ")".repeat(MANY) + ";", ""),
                policy("policy: parentheses of a class", "syntax|error|" + DEEP, "bundle agent main { reports: " + "(".repeat(MANY) + "any" + ")".repeat(MANY) + ":: \"x\"; }"),
                promises("policy: parentheses of an if", DEEP + "|parse|error", "vars: \"a\" string => \"x\", if => \"" + "(".repeat(MANY) + "any" + ")".repeat(MANY) + "\";", ""),
                promises("policy: negations of an if", DEEP + "|parse|error", "vars: \"a\" string => \"x\", if => \"" + "!".repeat(MANY) + "any\";", ""),
                promises("policy: references of references", DEEP, "vars: \"a\" string => \"" + "$(a[".repeat(MANY) + "x" + "])".repeat(MANY) + "\";", ""),
                promises("policy: a text that doubles", "limit|grow|long", "vars: \"a0\" string => \"xxxxxxxx\";\n" + DataBombs.lines(1, 60, "\"a%1$d\" string => \"$(a%2$d)$(a%2$d)\";\n") + "reports: \"$(a60)\";", ""),
                promises("policy: lists that are iterated", "limit|many|iterat", "vars:\n" + IntStream.range(0, 8).mapToObj(i -> "\"l" + i + "\" slist => { " + hundred + " };\n").collect(Collectors.joining())
                        + "reports: \"$(l0)$(l1)$(l2)$(l3)$(l4)$(l5)$(l6)$(l7)\";", ""),
                promises("policy: a bundle inside itself", DEEP + "|recurs|itself", "methods: \"m\" usebundle => again(\"x\");", "bundle agent again(a) { methods: \"m\" usebundle => again(\"$(a)x\"); }\n"),
                promises("policy: bundles that call two", DEEP + "|recurs|itself|many", "methods: \"m\" usebundle => again(\"x\");", "bundle agent again(a) { methods: \"l\" usebundle => again(\"$(a)l\"); \"r\" usebundle => again(\"$(a)r\"); }\n"),
                promises("policy: a slow regular expression", "too long", "classes: \"c\" expression => regcmp(\"(a+)+$\", \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!\");", ""),
                promises("policy: slow regular expressions", "too long", "vars: \"n\" slist => { " + hundred + " };\nclasses: \"c_$(n)\" expression => regcmp(\"((a+)+)+$(n)\", \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!\");", "").slow(),
                promises("policy: data in brackets", DEEP + "|parse|JSON", "vars: \"d\" data => parsejson('" + "[".repeat(MANY) + "');", ""),
                promises("policy: data in closed brackets", DEEP + "|parse|JSON", "vars: \"d\" data => parsejson('" + "[".repeat(MANY) + "]".repeat(MANY) + "');", ""),
                promises("policy: data of aliases", "limit|many|parse|alias|YAML", "vars: \"d\" data => parseyaml('---\nl0: &l0 [a]\n" + DataBombs.lines(1, 30, "l%1$d: &l%1$d [*l%2$d, *l%2$d, *l%2$d, *l%2$d]\n") + "');", ""),
                promises("policy: a wide format", "limit|width|big|wide|long", "vars: \"s\" string => format(\"%999999999d\", \"1\");", ""),
                promises("policy: a wide range", "limit|many|large", "vars: \"l\" slist => expandrange(\"x[1-1000000000]\", \"1\");", ""),
                promises("policy: data that doubles", "limit|many|large|grow", "vars: \"d0\" data => '[1,2]';\n" + DataBombs.lines(1, 60, "\"d%1$d\" data => mergedata('[d%2$d, d%2$d]');\n"), ""),
                promises("policy: lists that double", "limit|many|large|grow", "vars: \"l0\" slist => { \"a\", \"b\" };\n" + DataBombs.lines(1, 60, "\"l%1$d\" slist => maplist(\"$(this)\", \"l%2$d\");\n\"k%1$d\" slist => { @(k%2$d), @(k%2$d) };\n") + "\"k0\" slist => { \"a\" };", ""),
                promises("policy: a template of sections", DEEP + "|mustache|[Mm]alformed|section", "vars: \"s\" string => string_mustache(\"" + "{{#a}}".repeat(MANY) + "\", '{\"a\": [1,2]}');", ""),
                promises("policy: a template of lists of lists", "limit|grow|long|large", "vars: \"d\" data => '{\"a\": [" + "1,".repeat(99) + "1]}';\n\"s\" string => string_mustache(\"" + "{{#a}}".repeat(12) + "x" + "{{/a}}".repeat(12) + "\", d);", ""),
                promises("policy: a file without an end", "limit|large|regular|read|open", "vars: \"s\" string => readfile(\"/dev/zero\", \"0\");\n\"t\" data => readjson(\"/dev/zero\");", ""),
                policy("policy: a text without an end", "syntax|error|end", "bundle agent main { reports: \"" + "x\n".repeat(4 << 20)),
                policy("policy: more text than is read", "too large|limit|beyond", "bundle agent main { }\n#" + Bomb.HUGE),
                policy("policy: errors without an end", "error", "bundle agent main { " + "x y; ".repeat(400_000)));
    }

    static List<Bomb> catalogs() {
        String head = "{\"name\": \"n\", \"version\": 1, \"environment\": \"production\", \"classes\": [], \"edges\": [";
        return List.of(
                catalog("catalog: arrays", DEEP, "[".repeat(MANY)),
                catalog("catalog: objects", DEEP, "{\"resources\": " + "{\"a\":".repeat(MANY)),
                catalog("catalog: a deep parameter", DEEP, head + "], \"resources\": [{\"type\": \"Notify\", \"title\": \"n\", \"parameters\": {\"message\": " + "[".repeat(MANY) + "]".repeat(MANY) + "}}]}"),
                catalog("catalog: a number of a million digits", "digits|limit|long", head + "], \"resources\": [{\"type\": \"Notify\", \"title\": \"n\", \"line\": " + "9".repeat(1_000_000) + "}]}"),
                catalog("catalog: more text than is read", "too large|limit|beyond", head + "], \"resources\": [{\"type\": \"Notify\", \"title\": \"" + Bomb.HUGE + "\"}]}"),
                catalog("catalog: four million elements", "limit|many|too large", head + "], \"resources\": [" + "1,".repeat(4_000_000) + "1]}"),
                catalog("catalog: a million resources", "limit|many|too large", head + "], \"resources\": ["
                        + IntStream.range(0, 1_000_000).mapToObj(i -> "{\"type\":\"Notify\",\"title\":\"" + i + "\"}").collect(Collectors.joining(",")) + "]}"),
                catalog("catalog: resources in a circle", "cycle|depend", head + "], \"resources\": [" + IntStream.range(0, 20_000).mapToObj(i -> "{\"type\":\"Notify\",\"title\":\"" + i
                        + "\",\"parameters\":{\"require\":\"Notify[" + (i + 1) % 20_000 + "]\"}}").collect(Collectors.joining(",")) + "]}"),
                catalog("catalog: no resources", "resources|catalog|deserialize|intern", "[" + "{},".repeat(200_000) + "{}]"));
    }
}
