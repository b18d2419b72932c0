package io.bindery.inventory;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The processors of a machine.
///
/// @param count           logical processors
/// @param models          the model of each logical processor
/// @param sockets         physical packages
/// @param megahertz       the clock of the last processor listed, or null
/// @param coresPerSocket  null if the kernel shows no topology
/// @param threadsPerCore  null if the kernel shows no topology
public record Processors(
        int count, List<String> models, int sockets, @Nullable Long megahertz, @Nullable Integer coresPerSocket,
        @Nullable Integer threadsPerCore) {
    private static final String DEVICES = "/sys/devices/system/cpu";

    public static Processors probe(HostView host) {
        int count = 0;
        Long megahertz = null;
        List<String> models = new ArrayList<>();
        Set<String> packages = new HashSet<>();
        for (String line : host.lines("/proc/cpuinfo")) {
            int colon = line.indexOf(':');
            String key = colon < 0 ? "" : line.substring(0, colon).strip();
            String value = line.substring(line.lastIndexOf(':') + 1).strip();
            switch (key) {
                case "processor" -> count++;
                case "model name", "cpu" -> models.add(value);
                case "physical id" -> packages.add(value);
                case "cpu MHz", "clock" -> megahertz = leadingNumber(value, megahertz);
                default -> {}
            }
        }
        return topology(host, count, models, packages, megahertz);
    }

    private static @Nullable Long leadingNumber(String text, @Nullable Long otherwise) {
        int end = 0;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        Long number = ProbeFiles.number(text.substring(0, end));
        return number == null ? otherwise : number;
    }

    /// Cores are counted as `lscpu` does: processors that share their threads are one core.
    private static Processors topology(HostView host, int count, List<String> models, Set<String> packages, @Nullable Long megahertz) {
        Set<String> cores = new HashSet<>();
        Set<String> sockets = new HashSet<>();
        Set<String> physical = new HashSet<>();
        int threads = 0;
        for (String name : host.names(DEVICES)) {
            String siblings = isProcessor(name) ? host.word(DEVICES + "/" + name + "/topology/thread_siblings_list") : null;
            String directory = DEVICES + "/" + name + "/topology/";
            if (isProcessor(name)) {
                addTo(physical, host.word(directory + "physical_package_id"));
            }
            if (siblings != null) {
                cores.add(siblings);
                addTo(sockets, host.word(directory + "core_siblings_list"));
                threads = Math.max(threads, members(siblings));
            }
        }
        int packagesSeen = packages.isEmpty() ? physical.size() : packages.size();
        return new Processors(
                count, models, packagesSeen, megahertz, cores.isEmpty() ? null : cores.size() / Math.max(1, sockets.size()),
                threads == 0 ? null : threads);
    }

    private static void addTo(Set<String> set, @Nullable String value) {
        if (value != null) {
            set.add(value);
        }
    }

    private static boolean isProcessor(String name) {
        return name.length() > 3 && name.startsWith("cpu") && ProbeFiles.number(name.substring(3)) != null;
    }

    /// How many processors a list such as `0-3,8` has.
    private static int members(String list) {
        int members = 0;
        for (String range : list.split(",")) {
            int dash = range.indexOf('-');
            Long first = ProbeFiles.number(dash < 0 ? range : range.substring(0, dash));
            Long last = dash < 0 ? first : ProbeFiles.number(range.substring(dash + 1));
            members += first == null || last == null ? 0 : (int) (last - first + 1);
        }
        return members;
    }
}
