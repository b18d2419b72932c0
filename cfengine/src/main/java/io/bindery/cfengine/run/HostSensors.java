package io.bindery.cfengine.run;

import io.bindery.cfengine.promise.measurement.MeasurementRecords;
import io.bindery.enact.host.Host;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/// The monitor's built-in measurements: load, memory, processes and free disk space.
record HostSensors(Host host, Path work, MeasurementRecords records) {
    private static final int MOST_BYTES = 1 << 20;
    private static final double KILO = 1024;
    private static final int PER_CENT = 100;
    private static final Map<String, String> MEMORY = Map.of(
            "MemTotal", "mem_total", "MemFree", "mem_free", "Cached", "mem_cached", "SwapTotal", "mem_swap", "SwapFree", "mem_freeswap");

    /// Records what can be read on this host.
    void measure() throws IOException {
        String load = text("/proc/loadavg");
        if (!load.isEmpty()) {
            records.sample("loadavg", Double.parseDouble(load.split(" ", 2)[0]));
        }
        for (String line : text("/proc/meminfo").split("\n")) {
            String[] words = line.split("[: ]+");
            String name = MEMORY.get(words[0]);
            if (name != null && words.length > 1) {
                records.sample(name, new BigInteger(words[1]).doubleValue() / KILO);
            }
        }
        processes();
        FileStore store = Files.getFileStore(work);
        records.sample("diskfree", Math.floor(PER_CENT * (double) store.getUsableSpace() / Math.max(1, store.getTotalSpace())));
    }

    private void processes() throws IOException {
        int ofRoot = 0;
        int ofOthers = 0;
        for (String name : host.files().list(Path.of("/proc"))) {
            if (name.chars().allMatch(Character::isDigit)) {
                boolean root = host.files().state(Path.of("/proc", name)).owner() == 0;
                ofRoot += root ? 1 : 0;
                ofOthers += root ? 0 : 1;
            }
        }
        records.sample("rootprocs", ofRoot);
        records.sample("otherprocs", ofOthers);
    }

    private String text(String path) throws IOException {
        Path file = Path.of(path);
        return host.files().state(file).exists() ? new String(host.files().read(file, MOST_BYTES), StandardCharsets.UTF_8) : "";
    }
}
