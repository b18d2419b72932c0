package io.bindery.testkit;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Names that somebody may give in place of a node's, an environment's, a module's or a file's, in the hope that they lead to a file elsewhere.
/// Every place that takes a name from outside is tried with all of them.
public final class HostileNames {
    private static final List<String> CLIMBS = List.of(
            "..", "...", "../", "./..", "..;", ".. ", " ..", "..\\", "..%2f", "%2e%2e", "%2e%2e%2f", "%252e%252e%252f", "..%5c", "%c0%ae%c0%ae", "..%c0%af",
            "\u2025", "\uff0e\uff0e", "\u2024\u2024", ".\u200b.", "..\u2215", "..\u2044", "..\uff0f", "..\u29f8", "..\\..", "..//..", ".//..", "..\u0000", "..\n", "..\t");
    private static final List<String> GOALS = List.of("secret", "outside/secret", "etc/passwd", "outside.yaml", "outside.json", "m/files/f", "production");
    private static final List<String> ENDINGS = List.of("", "\n", "\r", "\r\n", "\u0000", "\u0000.yaml", " ", ".", "/", "\\", "\u2028", "\u0085", "%00", "%0a", "?x", "#x", ";x", "~");

    private HostileNames() {}

    /// All names, more than 300, each once.
    public static List<String> all() {
        Set<String> names = new LinkedHashSet<>();
        for (String climb : CLIMBS) {
            names.add(climb);
            for (String goal : GOALS) {
                names.add(climb + "/" + goal);
            }
            names.add(climb + "/" + climb + "/outside/secret");
            names.add("m/" + climb + "/" + climb + "/" + climb + "/outside/secret");
            names.add("m/" + climb + "/../files/f");
            names.add("x" + climb);
        }
        for (String name : List.of("production", "m", "n.example.com", "secret", "../outside/secret")) {
            for (String ending : ENDINGS) {
                names.add(name + ending);
                names.add(ending + name);
            }
        }
        names.addAll(absolute());
        names.addAll(odd());
        return List.copyOf(names);
    }

    private static List<String> absolute() {
        List<String> names = new ArrayList<>(List.of("/", "//", "///", "/.", "/..", "/etc/passwd", "//etc/passwd", "/proc/self/environ", "/dev/null", "/dev/stdin"));
        names.addAll(List.of("C:\\secret", "c:/secret", "\\\\host\\secret", "file:///etc/passwd", "file:/etc/passwd", "jar:file:/x.jar!/y", "http://127.0.0.1/x"));
        names.addAll(List.of("~", "~root", "~/x", "$HOME", "${HOME}", "%{HOME}", "%{::x}", "$(id)", "`id`", "|id", "-rf", "--help", "*", "?", "[a]", "{a,b}"));
        return names;
    }

    private static List<String> odd() {
        List<String> names = new ArrayList<>(List.of("", " ", "\t", "\n", "\r", "\u0000", "\u0001", "\u001b[2J", "\u007f", "\u00a0", "\u2028", "\ufeff", "\ufffe", "\ud800", "\udc00x"));
        // Look-alikes of harmless names, and names that change when they are normalized or change their case.
        names.addAll(List.of("pr\u043eduction", "\u217f", "M", "\u0130", "\u212a", "\u1e9e", "m\u0301", "\u202em", "m\u200d", "\uff4d", "\u2126", "\ufb01le", "a\u0338"));
        names.addAll(List.of("m::", "::m", "::", ":", "m:::x", "m::..", "m::../x", "m::..::x", "..::m", "m::/etc/passwd", "m.pp", "m/init.pp", "m/../m", ".git", ".git/config"));
        names.addAll(List.of("CON", "nul", "aux.txt", "lost+found", ".", "./", "././.", ".hidden", "..hidden", "...", "-", "--", "a/b", "a//b", "a/./b", "a/b/", "/a"));
        names.addAll(List.of("link", "link/secret", "m/link/secret", "m/link", "link/../secret", "m/loop", "m/loop/loop/loop"));
        for (int length : List.of(64, 239, 240, 241, 250, 255, 256, 1_000, 4_095, 4_096, 70_000)) {
            names.add("x".repeat(length));
        }
        names.add("\u00fc".repeat(200));
        names.add("../".repeat(2_000) + "outside/secret");
        names.add("a/".repeat(3_000));
        names.add("a::".repeat(3_000) + "a");
        return names;
    }
}
