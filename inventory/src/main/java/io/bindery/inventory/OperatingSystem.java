package io.bindery.inventory;

import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// The distribution: `/etc/os-release` by key, and the content of `/etc/debian_version` on a Debian.
public record OperatingSystem(SequencedMap<String, String> release, String debianVersion) {
    public static OperatingSystem probe() {
        SequencedMap<String, String> release = new LinkedHashMap<>();
        for (String line : ProbeFiles.lines("/etc/os-release")) {
            int equals = line.indexOf('=');
            if (equals > 0 && !line.startsWith("#")) {
                release.put(line.substring(0, equals), unquote(line.substring(equals + 1)));
            }
        }
        return new OperatingSystem(release, ProbeFiles.read("/etc/debian_version").strip());
    }

    private static String unquote(String value) {
        boolean quoted = value.length() > 1
                && (value.startsWith("\"") && value.endsWith("\"") || value.startsWith("'") && value.endsWith("'"));
        return quoted ? value.substring(1, value.length() - 1) : value;
    }

    public String id() {
        return release.getOrDefault("ID", "");
    }

    public String versionId() {
        return release.getOrDefault("VERSION_ID", "");
    }
}
