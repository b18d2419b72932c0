package io.bindery.inventory;

import java.util.Locale;

/// The output of `uname`.
///
/// @param machine the hardware's name as the kernel spells it (`x86_64`)
public record Kernel(String name, String release, String version, String machine) {
    /// The kernel of a host that may not be this one.
    public static Kernel probe(HostView host) {
        return new Kernel(
                host.textOrEmpty("/proc/sys/kernel/ostype").strip(), host.textOrEmpty("/proc/sys/kernel/osrelease").strip(),
                host.textOrEmpty("/proc/sys/kernel/version").strip(), machine(host));
    }

    /// Kernels since 6.1 say it in a file. Else the JVM's own architecture, which is that of the kernel but for its name.
    static String machine(HostView host) {
        String architecture = host.word("/proc/sys/kernel/arch");
        return architecture != null ? architecture : machine(System.getProperty("os.arch", ""));
    }

    private static String machine(String architecture) {
        return architecture.equals("amd64") ? "x86_64" : architecture;
    }

    public static Kernel probe() {
        return new Kernel(
                System.getProperty("os.name", "").toLowerCase(Locale.ROOT),
                System.getProperty("os.version", ""),
                ProbeFiles.read("/proc/sys/kernel/version").strip(),
                machine(System.getProperty("os.arch", "")));
    }
}
