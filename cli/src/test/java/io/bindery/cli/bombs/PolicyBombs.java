package io.bindery.cli.bombs;

import static io.bindery.cli.bombs.Bomb.environment;
import static io.bindery.cli.bombs.Bomb.policy;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Bombs in policies of CFEngine, and in data that policies read.
final class PolicyBombs {
    private static final int MANY = 100_000;
    private static final String DEEP = "deep|nest|levels";
    private static final String LIMIT = DEEP + "|more than|too large|limit|beyond|too long|took too long|grew";

    /// As CFEngine does: a bundle that calls itself is not kept again, aliases of YAML are left out, and what is malformed ends the data, all without a message.
    private static final String HARMLESS = "";

    private PolicyBombs() {}

    /// Texts that the parser has to give up on.
    static List<Bomb> syntax() {
        return List.of(
                policy("calls of calls", DEEP, "vars: \"x\" string => " + "concat(".repeat(MANY) + "\"a\"" + ")".repeat(MANY) + ";"),
                policy("calls that do not close", DEEP, "vars: \"x\" string => " + "concat(".repeat(MANY)),
                policy("lists of lists", DEEP + "|syntax error|error:", "vars: \"x\" slist => " + "{ ".repeat(MANY)),
                policy("a class of parentheses", LIMIT + "|[Ii]nvalid|error:", "reports: " + "(".repeat(MANY) + "any" + ")".repeat(MANY) + ":: \"x\";"),
                policy("a class of negations", LIMIT + "|[Ii]nvalid|error:", "reports: " + "!".repeat(MANY) + "any:: \"x\";"),
                policy("a text without an end", "error:", "vars: \"x\" string => \"" + "x\n".repeat(8 << 20)),
                policy("brackets of variables", "R: \\$\\(\\$\\(", "vars: \"x\" string => \"" + "$(".repeat(MANY) + "\";\nreports: \"$(x)\";"),
                policy("closed brackets of variables", LIMIT + "|error:", "vars: \"x\" string => \"" + "$(".repeat(MANY) + "a" + ")".repeat(MANY) + "\";\nreports: \"$(x)\";"),
                policy("more text than is read", "too large|limit|beyond|more than", "# " + Bomb.HUGE),
                policy("bundles in bundles", "error:", "bundle agent x { ".repeat(MANY)),
                policy("JSON in a policy, arrays", LIMIT + "|error:", "vars: \"x\" data => '" + "[".repeat(MANY) + "]".repeat(MANY) + "';"),
                policy("JSON in a policy, objects", LIMIT + "|error:", "vars: \"x\" data => '" + "{\"a\":".repeat(MANY) + "1" + "}".repeat(MANY) + "';"));
    }

    /// Promises that do not end, or that fill the memory.
    static List<Bomb> promises() {
        String laughs = "l0: &l0 [lol]\n" + IntStream.rangeClosed(1, 30)
                .mapToObj(i -> "l" + i + ": &l" + i + " [" + String.join(", ", java.util.Collections.nCopies(9, "*l" + (i - 1))) + "]\n").collect(Collectors.joining());
        String doubling = IntStream.rangeClosed(1, 60).mapToObj(i -> "\"a" + i + "\" string => \"$(a" + (i - 1) + ")$(a" + (i - 1) + ")\";").collect(Collectors.joining("\n"));
        return List.of(
                policy("a wide range", LIMIT + "|error:", "vars: \"x\" slist => expandrange(\"a[1-1000000000]\", \"1\"); reports: \"$(x)\";"),
                policy("texts that double", LIMIT + "|error:", "vars: \"a0\" string => \"xxxxxxxx\";\n" + doubling + "\nreports: \"$(a60)\";"),
                policy("lists that double", LIMIT + "|error:", "vars: \"a0\" data => '[1]';\n" + doubled("data => mergedata(\"[ a%1$d, a%1$d ]\")") + "\nreports: \"$(a60)\";"),
                policy("a slow expression", LIMIT + "|error:", "classes: \"x\" expression => regcmp(\"(a|aa)+c\", \"" + "a".repeat(60) + "!\"); reports: x:: \"x\";"),
                policy("slow expressions", LIMIT + "|error:", "vars: \"n\" slist => expandrange(\"a[1-60]\", \"1\"); classes: \"x_$(n)\" expression => regcmp(\"(a|aa)+c$(n)\", \"" + "a".repeat(60) + "!\");"),
                policy("bundles of itself", HARMLESS, "methods: \"x\" usebundle => main;"),
                read("JSON, arrays", "x.json", "readjson", "[".repeat(MANY) + "]".repeat(MANY)),
                read("JSON, objects", "x.json", "readjson", "{\"a\":".repeat(MANY)),
                read("JSON, four million elements", "x.json", "readjson", "[" + "1,".repeat(4_000_000) + "1]"),
                read("JSON, more text than is read", "x.json", "readjson", "[\"" + Bomb.HUGE + "\"]"),
                read("YAML, aliases", "x.yaml", "readyaml", laughs),
                read("YAML, brackets", "x.yaml", "readyaml", "k: " + "[".repeat(MANY)),
                read("YAML, a number of a million digits", "x.yaml", "readyaml", "k: " + "9".repeat(1_000_000) + "\n"),
                environment("policy: a text of 66 MB", LIMIT + "|error:", Map.of("x", Bomb.HUGE, "policy.cf", "body common control { bundlesequence => { \"main\" }; }\n"
                        + "bundle agent main { vars: \"x\" string => readfile(\"$(this.promise_dirname)/x\", \"0\"); \"n\" string => string_length(\"$(x)\"); reports: \"$(n)\"; }\n")),
                policy("a template of mustache that opens", LIMIT + "|error:", "vars: \"x\" string => string_mustache(\"" + "{{#a}}".repeat(MANY) + "\", '{\"a\": [1]}'); reports: \"$(x)\";"),
                policy("a template of mustache that multiplies", LIMIT + "|error:", "vars: \"x\" string => string_mustache(\"" + "{{#a}}".repeat(12) + "x" + "{{/a}}".repeat(12)
                        + "\", '{\"a\": [1,2,3,4,5,6,7,8,9,10]}'); reports: \"$(x)\";"));
    }

    private static String doubled(String value) {
        return IntStream.rangeClosed(1, 60).mapToObj(i -> "\"a" + i + "\" " + String.format(value, i - 1) + ";").collect(Collectors.joining("\n"));
    }

    private static Bomb read(String name, String file, String function, String text) {
        return environment("policy: " + name, function.equals("readyaml") ? HARMLESS : LIMIT + "|error:", Map.of(file, text, "policy.cf", "body common control { bundlesequence => { \"main\" }; }\n"
                + "bundle agent main { vars: \"x\" data => " + function + "(\"$(this.promise_dirname)/" + file + "\", 100000000); reports: \"$(x)\"; }\n"));
    }
}
