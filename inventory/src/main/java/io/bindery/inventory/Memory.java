package io.bindery.inventory;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// `/proc/meminfo`: sizes in bytes by name.
public record Memory(Map<String, Long> sizes) {
    private static final long KIBIBYTE = 1024;

    public static Memory probe(HostView host) {
        Map<String, Long> sizes = new HashMap<>();
        for (String line : host.lines("/proc/meminfo")) {
            int colon = line.indexOf(':');
            List<String> words = colon < 0 ? List.of() : ProbeFiles.words(line.substring(colon + 1));
            Long number = words.isEmpty() ? null : ProbeFiles.number(words.getFirst());
            if (number != null) {
                sizes.put(line.substring(0, colon), number * KIBIBYTE);
            }
        }
        return new Memory(sizes);
    }

    public @Nullable Long total() {
        return sizes.get("MemTotal");
    }

    /// What programs can have without swapping. Kernels before 3.14 do not say; then it is what is free, in buffers and cached.
    public long available() {
        Long available = sizes.get("MemAvailable");
        return available != null ? available : size("MemFree") + size("Buffers") + size("Cached");
    }

    public long swapTotal() {
        return size("SwapTotal");
    }

    public long swapFree() {
        return size("SwapFree");
    }

    private long size(String name) {
        return sizes.getOrDefault(name, 0L);
    }
}
