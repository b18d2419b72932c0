package io.bindery.puppet.facts;

import io.bindery.inventory.Dmi;
import io.bindery.inventory.HostView;
import io.bindery.inventory.Programs;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// `virtual`, `is_virtual`, `hypervisors`, `cloud` and `xen`.
final class VirtualFacts {
    /// What the firmware of every virtual machine in Azure says.
    private static final String AZURE_CHASSIS = "7783-7084-3265-9085-8269-3286-77";

    private VirtualFacts() {}

    static void virtual(Survey survey, FactSink sink) {
        String platform = survey.virtualization().platform();
        sink.put("virtual", platform);
        sink.put("is_virtual", Bool.of(!Virtualization.PHYSICAL.contains(platform)));
        sink.put("cloud.provider", cloud(survey.dmi(), platform));
    }

    /// By hints of the machine itself. Facter asks the metadata service of each provider, over the network.
    private static @Nullable String cloud(Dmi dmi, String platform) {
        return switch (platform) {
            case "hyperv" -> AZURE_CHASSIS.equals(dmi.entry("chassis_asset_tag")) ? "azure" : null;
            case "kvm", "xen" -> Virtualization.contains(dmi.entry("bios_vendor"), "Amazon EC2") ? "aws" : null;
            case "gce" -> "gce";
            default -> null;
        };
    }

    static void hypervisors(Survey survey, FactSink sink) {
        Virtualization virtualization = survey.virtualization();
        Containers containers = survey.containers();
        if (containers.kind() != null) {
            sink.put("hypervisors." + containers.kind(), containers.identity());
        }
        Dmi dmi = survey.dmi();
        if (Virtualization.contains(dmi.entry("sys_vendor"), "Microsoft") || "Virtual Machine".equals(dmi.entry("product_name"))) {
            sink.put("hypervisors.hyperv", Hash.EMPTY);
        }
        kvm(virtualization, dmi, sink);
        String openVz = virtualization.openVz();
        if (openVz != null) {
            sink.put("hypervisors.openvz", new HashBuilder()
                    .put("id", Int.of(Long.parseLong(String.valueOf(virtualization.openVzId()))))
                    .put("host", openVz.equals("openvzhn"))
                    .build());
        }
        virtualBox(survey, virtualization, dmi, sink);
        vmware(survey, virtualization, dmi, sink);
        if (virtualization.platform().contains("xen")) {
            boolean hardware = "xenhvm".equals(virtualization.product()) || "xenhvm".equals(virtualization.bus());
            sink.put("hypervisors.xen", new HashBuilder()
                    .put("context", hardware ? "hvm" : "pv")
                    .put("privileged", isPrivileged(survey.host(), virtualization))
                    .build());
        }
    }

    private static void kvm(Virtualization virtualization, Dmi dmi, FactSink sink) {
        String product = virtualization.product();
        if ("virtualbox".equals(product) || "parallels".equals(product)) {
            return;
        }
        String name = product == null ? dmi.entry("product_name") : product;
        String vendor = dmi.entry("bios_vendor");
        boolean kvm = "kvm".equals(virtualization.virtWhat()) || "kvm".equals(virtualization.bus())
                || Virtualization.contains(vendor, "Amazon EC2") || Virtualization.contains(vendor, "Google")
                || Virtualization.contains(name, "OpenStack");
        if (!kvm) {
            return;
        }
        String manufacturer = String.valueOf(dmi.entry("sys_vendor"));
        String provider = manufacturer.equals("Google")
                ? "google"
                : manufacturer.startsWith("OpenStack") ? "openstack" : manufacturer.startsWith("Amazon") ? "amazon" : null;
        sink.put("hypervisors.kvm", provider == null ? Hash.EMPTY : new HashBuilder().put(provider, true).build());
    }

