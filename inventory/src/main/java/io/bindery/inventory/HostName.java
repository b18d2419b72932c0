package io.bindery.inventory;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The host's name in full, cut into the first label and the rest.
public record HostName(String full, String label, String domain) {
    public static HostName probe() {
        String name = ProbeFiles.read("/proc/sys/kernel/hostname").strip();
        return of(name.contains(".") ? name : canonical(name));
    }

    static HostName of(String full) {
        int dot = full.indexOf('.');
        return dot < 0
                ? new HostName(full, full, "")
                : new HostName(full, full.substring(0, dot), full.substring(dot + 1));
    }

    /// The canonical name that the host's resolver gives for a short name: the first name of its line in `/etc/hosts`, else the
    /// answer of `getent`, which asks the host's other name services; null if the name is unknown.
    public static @Nullable String canonical(HostView host, String name) {
        for (String line : host.lines("/etc/hosts")) {
            int comment = line.indexOf('#');
            List<String> words = ProbeFiles.words(comment < 0 ? line : line.substring(0, comment));
            if (words.size() > 1 && words.subList(1, words.size()).stream().anyMatch(name::equalsIgnoreCase)) {
                return words.get(1);
            }
        }
        String answer = host.answer(Programs.PATIENT, "getent", "ahosts", name);
        String first = answer == null ? "" : answer.lines().findFirst().orElse("");
        List<String> words = ProbeFiles.words(first);
        return words.size() > 2 ? words.get(2) : null;
    }

    /// The first name `/etc/hosts` gives beside the short one.
    private static String canonical(String name) {
        for (String line : ProbeFiles.lines("/etc/hosts")) {
            int comment = line.indexOf('#');
            List<String> words = ProbeFiles.words(comment < 0 ? line : line.substring(0, comment));
            boolean isIt = words.size() > 1 && words.subList(1, words.size()).contains(name);
            if (isIt && words.get(1).startsWith(name + ".")) {
                return words.get(1);
            }
        }
        return name;
    }
}
