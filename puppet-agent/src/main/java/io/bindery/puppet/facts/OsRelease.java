package io.bindery.puppet.facts;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Undef;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The number of a distribution's release, which each distribution stores in another file.
///
/// @param value the fact `os.release`
record OsRelease(@Nullable String full, @Nullable String major, @Nullable String minor, @Nullable Hash value) {
    private static final OsRelease UNKNOWN = new OsRelease(null, null, null, null);

    static OsRelease of(Distribution distribution) {
        String id = distribution.entry("version_id");
        for (String ancestor : distribution.ancestry()) {
            OsRelease found = switch (ancestor) {
                case "debian" -> debian(distribution);
                case "ubuntu" -> whole(id);
                case "linuxmint" -> or(distribution, matching(distribution, "/etc/linuxmint/info", "(?m)^RELEASE=(\\d+)"));
                case "devuan" -> or(distribution, distribution.file("/etc/devuan_version"));
                case "rhel" -> or(distribution, distribution.redHat() == null ? null : distribution.redHat().version());
                case "amzn" -> or(distribution, firstLine(distribution, "/etc/system-release"));
                case "ol" -> or(distribution, firstLine(distribution, "/etc/oracle-release"));
                case "oel" -> or(distribution, firstLine(distribution, "/etc/enterprise-release"));
                case "meego" -> or(distribution, firstLine(distribution, "/etc/meego-release"));
                case "ovs" -> or(distribution, firstLine(distribution, "/etc/ovs-release"));
                case "sles" -> suse(id);
                case "gentoo" -> or(distribution, firstLine(distribution, "/etc/gentoo-release"));
                case "alpine" -> or(distribution, distribution.file("/etc/alpine-release"));
                case "photon" -> or(distribution, matching(distribution, "/etc/lsb-release", "DISTRIB_RELEASE=\"(\\d+\\.\\d+)"));
                case "slackware" -> or(distribution, matching(distribution, "/etc/slackware-version", "Slackware ([0-9.]+)"));
                case "mageia" -> or(distribution, matching(distribution, "/etc/mageia-release", "Mageia release ([0-9.]+)"));
                case "openwrt" -> or(distribution, matching(distribution, "/etc/openwrt_version", "(?m)^(\\d+.\\d+.*)"));
                case "mariner" -> or(distribution, matching(distribution, "/etc/mariner-release", "CBL-Mariner ([0-9.]+)"));
                case "linux" -> whole(id);
                default -> null;
            };
            if (found != null) {
                return found;
            }
        }
        return UNKNOWN;
    }

    /// `os.distro.release`, where it does not need `lsb_release`; null if it does.
    static @Nullable OsRelease ofDistro(Distribution distribution) {
        if (distribution.ancestry().getFirst().equals("devuan")) {
            return null;
        }
        if (distribution.descendsFrom("ubuntu")) {
            return whole(distribution.entry("version_id"));
        }
        if (distribution.descendsFrom("debian")) {
            return debian(distribution);
        }
        if (distribution.descendsFrom("amzn")) {
            return or(distribution, firstLine(distribution, "/etc/system-release"));
        }
        if (distribution.descendsFrom("rhel")) {
            return or(distribution, distribution.redHat() == null ? null : distribution.redHat().version());
        }
        return distribution.descendsFrom("sles") ? suse(distribution.entry("version_id")) : null;
    }

    private static OsRelease debian(Distribution distribution) {
        String version = distribution.file("/etc/debian_version");
        if (version == null || version.isEmpty()) {
            return UNKNOWN;
        }
        List<String> parts = List.of(version.split("\\."));
        String minor = parts.size() > 1 ? parts.get(1).replaceFirst("^0([1-9])", "$1") : null;
        return parted(version, parts.getFirst(), minor);
    }

    // As Facter does: where the distribution is not known better, the whole number is the major one.
    private static OsRelease whole(@Nullable String version) {
        HashBuilder value = new HashBuilder();
        value.put("full", version == null ? Undef.UNDEF : HashBuilder.text(version));
        value.put("major", version == null ? Undef.UNDEF : HashBuilder.text(version));
        return new OsRelease(version, version, null, value.build());
    }

    private static OsRelease suse(@Nullable String version) {
        if (version == null) {
            return UNKNOWN;
        }
        return parted(version, version.substring(0, version.indexOf('.')), version.substring(version.lastIndexOf('.') + 1));
    }

    /// The number found in a file, else that of `/etc/os-release`.
    static OsRelease or(Distribution distribution, @Nullable String found) {
        String version = found == null ? distribution.entry("version_id") : found;
        return version == null ? UNKNOWN : of(version);
    }

    static OsRelease of(String version) {
        String[] parts = version.split("\\.");
        return parted(version, parts.length == 0 ? version : parts[0], parts.length > 1 ? parts[1] : null);
    }

    private static OsRelease parted(String full, String major, @Nullable String minor) {
        return new OsRelease(full, major, minor, new HashBuilder().put("full", full).put("major", major).put("minor", minor).build());
    }

    /// The number after "release" in a file such as `/etc/oracle-release`.
    private static @Nullable String firstLine(Distribution distribution, String path) {
        String text = distribution.file(path);
        if (text == null) {
            return null;
        }
        if (text.endsWith("Rawhide")) {
            return "Rawhide";
        }
        return match(text, text.contains("release") ? "release (\\d[\\d.]*)" : "Amazon Linux (\\d+)");
    }

    private static @Nullable String matching(Distribution distribution, String path, String pattern) {
        String text = distribution.file(path);
        return text == null ? null : match(text, pattern);
    }

    private static @Nullable String match(String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        return matcher.find() ? matcher.group(1) : null;
    }
}
