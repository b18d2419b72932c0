package io.bindery.server;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// What an attacker would put where a name is expected: ways out of a directory, absolute paths, control characters and shell code, each plain and
/// percent-encoded once, twice and in part.
final class HostileNames {
    private static final List<String> CORES = List.of(
            "..", ".", "...", "../secret", "../../secret", "../../../../secret", "..\\secret", "..\\..\\secret", "....//secret", "..;/secret",
            "..;x=1/../secret", "./../secret", "x/../../secret", "x/./../../secret", "demo/../../../../secret", "//secret", "/secret", "/etc/passwd",
            "//etc/passwd", "///etc/passwd", "../../../../../../../../etc/passwd", "../../../../../../../../etc/shadow", "file:///etc/passwd",
            "http://127.0.0.1/x", "\\\\host\\share", "C:\\secret", "c:/secret", "~", "~root", "~root/.ssh/id_rsa", "$HOME", "${HOME}", "%HOME%",
            "`id`", "$(id)", "|id", ";id", "&id", ">secret", "<secret", "-rf", "--help", "-o/tmp/x", "*", "?", "[a-z]", "{a,b}", "*.example.org",
            "a\0.json", "\0", "secret\0.txt", "a\nb", "a\r\nX-Header: 1", "\t", " ", "a b", "a'b", "a\"b", "a\\b", "a/b/c", "a//b", "a/", "/a", "a/.",
            "a/..", ".hidden", ".git/config", ".svn", "..secret", "secret..", "con", "nul", "aux", "CON.json", "a.b.", "a:b", "a::b", "a@b", "a#b",
            "a=b", "a+b", "a,b", "a|b", "\u202esecret", "\u2024\u2024/secret", "\uff0e\uff0e/secret", "\u00ad", "\ufeff", "\u0130", "i\u0307", "\ud83d\ude00",
            "ca_key", "ca/ca_key", "../ca_key", "ca", "serial", "inventory.txt", "../inventory.txt", "production/../../secret", "lib/../../secret",
            "files/../../../secret", "/proc/self/environ", "/proc/self/fd/0", "/dev/zero", "/dev/stdin", "a".repeat(255), "a".repeat(300), "a/".repeat(100));

    private HostileNames() {}

    static List<String> all() {
        Set<String> all = new LinkedHashSet<>();
        for (String core : CORES) {
            all.add(encoded(core, character -> character <= ' ' || character == 0x7f || "#?".indexOf(character) >= 0));
            all.add(encoded(core, character -> !Character.isLetterOrDigit(character)));
            all.add(encoded(core, character -> true));
            all.add(encoded(encoded(core, character -> !Character.isLetterOrDigit(character)), character -> character == '%'));
            all.add(encoded(core, character -> character == '.' || character <= ' '));
            all.add(encoded(core, character -> character == '/' || character == '\\' || character <= ' '));
            all.add(encoded(encoded(core, character -> character == '.' || character == '/' || character <= ' '), character -> character == '%'));
            all.add(encoded(core, character -> character == 's' || character == 'a' || character <= ' '));
        }
        all.addAll(List.of(
                "%c0%ae%c0%ae/secret", "%c0%ae%c0%ae%c0%afsecret", "%e0%80%ae%e0%80%ae/secret", "%u002e%u002e/secret", "%ff%fe", "%", "%2", "%zz", "%%32%65%%32%65/secret",
                "%25%32%65%25%32%65/secret", "..%c0%afsecret", "..%255csecret", "..%u2215secret", "%2e%2e;/secret", "%00", "%0a", "%0d%0aX:%201"));
        return new ArrayList<>(all);
    }

    private interface Which {
        boolean test(int character);
    }

    private static String encoded(String text, Which which) {
        StringBuilder out = new StringBuilder();
        text.codePoints().forEach(each -> {
            if (each > 0x7e || which.test(each)) {
                for (byte part : Character.toString(each).getBytes(StandardCharsets.UTF_8)) {
                    out.append("%%%02x".formatted(part & 0xff));
                }
            } else {
                out.appendCodePoint(each);
            }
        });
        return out.toString();
    }
}
