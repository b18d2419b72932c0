package io.bindery.puppet.facts;

import io.bindery.puppet.value.Bool;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// `os`: the distribution, its release, the architecture.
final class OsFacts implements Resolver {
    private static final List<Map.Entry<String, List<String>>> FAMILIES = List.of(
            Map.entry("RedHat", List.of("redhat", "rhel", "fedora", "centos", "scientific", "ascendos", "cloudlinux", "psbm", "oraclelinux",
                    "ovs", "oel", "amazon", "xenserver", "xcp-ng", "virtuozzo", "photon", "mariner")),
            Map.entry("Debian", List.of("debian", "ubuntu", "huaweios", "linuxmint", "devuan", "kde")),
            Map.entry("Suse", List.of("sles", "sled", "suse")),
            Map.entry("Gentoo", List.of("gentoo")),
            Map.entry("Archlinux", List.of("arch", "manjaro")),
            Map.entry("Mandrake", List.of("mandrake", "mandriva", "mageia")));

    @Override
    public void resolve(Survey survey, FactSink sink) {
        Distribution distribution = survey.distribution();
        sink.put("os.name", name(distribution), "operatingsystem");
        sink.put("os.family", family(distribution), "osfamily");
        OsRelease release = OsRelease.of(distribution);
        sink.put("os.release", release.value());
        sink.alias("os.release", "operatingsystemmajrelease", release.major());
        sink.alias("os.release", "operatingsystemrelease", release.full());
        String machine = survey.kernel().machine();
        sink.put("os.hardware", machine, "hardwaremodel");
        sink.put("os.architecture", architecture(machine, distribution), "architecture");
        new DistroFacts(distribution, sink).put();
        selinux(survey, sink);
    }

    private static @Nullable String name(Distribution distribution) {
        if (distribution.ancestry().getFirst().equals("linuxmint")) {
            return capitalized(distribution.entry("id"));
        }
        String name = distribution.entry("name");
        RedHatRelease redHat = distribution.redHat();
        if (name == null) {
            return redHat == null || !distribution.descendsFrom("rhel") ? null : redHat.name();
        }
        return joined(name);
    }

    // As Facter does: of some names two words are kept, of the others one.
    private static String joined(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        List<String> words = List.of(name.strip().split("\\s+"));
        String first = words.getFirst();
        if (List.of("red", "oracle", "arch", "manjaro").stream().anyMatch(lower::startsWith)) {
            String two = words.size() > 1 ? first + words.get(1) : first;
            return lower.startsWith("arch") || lower.startsWith("manjaro") ? String.valueOf(capitalized(two)) : two;
        }
        if (lower.endsWith("mariner")) {
            return words.getLast();
        }
        return lower.startsWith("virtuozzo") ? first + "Linux" : first;
    }

    private static @Nullable String family(Distribution distribution) {
        if (distribution.descendsFrom("rhel")) {
            return "RedHat";
        }
        if (distribution.descendsFrom("sles")) {
            return "Suse";
        }
        String like = distribution.entry("id_like");
        String id = like == null ? distribution.entry("id") : like;
        if (id == null) {
            return null;
        }
        String lower = id.toLowerCase(Locale.ROOT);
        for (Map.Entry<String, List<String>> family : FAMILIES) {
            if (family.getValue().stream().anyMatch(lower::contains)) {
                return capitalized(family.getKey());
            }
        }
        return capitalized(id);
    }

    /// As Ruby's `capitalize`: all but the first letter become small.
    static @Nullable String capitalized(@Nullable String text) {
        return text == null || text.isEmpty()
                ? text
                : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1).toLowerCase(Locale.ROOT);
    }

    private static String architecture(String machine, Distribution distribution) {
        if (machine.equals("x86_64") && distribution.descendsFrom("debian")) {
            return "amd64";
        }
        boolean small = machine.contains("pentium") || List.of("i386", "i486", "i586", "i686").stream().anyMatch(machine::contains);
        return small ? "i386" : machine;
    }

    private static void selinux(Survey survey, FactSink sink) {
        String mountPoint = survey.mounts().stream()
                .filter(mount -> mount.type().equals("selinuxfs") || mount.device().equals("selinuxfs"))
                .map(mount -> mount.path())
                .findFirst()
                .orElse(null);
        List<String> configuration = mountPoint == null ? List.of() : survey.host().lines("/etc/selinux/config");
        sink.put("os.selinux.enabled", Bool.of(!configuration.isEmpty()), "selinux");
        if (configuration.isEmpty()) {
            return;
        }
        sink.put("os.selinux.config_mode", setting(configuration, "SELINUX="), "selinux_config_mode");
        sink.put("os.selinux.config_policy", setting(configuration, "SELINUXTYPE="), "selinux_config_policy");
        boolean enforced = survey.host().textOrEmpty(mountPoint + "/enforce").equals("1");
        sink.put("os.selinux.enforced", Bool.of(enforced), "selinux_enforced");
        sink.put("os.selinux.current_mode", enforced ? "enforcing" : "permissive", "selinux_current_mode");
        sink.put("os.selinux.policy_version", survey.host().text(mountPoint + "/policyvers"), "selinux_policyversion");
    }

    /// The last setting of that name.
    private static @Nullable String setting(List<String> lines, String key) {
        String value = null;
        for (String line : lines) {
            if (line.startsWith(key)) {
                value = line.substring(line.lastIndexOf('=') + 1).strip();
            }
        }
        return value;
    }
}
