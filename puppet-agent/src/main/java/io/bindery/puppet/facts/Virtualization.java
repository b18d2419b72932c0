package io.bindery.puppet.facts;

import io.bindery.inventory.Dmi;
import io.bindery.inventory.HostView;
import io.bindery.inventory.Programs;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Finds out which virtual or physical platform a machine runs on, by the same hints as Facter, in the same order.
final class Virtualization {
    static final Set<String> PHYSICAL = Set.of("physical", "xen0", "vmware_server", "vmware_workstation", "openvzhn", "vserver_host");

    private static final List<Map.Entry<String, String>> PRODUCTS = List.of(
            Map.entry("VMware", "vmware"), Map.entry("VirtualBox", "virtualbox"), Map.entry("Parallels", "parallels"),
            Map.entry("KVM", "kvm"), Map.entry("Virtual Machine", "hyperv"), Map.entry("RHEV Hypervisor", "rhev"),
            Map.entry("oVirt Node", "ovirt"), Map.entry("HVM domU", "xenhvm"), Map.entry("Bochs", "bochs"), Map.entry("OpenBSD", "vmm"),
            Map.entry("BHYVE", "bhyve"));

    private final Survey survey;
    private final HostView host;
    private final Once<@Nullable String> virtWhat;
    private final Once<@Nullable String> bus;
    private final Once<String> platform;

    Virtualization(Survey survey) {
        this.survey = survey;
        this.host = survey.host();
        this.virtWhat = new Once<>(this::askVirtWhat);
        this.bus = new Once<>(() -> PciBus.hypervisor(host));
        this.platform = new Once<>(this::find);
    }

    /// `physical`, or the kind of virtual machine or container.
    String platform() {
        return platform.get();
    }

    private String find() {
        Dmi dmi = survey.dmi();
        String found = survey.containers().kind();
        found = found != null ? found : contains(dmi.entry("bios_vendor"), "Google") ? "gce" : null;
        found = found != null ? found : virtWhat();
        found = found != null ? found : vmware();
        found = found != null ? found : openVz();
        found = found != null ? found : vserver();
        found = found != null ? found : xen();
        found = found != null ? found : contains(dmi.entry("bios_vendor"), "Amazon EC2") ? "kvm" : null;
        found = found != null ? found : product();
        found = found != null ? found : bus.get();
        return found != null ? found : "physical";
    }

    static boolean contains(@Nullable String text, String part) {
        return text != null && text.contains(part);
    }

    /// The hypervisor that the product name in the firmware reveals.
    @Nullable String product() {
        String name = survey.dmi().entry("product_name");
        for (Map.Entry<String, String> product : name == null ? List.<Map.Entry<String, String>>of() : PRODUCTS) {
            if (contains(name, product.getKey())) {
                return product.getValue();
            }
        }
        return null;
    }

    /// The hypervisor that the devices on the PCI bus show.
    @Nullable String bus() {
        return bus.get();
    }

    /// What the program `virt-what` says.
    @Nullable String virtWhat() {
        return virtWhat.get();
    }

    private @Nullable String askVirtWhat() {
        String answer = host.answer(Programs.PATIENT, "virt-what");
        List<String> lines = answer == null ? List.of() : answer.strip().lines().toList();
        if (lines.isEmpty() || lines.getFirst().isEmpty()) {
            return null;
        }
        int xen = lines.indexOf("xen");
        String domain = xen >= 0 && xen + 1 < lines.size() ? lines.get(xen + 1) : "";
        for (Map.Entry<String, String> each : List.of(
                Map.entry("xen-domu", "xenu"), Map.entry("xen-hvm", "xenhvm"), Map.entry("xen-dom0", "xen0"))) {
            if (domain.contains(each.getKey())) {
                return each.getValue();
            }
        }
        if (lines.getFirst().contains("ibm_systemz")) {
            return "zlinux";
        }
        if (lines.getFirst().contains("linux_vserver")) {
            return vserver();
        }
        List<String> others = new ArrayList<>(lines);
        others.removeIf(line -> line.equals("redhat"));
        return lines.contains("redhat") ? others.stream().findFirst().orElse(null) : lines.getFirst();
    }

    private @Nullable String vmware() {
        String answer = host.answer(Programs.QUICK, "vmware", "-v");
        String[] words = answer == null ? new String[0] : answer.strip().split("\\s+");
        return words.length == 2 ? words[0].toLowerCase(Locale.ROOT) + "_" + words[1].toLowerCase(Locale.ROOT) : null;
    }

    /// The number of an OpenVZ container; null outside of OpenVZ.
    @Nullable String openVzId() {
        if (host.names("/proc/vz").isEmpty() || host.exists("/proc/lve/list")) {
            return null;
        }
        return status("envID:");
    }

    @Nullable String openVz() {
        String id = openVzId();
        return id == null ? null : id.equals("0") ? "openvzhn" : "openvzve";
    }

    private @Nullable String vserver() {
        String context = status("s_context:");
        String id = context == null ? status("VxID:") : context;
        return id == null ? null : id.equals("0") ? "vserver_host" : "vserver";
    }

    /// A value of `/proc/self/status` that is one word.
    private @Nullable String status(String key) {
        for (String line : host.lines("/proc/self/status")) {
            String[] words = line.split("\\s+");
            if (words.length == 2 && words[0].equals(key)) {
                return words[1];
            }
        }
        return null;
    }

    @Nullable String xen() {
        if (host.exists("/dev/xen/evtchn")) {
            return "xen0";
        }
        return host.exists("/proc/xen") || host.exists("/dev/xvda1") ? "xenu" : null;
    }
}
