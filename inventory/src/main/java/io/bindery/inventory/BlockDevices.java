package io.bindery.inventory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Disks and partitions, from `/sys/block`. Their content comes from `blkid`, or from `lsblk` as a second choice.
public record BlockDevices(HostView host) {
    private static final String BLOCK = "/sys/block/";
    private static final long SECTOR = 512;

    /// @param bytes null if the kernel does not show the size
    public record Disk(
            String name, @Nullable String model, @Nullable String vendor, @Nullable Long bytes, @Nullable Boolean rotates,
            @Nullable String serial, @Nullable String worldWideName) {}

    /// @param name the path of the device, `/dev/mapper/...` for mapped ones
    /// @param backingFile of a loop device
    /// @param tags what `blkid` knows: TYPE, UUID, LABEL, PARTUUID, PARTLABEL
    public record Partition(String name, long bytes, @Nullable String backingFile, Map<String, String> tags) {}

    /// The devices that hardware stands behind.
    public List<Disk> disks() {
        List<String> names = host.names(BLOCK).stream().filter(name -> host.exists(BLOCK + name + "/device")).toList();
        Map<String, Map<String, String>> identities = names.isEmpty() ? Map.of() : identities();
        List<Disk> disks = new ArrayList<>();
        for (String name : names) {
            String size = host.word(BLOCK + name + "/size");
            Long sectors = size == null ? null : ProbeFiles.number(size);
            String rotational = host.word(BLOCK + name + "/queue/rotational");
            Map<String, String> identity = identities.getOrDefault(name, Map.of());
            disks.add(new Disk(
                    name, stripped(name + "/device/model"), stripped(name + "/device/vendor"), sectors == null ? null : sectors * SECTOR,
                    rotational == null ? null : !rotational.equals("0"), filled(identity.get("SERIAL")), filled(identity.get("WWN"))));
        }
        return disks;
    }

    private @Nullable String stripped(String file) {
        String text = host.text(BLOCK + file);
        return text == null ? null : text.strip();
    }

    private static @Nullable String filled(@Nullable String text) {
        return text == null || text.isBlank() ? null : text.strip();
    }

    /// Serial numbers and world wide names, which udev knows and `lsblk` shows: one program for all disks.
    private Map<String, Map<String, String>> identities() {
        Map<String, Map<String, String>> identities = new HashMap<>();
        String listing = host.answer(Programs.QUICK, "lsblk", "-dnP", "-o", "NAME,SERIAL,WWN");
        for (String line : listing == null ? List.<String>of() : listing.lines().toList()) {
            Map<String, String> tags = tags(line);
            identities.put(tags.getOrDefault("NAME", ""), tags);
        }
        return identities;
    }

    /// Null if the host has no block devices at all.
    public @Nullable List<Partition> partitions() {
        List<String> devices = host.names(BLOCK);
        if (devices.isEmpty()) {
            return null;
        }
        List<Found> found = new ArrayList<>();
        for (String device : devices) {
            if (host.isDirectory(BLOCK + device + "/device")) {
                host.names(BLOCK + device).stream()
                        .filter(name -> name.contains(device) && host.isDirectory(BLOCK + device + "/" + name))
                        .forEach(name -> found.add(new Found("/dev/" + name, BLOCK + device + "/" + name, null)));
            } else if (host.isDirectory(BLOCK + device + "/dm")) {
                String mapped = host.word(BLOCK + device + "/dm/name");
                found.add(new Found(mapped == null ? "/dev/" + device : "/dev/mapper/" + mapped, BLOCK + device, null));
            } else if (host.isDirectory(BLOCK + device + "/loop")) {
                found.add(new Found("/dev/" + device, BLOCK + device, host.word(BLOCK + device + "/loop/backing_file")));
            }
        }
        return found.isEmpty() ? List.of() : new Contents(host).fill(found);
    }

    private record Found(String name, String directory, @Nullable String backingFile) {}

    /// Runs each program at most once, and the second only if the first does not know a partition.
    private static final class Contents {
        private final HostView host;
        private @Nullable String lsblk;

        Contents(HostView host) {
            this.host = host;
        }

        List<Partition> fill(List<Found> found) {
            Map<String, Map<String, String>> known = blkid();
            List<Partition> partitions = new ArrayList<>();
            for (Found each : found) {
                String size = host.word(each.directory + "/size");
                Long sectors = size == null ? null : ProbeFiles.number(size);
                Map<String, String> tags = known.get(each.name);
                partitions.add(new Partition(
                        each.name, sectors == null ? 0 : sectors * SECTOR, each.backingFile, tags == null ? lsblk(each.name) : tags));
            }
            return partitions;
        }

        private Map<String, Map<String, String>> blkid() {
            Map<String, Map<String, String>> known = new HashMap<>();
            String listing = host.answer(Programs.PATIENT, "blkid");
            for (String line : listing == null ? List.<String>of() : listing.lines().toList()) {
                int colon = line.indexOf(':');
                if (colon > 0) {
                    known.put(line.substring(0, colon), tags(line.substring(colon + 1)));
                }
            }
            return known;
        }

        /// The columns of `lsblk -fp`: name, type, then label (if there are five columns) and UUID.
        private Map<String, String> lsblk(String name) {
            if (lsblk == null) {
                String listing = host.answer(Programs.PATIENT, "lsblk", "-fp");
                lsblk = listing == null ? "" : listing;
            }
            Map<String, String> tags = new HashMap<>();
            int at = lsblk.indexOf(name);
            int end = at < 0 ? -1 : lsblk.indexOf('\n', at);
            List<String> columns = at < 0 ? List.of() : ProbeFiles.words(lsblk.substring(at, end < 0 ? lsblk.length() : end));
            if (columns.size() > 1) {
                tags.put("TYPE", columns.get(1));
            }
            if (columns.size() == 5) {
                tags.put("LABEL", columns.get(2));
                tags.put("UUID", columns.get(3));
            } else if (columns.size() > 2) {
                tags.put("UUID", columns.get(2));
            }
            return tags;
        }
    }

    /// The pairs `NAME="value"` of a line.
    static Map<String, String> tags(String line) {
        Map<String, String> tags = new HashMap<>();
        int at = 0;
        while (true) {
            int equals = line.indexOf("=\"", at);
            int end = equals < 0 ? -1 : line.indexOf('"', equals + 2);
            if (end < 0) {
                return tags;
            }
            tags.put(line.substring(at, equals).strip(), line.substring(equals + 2, end));
            at = end + 1;
        }
    }
}
