package io.bindery.puppet.facts;

import io.bindery.inventory.HostView;
import org.jspecify.annotations.Nullable;

/// Recognises the hypervisor by the vendor numbers of devices on the PCI bus.
final class PciBus {
    private static final String DEVICES = "/sys/bus/pci/devices/";

    private PciBus() {}

    // As Facter does: devices tell nothing if the program `lspci` is not installed. It is not started, the kernel shows the same.
    static @Nullable String hypervisor(HostView host) {
        if (host.program("lspci") == null) {
            return null;
        }
        for (String device : host.names(DEVICES)) {
            String found = hypervisor(number(host, device + "/vendor"), number(host, device + "/device"));
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static @Nullable String hypervisor(int vendor, int device) {
        return switch (vendor) {
            case 0x80ee -> "virtualbox";
            case 0x5853 -> "xenhvm";
            case 0x1414 -> device == 0x5353 ? "hyperv" : null;
            case 0x15ad -> "vmware";
            case 0x1ab8 -> "parallels";
            case 0x1af4 -> device >= 0x1000 && device < 0x1100 ? "kvm" : null;
            default -> null;
        };
    }

    private static int number(HostView host, String file) {
        String text = host.word(DEVICES + file);
        try {
            return text == null ? -1 : Integer.decode(text);
        } catch (NumberFormatException e) {
            return -1;
        }
    }
}
