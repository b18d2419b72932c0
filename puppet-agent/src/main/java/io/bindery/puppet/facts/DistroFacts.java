package io.bindery.puppet.facts;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// `os.distro`: the distribution's own description. Big distributions have it in files; for the others, and for the old names
/// that start with `lsb`, the program `lsb_release` gives it.
record DistroFacts(Distribution distribution, FactSink sink) {
    private static final List<String> LSB_NAMES =
            List.of("lsbdistid", "lsbdistcodename", "lsbdistdescription", "lsbdistrelease", "lsbmajdistrelease", "lsbminordistrelease");

    void put() {
        boolean known = distribution.descendsFrom("debian") || distribution.descendsFrom("rhel") || distribution.descendsFrom("sles");
        if (distribution.descendsFrom("debian")) {
            words(debianId(), debianCodename(), distribution.entry("pretty_name"));
        } else if (distribution.descendsFrom("amzn")) {
            amazon();
        } else if (distribution.descendsFrom("rhel")) {
            RedHatRelease redHat = distribution.redHat();
            if (redHat != null) {
                words(redHat.distributor(), redHat.codename(), redHat.description());
            }
        } else if (distribution.descendsFrom("sles")) {
            String version = distribution.entry("version_id");
            String codename = distribution.entry("version_codename");
            words(
                    version != null && version.startsWith("12") ? "SUSE LINUX" : "SUSE",
                    codename == null || codename.isEmpty() ? "n/a" : codename, distribution.entry("pretty_name"));
        } else {
            words(lsb("distributor_id"), lsb("codename"), lsb("description"));
        }
        release();
        if (known && LSB_NAMES.stream().anyMatch(sink::wantsLegacy)) {
            legacy();
        }
        if (distribution.hasLsbModules() || !known) {
            sink.put("os.distro.specification", lsb("lsb_version"), "lsbrelease");
        }
    }

    private @Nullable String lsb(String key) {
        return distribution.lsb().get(key);
    }

    private void words(@Nullable String id, @Nullable String codename, @Nullable String description) {
        boolean aliases = !distribution.descendsFrom("debian") && !distribution.descendsFrom("rhel") && !distribution.descendsFrom("sles");
        sink.put("os.distro.id", id, aliases ? new String[] {"lsbdistid"} : new String[0]);
        sink.put("os.distro.codename", codename, aliases ? new String[] {"lsbdistcodename"} : new String[0]);
        sink.put("os.distro.description", description, aliases ? new String[] {"lsbdistdescription"} : new String[0]);
    }

    private @Nullable String debianId() {
        return OsFacts.capitalized(distribution.entry("id"));
    }

    private @Nullable String debianCodename() {
        String codename = distribution.entry("version_codename");
        String version = distribution.entry("version");
        if (codename != null || version == null) {
            return codename;
        }
        int open = version.indexOf('(');
        if (open >= 0 && version.endsWith(")") && version.length() - open > 2) {
            return version.substring(open).replace("(", "").replace(")", "");
        }
        Matcher twoWords = Pattern.compile("([A-Za-z]+)\\s[A-Za-z]+").matcher(version);
        return twoWords.find() ? twoWords.group(1).toLowerCase(Locale.ROOT) : null;
    }

    private void amazon() {
        String description = distribution.file("/etc/system-release");
        if (description != null) {
            String codename = RedHatRelease.codename(description);
            String name = description.split("release")[0];
            words(String.join("", RedHatRelease.words(name)), codename == null ? "n/a" : codename, description);
        }
    }

    private void release() {
        OsRelease release = OsRelease.ofDistro(distribution);
        if (release == null) {
            String version = lsb("release");
            release = version == null ? null : OsRelease.of(version);
        }
        if (release == null) {
            return;
        }
        sink.put("os.distro.release", release.value());
        if (!distribution.descendsFrom("ubuntu")) {
            sink.alias("os.distro.release", "lsbdistrelease", release.full());
            sink.alias("os.distro.release", "lsbmajdistrelease", release.major());
            sink.alias("os.distro.release", "lsbminordistrelease", release.minor());
        }
    }

    private void legacy() {
        sink.legacy("lsbdistid", lsb("distributor_id"));
        sink.legacy("lsbdistcodename", lsb("codename"));
        sink.legacy("lsbdistdescription", lsb("description"));
        String version = lsb("release");
        if (distribution.descendsFrom("ubuntu") && version != null) {
            List<String> parts = List.of(version.split("\\."));
            sink.legacy("lsbdistrelease", version);
            sink.legacy("lsbmajdistrelease", parts.getFirst() + "." + (parts.size() > 1 ? parts.get(1) : ""));
            sink.legacy("lsbminordistrelease", parts.size() > 2 ? parts.get(2) : null);
        }
    }
}
