package io.bindery.puppet.facts;

import io.bindery.inventory.BlockDevices;
import io.bindery.puppet.value.Hash;
import java.util.List;

/// `disks`.
final class DiskFacts implements Resolver {
    @Override
    public void resolve(Survey survey, FactSink sink) {
        List<BlockDevices.Disk> disks = new BlockDevices(survey.host()).disks();
        if (disks.isEmpty()) {
            return;
        }
        HashBuilder all = new HashBuilder();
        for (BlockDevices.Disk disk : disks) {
            all.put(disk.name(), value(disk));
            sink.alias("disks", "blockdevice_" + disk.name() + "_model", disk.model());
            sink.alias("disks", "blockdevice_" + disk.name() + "_size", HashBuilder.number(disk.bytes()));
            sink.alias("disks", "blockdevice_" + disk.name() + "_vendor", disk.vendor());
        }
        sink.put("disks", all.build());
        sink.alias("disks", "blockdevices", String.join(",", disks.stream().map(BlockDevices.Disk::name).toList()));
    }

    private static Hash value(BlockDevices.Disk disk) {
        Long bytes = disk.bytes();
        Boolean rotates = disk.rotates();
        return new HashBuilder()
                .put("model", disk.model())
                .put("size_bytes", bytes)
                .put("size", bytes == null ? null : Units.bytes(bytes))
                .put("vendor", disk.vendor())
                .put("type", rotates == null ? null : rotates ? "hdd" : "ssd")
                .put("serial", disk.serial())
                .put("wwn", disk.worldWideName())
                .build();
    }
}
