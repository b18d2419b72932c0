package io.bindery.inventory;

import java.util.List;

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
