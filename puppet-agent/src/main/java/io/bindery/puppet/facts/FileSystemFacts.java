package io.bindery.puppet.facts;

import io.bindery.inventory.BlockDevices;
import io.bindery.inventory.HostView;
import io.bindery.inventory.Mounts.Mount;
import io.bindery.inventory.Programs;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `filesystems`, `mountpoints` and `partitions`.
final class FileSystemFacts {
    private FileSystemFacts() {}

    static void filesystems(Survey survey, FactSink sink) {
        List<String> types = new ArrayList<>();
        for (String line : survey.host().lines("/proc/filesystems")) {
            boolean device = !line.startsWith("nodev");
            if (device && !line.isBlank() && !line.strip().equals("fuseblk")) {
                types.add(line.strip());
            }
        }
        types.sort(null);
        sink.put("filesystems", String.join(",", types));
    }

    static void mountpoints(Survey survey, FactSink sink) {
        HashBuilder all = new HashBuilder();
        for (Mount mount : shown(survey)) {
            HostView.Space space = survey.host().space(mount.path());
            all.put(mount.path(), value(mount, device(survey.host(), mount), space == null ? new HostView.Space(0, 0, 0) : space));
        }
        sink.put("mountpoints", all.build());
    }

    /// The mounts but those of the kernel's own file systems.
    private static List<Mount> shown(Survey survey) {
        return survey.mounts().stream()
                .filter(mount -> !mount.type().equals("autofs"))
                .filter(mount -> mount.type().equals("tmpfs") || !mount.path().startsWith("/proc") && !mount.path().startsWith("/sys"))
                .toList();
    }

    private static Hash value(Mount mount, @Nullable String device, HostView.Space space) {
        long used = space.total() - space.free();
        return new HashBuilder()
                .put("device", device)
                .put("filesystem", mount.type())
                .put("options", new Arr(mount.options().stream().<Value>map(Str::of).toList()))
                .put("size_bytes", space.total())
                .put("available_bytes", space.available())
                .put("used_bytes", used)
                .put("capacity", capacity(used, used + space.available()))
                .put("size", Units.bytes(space.total()))
                .put("available", Units.bytes(space.available()))
                .put("used", Units.bytes(used))
                .build();
    }

    // As Facter does: a file system without any size is full.
    private static String capacity(long used, long total) {
        return used == total ? "100%" : used > 0 ? Units.percent(used, total) : "0%";
    }

    /// The kernel calls its first root `/dev/root`; the command line that it was started with has the device.
    private static @Nullable String device(HostView host, Mount mount) {
        if (!mount.device().equals("/dev/root")) {
            return mount.device();
        }
        for (String word : host.textOrEmpty("/proc/cmdline").strip().split("\\s+")) {
            if (word.startsWith("root=")) {
                String root = word.substring("root=".length());
                return root.contains("=") ? identified(host, root) : root;
            }
        }
        return null;
    }

    private static String identified(HostView host, String root) {
        String identifier = root.substring(root.lastIndexOf('=') + 1);
        String listing = host.answer(Programs.PATIENT, "blkid");
        return (listing == null ? List.<String>of() : listing.lines().toList()).stream()
                .filter(line -> line.contains(identifier) && line.indexOf(':') > 0)
                .map(line -> line.substring(0, line.indexOf(':')))
                .findFirst()
                .orElse(root);
    }

    static void partitions(Survey survey, FactSink sink) {
        List<BlockDevices.Partition> partitions = new BlockDevices(survey.host()).partitions();
        if (partitions == null || partitions.isEmpty()) {
            return;
        }
        HashBuilder all = new HashBuilder();
        for (BlockDevices.Partition each : partitions) {
            all.put(each.name(), new HashBuilder()
                    .put("size_bytes", each.bytes())
                    .put("size", Units.bytes(each.bytes()))
                    .put("backing_file", each.backingFile())
                    .put("filesystem", each.tags().get("TYPE"))
                    .put("uuid", each.tags().get("UUID"))
                    .put("label", each.tags().get("LABEL"))
                    .put("partuuid", each.tags().get("PARTUUID"))
                    .put("partlabel", each.tags().get("PARTLABEL"))
                    .put("mount", mountPoint(survey, each.name()))
                    .build());
        }
        sink.put("partitions", all.build());
    }

    private static @Nullable String mountPoint(Survey survey, String device) {
        return shown(survey).stream()
                .filter(mount -> device.equals(device(survey.host(), mount)))
                .map(Mount::path)
                .findFirst()
                .orElse(null);
    }
}
