package io.bindery.fleet.question;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Facts that agents of Puppet 8 no longer send, and the structured facts that replace them.
public final class LegacyFacts {
    private static final Map<String, String> PLAIN = table("""
            architecture os.architecture
            augeasversion augeas.version
            blockdevices disks
            bios_release_date dmi.bios.release_date
            bios_vendor dmi.bios.vendor
            bios_version dmi.bios.version
            boardassettag dmi.board.asset_tag
            boardmanufacturer dmi.board.manufacturer
            boardproductname dmi.board.product
            boardserialnumber dmi.board.serial_number
            chassisassettag dmi.chassis.asset_tag
            chassistype dmi.chassis.type
            dhcp_servers networking.dhcp
            domain networking.domain
            fqdn networking.fqdn
            gid identity.group
            hardwareisa processors.isa
            hardwaremodel os.hardware
            hostname networking.hostname
            id identity.user
            interfaces networking.interfaces
            ipaddress networking.ip
            ipaddress6 networking.ip6
            lsbdistcodename os.distro.codename
            lsbdistdescription os.distro.description
            lsbdistid os.distro.id
            lsbdistrelease os.distro.release.full
            lsbmajdistrelease os.distro.release.major
            lsbminordistrelease os.distro.release.minor
            lsbrelease os.distro.specification
            macaddress networking.mac
            macosx_buildversion os.macosx.build
            macosx_productname os.macosx.product
            macosx_productversion os.macosx.version.full
            macosx_productversion_major os.macosx.version.major
            macosx_productversion_minor os.macosx.version.minor
            macosx_productversion_patch os.macosx.version.patch
            manufacturer dmi.manufacturer
            memoryfree memory.system.available
            memoryfree_mb memory.system.available_bytes
            memorysize memory.system.total
            memorysize_mb memory.system.total_bytes
            netmask networking.netmask
            netmask6 networking.netmask6
            network networking.network
            network6 networking.network6
            operatingsystem os.name
            operatingsystemmajrelease os.release.major
            operatingsystemrelease os.release.full
            osfamily os.family
            physicalprocessorcount processors.physicalcount
            processorcount processors.count
            productname dmi.product.name
            rubyplatform ruby.platform
            rubysitedir ruby.sitedir
            rubyversion ruby.version
            selinux os.selinux.enabled
            selinux_config_mode os.selinux.config_mode
            selinux_config_policy os.selinux.config_policy
            selinux_current_mode os.selinux.current_mode
            selinux_enforced os.selinux.enforced
            selinux_policyversion os.selinux.policy_version
            serialnumber dmi.product.serial_number
            swapencrypted memory.swap.encrypted
            swapfree memory.swap.available
            swapfree_mb memory.swap.available_bytes
            swapsize memory.swap.total
            swapsize_mb memory.swap.total_bytes
            system32 os.windows.system32
            uptime system_uptime.uptime
            uptime_days system_uptime.days
            uptime_hours system_uptime.hours
            uptime_seconds system_uptime.seconds
            uuid dmi.product.uuid
            windows_display_version os.windows.display_version
            windows_edition_id os.windows.edition_id
            windows_installation_type os.windows.installation_type
            windows_product_name os.windows.product_name
            windows_release_id os.windows.release_id
            xendomains xen.domains
            zonename solaris_zones.current
            zones solaris_zones.zones
            """);

    /// Facts whose names end with the name of something; `$1` stands for it.
    private static final List<Named> NAMED = List.of(
            new Named("blockdevice_(.+)_model", "disks.$1.model"),
            new Named("blockdevice_(.+)_size", "disks.$1.size_bytes"),
            new Named("blockdevice_(.+)_vendor", "disks.$1.vendor"),
            new Named("ipaddress_(.+)", "networking.interfaces.$1.ip"),
            new Named("ipaddress6_(.+)", "networking.interfaces.$1.ip6"),
            new Named("macaddress_(.+)", "networking.interfaces.$1.mac"),
            new Named("mtu_(.+)", "networking.interfaces.$1.mtu"),
            new Named("netmask_(.+)", "networking.interfaces.$1.netmask"),
            new Named("netmask6_(.+)", "networking.interfaces.$1.netmask6"),
            new Named("network_(.+)", "networking.interfaces.$1.network"),
            new Named("network6_(.+)", "networking.interfaces.$1.network6"),
            new Named("scope6_(.+)", "networking.interfaces.$1.scope6"),
            new Named("processor(\\d+)", "processors.models[$1]"),
            new Named("sp_(.+)", "system_profiler.$1"),
            new Named("ssh(dsa|ecdsa|ed25519|rsa)key", "ssh.$1.key"),
            new Named("sshfp_(dsa|ecdsa|ed25519|rsa)", "ssh.$1.fingerprints"));

    private record Named(Pattern pattern, String replacement) {
        Named(String pattern, String replacement) {
            this(Pattern.compile(pattern), replacement);
        }
    }

    private LegacyFacts() {}

    private static Map<String, String> table(String text) {
        Map<String, String> table = new LinkedHashMap<>();
        text.lines().map(line -> line.split(" ")).forEach(pair -> table.put(pair[0], pair[1]));
        return Map.copyOf(table);
    }

    /// What stands in the place of a fact; null if the fact is no legacy one.
    public static @Nullable String replacement(String name) {
        String plain = PLAIN.get(name);
        if (plain != null) {
            return plain;
        }
        for (Named each : NAMED) {
            Matcher matcher = each.pattern.matcher(name);
            if (matcher.matches()) {
                return matcher.replaceFirst(each.replacement);
            }
        }
        return null;
    }

    /// The facts as an agent of Puppet 8 sends them.
    public static Hash without(Hash facts) {
        SequencedMap<Value, Value> kept = new LinkedHashMap<>();
        facts.entries().forEach((key, value) -> {
            if (!(key instanceof Str(String name)) || replacement(name) == null) {
                kept.put(key, value);
            }
        });
        return Hash.owning(kept);
    }
}
