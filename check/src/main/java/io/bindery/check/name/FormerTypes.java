package io.bindery.check.name;

import java.util.Set;

/// Types that were part of Puppet once, and are in modules that come with its packages. Code uses them without naming these modules
/// as dependencies.
final class FormerTypes {
    private static final Set<String> NAMES = Set.of(
            "augeas", "computer", "cron", "host", "interface", "k5login", "macauthorization", "mailalias", "maillist", "mcx", "mount", "router",
            "scheduled_task", "selboolean", "selmodule", "ssh_authorized_key", "sshkey", "vlan", "yumrepo", "zfs", "zone", "zpool");

    private FormerTypes() {}

    static boolean isOne(String type) {
        return NAMES.contains(type) || type.startsWith("nagios_");
    }
}
