package io.bindery.puppet.facts;

import io.bindery.inventory.HostView;
import io.bindery.puppet.value.Hash;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The container that this system runs in.
///
/// @param kind `docker`, `lxc` or `systemd_nspawn`; null for any other
/// @param identity the value of the fact about that hypervisor
record Containers(@Nullable String kind, Hash identity) {
    private static final Containers NONE = new Containers(null, Hash.EMPTY);

    static Containers probe(HostView host) {
        String groups = host.text("/proc/1/cgroup");
        String environment = host.text("/proc/1/environ");
        if (groups == null || environment == null) {
            return NONE;
        }
        String docker = after(groups, "docker/");
        String lxc = host.lines("/proc/1/cgroup").stream().filter(line -> line.startsWith("/lxc/")).findFirst().orElse(null);
        if (lxc != null || environment.contains("container=lxc")) {
            String name = lxc == null ? docker : List.of(lxc.split("/")).get(2);
            return new Containers("lxc", name == null ? Hash.EMPTY : new HashBuilder().put("name", name).build());
        }
        if (docker != null) {
            return new Containers("docker", new HashBuilder().put("id", docker).build());
        }
        if (environment.contains("container=systemd-nspawn")) {
            return new Containers("systemd_nspawn", new HashBuilder().put("id", host.word("/etc/machine-id")).build());
        }
        return NONE;
    }

    private static @Nullable String after(String text, String mark) {
        for (String line : text.lines().toList()) {
            int at = line.indexOf(mark);
            if (at >= 0 && at + mark.length() < line.length()) {
                return line.substring(at + mark.length());
            }
        }
        return null;
    }
}
