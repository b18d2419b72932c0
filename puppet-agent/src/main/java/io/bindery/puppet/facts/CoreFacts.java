package io.bindery.puppet.facts;

import java.util.List;
import java.util.function.Supplier;

/// The table of core facts.
final class CoreFacts {
    /// A group of facts that one resolver finds.
    ///
    /// @param roots  the names of the structured facts
    /// @param legacy the old flat names; `*` at the end of a name matches anything
    record Group(List<String> roots, List<String> legacy, Supplier<Resolver> resolver) {
        boolean isAskedFor(FactSelection selection) {
            return roots.stream().anyMatch(selection::asksForRoot) || selection.queries().stream().anyMatch(this::hasLegacy);
        }

        boolean hasLegacy(String name) {
            return legacy.stream().anyMatch(each -> each.endsWith("*") ? name.startsWith(each.substring(0, each.length() - 1)) : name.equals(each));
        }
    }

    /// Those that start programs come first, so that the others are found while these wait.
    static final List<Group> GROUPS = List.of(
            group("processors", "processor*,physicalprocessorcount,hardwareisa", ProcessorFacts::new),
            group("disks", "blockdevice*", DiskFacts::new),
            group("partitions", "", () -> FileSystemFacts::partitions),
            group("virtual,is_virtual,cloud", "", () -> VirtualFacts::virtual),
            group("hypervisors", "", () -> VirtualFacts::hypervisors),
            group("xen", "xendomains", () -> VirtualFacts::xen),
            group("networking", "hostname,domain,fqdn,interfaces,ipaddress*,netmask*,network*,macaddress*,mtu_*,scope6*,dhcp_servers",
                    NetworkingFacts::new),
            group("os", "operatingsystem*,osfamily,architecture,hardwaremodel,lsb*,selinux*", OsFacts::new),
            group("augeas", "augeasversion", () -> SmallFacts::augeas),
            group("ruby", "rubyplatform,rubysitedir,rubyversion", () -> SmallFacts::ruby),
            group("mountpoints", "", () -> FileSystemFacts::mountpoints),
            group("ssh", "ssh*", SshFacts::new),
            group("memory", "memory*,swap*", MemoryFacts::new),
            group("dmi", "bios_*,board*,chassis*,manufacturer,productname,serialnumber,uuid", DmiFacts::new),
            group("identity", "id,gid", IdentityFacts::new),
            group("system_uptime", "uptime*", UptimeFacts::new),
            group("kernel,kernelrelease,kernelversion,kernelmajversion", "", KernelFacts::new),
            group("filesystems", "", () -> FileSystemFacts::filesystems),
            group("timezone", "", () -> SmallFacts::timezone),
            group("load_averages", "", () -> SmallFacts::loadAverages),
            group("fips_enabled", "", () -> SmallFacts::fips),
            group("path", "", () -> SmallFacts::path),
            group("facterversion", "", () -> SmallFacts::facterVersion),
            group("aio_agent_version", "", () -> SmallFacts::agentVersion));

    private CoreFacts() {}

    private static Group group(String roots, String legacy, Supplier<Resolver> resolver) {
        return new Group(List.of(roots.split(",")), legacy.isEmpty() ? List.of() : List.of(legacy.split(",")), resolver);
    }
}
