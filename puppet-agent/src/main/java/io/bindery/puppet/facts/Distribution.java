package io.bindery.puppet.facts;

import io.bindery.inventory.HostView;
import io.bindery.inventory.Programs;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The distribution: its identity, its ancestors, and the content of its release files.
final class Distribution {
    private static final Map<String, String> PARENTS = Map.ofEntries(
            Map.entry("debian", "linux"), Map.entry("elementary", "debian"), Map.entry("ubuntu", "debian"),
            Map.entry("raspbian", "debian"), Map.entry("devuan", "debian"), Map.entry("linuxmint", "ubuntu"),
            Map.entry("rhel", "linux"), Map.entry("fedora", "rhel"), Map.entry("amzn", "rhel"), Map.entry("centos", "rhel"),
            Map.entry("ol", "rhel"), Map.entry("scientific", "rhel"), Map.entry("meego", "rhel"), Map.entry("oel", "rhel"),
            Map.entry("ovs", "rhel"), Map.entry("sles", "linux"), Map.entry("opensuse", "sles"), Map.entry("sled", "sles"),
            Map.entry("gentoo", "linux"), Map.entry("alpine", "linux"), Map.entry("photon", "linux"), Map.entry("slackware", "linux"),
            Map.entry("mageia", "linux"), Map.entry("openwrt", "linux"), Map.entry("mariner", "linux"));

    private final HostView host;
    private final Map<String, String> release;
    private final @Nullable RedHatRelease redHat;
    private final List<String> lineage;
    private final Once<Map<String, String>> lsb;

    Distribution(HostView host) {
        this.host = host;
        this.release = osRelease(host);
        this.redHat = RedHatRelease.probe(host);
        this.lineage = lineage();
        this.lsb = new Once<>(this::askLsbRelease);
    }

    /// The pairs of `/etc/os-release`, keys in lower case.
    private static Map<String, String> osRelease(HostView host) {
        Map<String, String> pairs = new HashMap<>();
        for (String line : host.lines("/etc/os-release")) {
            String plain = line.strip().replace("\"", "");
            int equals = plain.indexOf('=');
            if (equals > 0 && plain.charAt(0) != '#') {
                pairs.put(plain.substring(0, equals).toLowerCase(Locale.ROOT), plain.substring(equals + 1));
            }
        }
        pairs.computeIfPresent("id", (key, id) -> id.toLowerCase(Locale.ROOT).contains("opensuse") ? "opensuse" : id);
        // As Facter does: a release without a minor number gets one.
        pairs.computeIfPresent("version_id", (key, version) -> version.contains(".") ? version : version + ".0");
        return pairs;
    }

    private List<String> lineage() {
        List<String> candidates = new ArrayList<>();
        String identifier = identifier();
        if (identifier != null) {
            candidates.add(identifier.toLowerCase(Locale.ROOT));
        }
        candidates.addAll(List.of(release.getOrDefault("id_like", "").split(" ")));
        for (String candidate : candidates) {
            if (PARENTS.containsKey(candidate)) {
                List<String> lineage = new ArrayList<>();
                for (String at = candidate; at != null; at = PARENTS.get(at)) {
                    lineage.add(at);
                }
                return lineage;
            }
        }
        return List.of("linux");
    }

    private @Nullable String identifier() {
        if (host.exists("/etc/devuan_version")) {
            return "devuan";
        }
        String id = release.get("id");
        if (id == null && redHat != null) {
            return "rhel";
        }
        String suse = id == null ? host.word("/etc/SuSE-release") : null;
        return suse == null ? id : suse.split(" ")[0];
    }

    /// Whether the distribution is or descends from another.
    boolean descendsFrom(String ancestor) {
        return lineage.contains(ancestor);
    }

    /// The distributions it descends from, itself first.
    List<String> ancestry() {
        return lineage;
    }

    /// A value of `/etc/os-release`.
    @Nullable String entry(String key) {
        return release.get(key);
    }

    @Nullable RedHatRelease redHat() {
        return redHat;
    }

    HostView host() {
        return host;
    }

    /// The content of a release file without the blanks around it.
    @Nullable String file(String path) {
        String text = host.text(path);
        return text == null ? null : text.strip();
    }

    /// The output of the program `lsb_release`, keys in lower case with underscores; empty if it is not installed.
    Map<String, String> lsb() {
        return lsb.get();
    }

    private Map<String, String> askLsbRelease() {
        Map<String, String> pairs = new HashMap<>();
        String answer = host.answer(Programs.QUICK, "lsb_release", "-a");
        for (String line : answer == null ? List.<String>of() : answer.lines().toList()) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                pairs.put(
                        line.substring(0, colon).toLowerCase(Locale.ROOT).replace(' ', '_'), line.substring(colon + 1).replace("\t", ""));
            }
        }
        return pairs;
    }

    /// Whether `lsb_release` reports modules of the Linux Standard Base; today hardly any distribution ships them.
    boolean hasLsbModules() {
        return !host.names("/etc/lsb-release.d").isEmpty() || host.textOrEmpty("/etc/lsb-release").contains("LSB_VERSION");
    }
}
