package io.bindery.puppet.facts;

import io.bindery.inventory.Dmi;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `dmi`: the firmware's description of the machine.
final class DmiFacts implements Resolver {
    /// The kinds of chassis, numbered from 1; 2 is "unknown".
    private static final List<@Nullable String> CHASSIS = Collections.unmodifiableList(Arrays.asList(
            "Other", null, "Desktop", "Low Profile Desktop", "Pizza Box", "Mini Tower", "Tower", "Portable", "Laptop", "Notebook", "Hand Held",
            "Docking Station", "All in One", "Sub Notebook", "Space-Saving", "Lunch Box", "Main System Chassis", "Expansion Chassis",
            "SubChassis", "Bus Expansion Chassis", "Peripheral Chassis", "Storage Chassis", "Rack Mount Chassis", "Sealed-Case PC",
            "Multi-system", "CompactPCI", "AdvancedTCA", "Blade", "Blade Enclosure", "Tablet", "Convertible", "Detachable"));

    @Override
    public void resolve(Survey survey, FactSink sink) {
        Dmi dmi = survey.dmi();
        sink.put("dmi.bios.release_date", dmi.entry("bios_date"), "bios_release_date");
        sink.put("dmi.bios.vendor", dmi.entry("bios_vendor"), "bios_vendor");
        sink.put("dmi.bios.version", dmi.entry("bios_version"), "bios_version");
        sink.put("dmi.board.asset_tag", dmi.entry("board_asset_tag"), "boardassettag");
        sink.put("dmi.board.manufacturer", dmi.entry("board_vendor"), "boardmanufacturer");
        sink.put("dmi.board.product", dmi.entry("board_name"), "boardproductname");
        sink.put("dmi.board.serial_number", dmi.entry("board_serial"), "boardserialnumber");
        sink.put("dmi.chassis.asset_tag", dmi.entry("chassis_asset_tag"), "chassisassettag");
        sink.put("dmi.chassis.type", chassis(dmi.entry("chassis_type")), "chassistype");
        sink.put("dmi.manufacturer", dmi.entry("sys_vendor"), "manufacturer");
        sink.put("dmi.product.name", dmi.entry("product_name"), "productname");
        sink.put("dmi.product.serial_number", dmi.entry("product_serial"), "serialnumber");
        sink.put("dmi.product.uuid", dmi.entry("product_uuid"), "uuid");
    }

    private static @Nullable String chassis(@Nullable String number) {
        try {
            int type = number == null ? 0 : Integer.parseInt(number);
            return type < 1 || type > CHASSIS.size() ? null : CHASSIS.get(type - 1);
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