    private static void virtualBox(Survey survey, Virtualization virtualization, Dmi dmi, FactSink sink) {
        boolean virtualBox = "VirtualBox".equals(dmi.entry("product_name"))
                || Virtualization.contains(virtualization.virtWhat(), "virtualbox") || "virtualbox".equals(virtualization.bus());
        if (virtualBox) {
            String tables = dmidecode(survey.host());
            sink.put("hypervisors.virtualbox", new HashBuilder()
                    .put("version", wordAfter(tables, "vboxVer_"))
                    .put("revision", wordAfter(tables, "vboxRev_"))
                    .build());
        }
    }

    private static void vmware(Survey survey, Virtualization virtualization, Dmi dmi, FactSink sink) {
        boolean vmware = "vmware".equals(virtualization.virtWhat()) || "VMware".equals(dmi.entry("product_name"))
                || "vmware".equals(virtualization.bus()) || "VMware, Inc.".equals(dmi.entry("sys_vendor"));
        if (vmware) {
            sink.put("hypervisors.vmware", new HashBuilder().put("version", vmwareVersion(dmidecode(survey.host()))).build());
        }
    }

    private static String dmidecode(HostView host) {
        String answer = host.answer(Programs.QUICK, "dmidecode");
        return answer == null ? "" : answer;
    }

    private static @Nullable String wordAfter(String text, String mark) {
        int at = text.indexOf(mark);
        return at < 0 ? null : text.substring(at + mark.length()).split("\\s", 2)[0];
    }

    /// The address of the firmware is the only thing that tells VMware's releases apart.
    private static @Nullable String vmwareVersion(String tables) {
        String address = wordAfter(tables, "Address: ");
        try {
            return address == null ? null : switch (Integer.decode(address)) {
                case 0xe8480 -> "ESXi 2.5";
                case 0xe7c70 -> "ESXi 3.0";
                case 0xe66c0, 0xe7910 -> "ESXi 3.5";
                case 0xea550, 0xea6c0 -> "ESXi 4.0";
                case 0xea2e0 -> "ESXi 4.1";
                case 0xe72c0 -> "ESXi 5.0";
                case 0xea0c0 -> "ESXi 5.1";
                case 0xea050 -> "ESXi 5.5";
                case 0xe99e0, 0xe9a40 -> "ESXi 6.0";
                case 0xea580 -> "ESXi 6.5";
                case 0xea520, 0xea490 -> "ESXi 6.7";
                case 0xea5e0 -> "Fusion 8.5";
                default -> null;
            };
        } catch (NumberFormatException e) {
            return null;
        }
    }

    private static boolean isPrivileged(HostView host, Virtualization virtualization) {
        return "control_d".equals(host.word("/proc/xen/capabilities")) || "xen0".equals(virtualization.xen());
    }

    /// The domains that a privileged Xen host runs.
    static void xen(Survey survey, FactSink sink) {
        String found = survey.virtualization().virtWhat();
        String kind = found == null ? survey.virtualization().xen() : found;
        if (!"xen0".equals(kind)) {
            return;
        }
        List<Value> domains = new ArrayList<>();
        String listing = survey.host().answer(Programs.PATIENT, toolstack(survey.host()), "list");
        for (String line : listing == null ? List.<String>of() : listing.lines().toList()) {
            if (!line.contains("Domain-0") && !line.contains("Name") && line.indexOf(' ') > 0) {
                domains.add(Str.of(line.substring(0, line.indexOf(' '))));
            }
        }
        sink.put("xen", new HashBuilder().put("domains", new Arr(domains)).build());
        sink.legacy("xendomains", String.join(",", domains.stream().map(each -> ((Str) each).value()).toList()));
    }

    private static String toolstack(HostView host) {
        boolean both = host.exists("/usr/sbin/xl") && host.exists("/usr/sbin/xm");
        if (both && host.exists("/usr/lib/xen-common/bin/xen-toolstack")) {
            return "/usr/lib/xen-common/bin/xen-toolstack";
        }
        return host.exists("/usr/sbin/xl") ? "/usr/sbin/xl" : "/usr/sbin/xm";
    }
}
