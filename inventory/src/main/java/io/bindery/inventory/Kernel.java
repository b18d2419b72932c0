package io.bindery.inventory;

import java.util.Locale;

/// What `uname` says.
///
/// @param machine the hardware's name as the kernel spells it (`x86_64`)
public record Kernel(String name, String release, String version, String machine) {
    public static Kernel probe() {
        String architecture = System.getProperty("os.arch", "");
        return new Kernel(
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT),
                System.getProperty("os.version", ""),
                ProbeFiles.read("/proc/sys/kernel/version").strip(),
                architecture.equals("amd64") ? "x86_64" : architecture);
    }
}
