package io.bindery.inventory;

/// The number of processors, and the time since the machine started.
public record Machine(int processors, long uptimeSeconds) {
    public static Machine probe() {
        int processors = (int) ProbeFiles.lines("/proc/cpuinfo").stream()
                .filter(line -> line.startsWith("processor"))
                .count();
        String uptime = ProbeFiles.read("/proc/uptime");
        int dot = uptime.indexOf('.');
        return new Machine(
                processors == 0 ? Runtime.getRuntime().availableProcessors() : processors,
                dot < 0 ? 0 : Long.parseLong(uptime.substring(0, dot)));
    }
}
