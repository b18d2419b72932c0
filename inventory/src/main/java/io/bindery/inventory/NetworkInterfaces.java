package io.bindery.inventory;

import java.io.File;
import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.List;

/// The network interfaces with their addresses.
public final class NetworkInterfaces {
    private static final int UP = 1;
    private static final int RUNNING = 0x40;

    private NetworkInterfaces() {}

    /// @param hardwareAddress colon-separated hexadecimal, or empty
    /// @param flags the kernel's `IFF_*` bits
    public record Interface(
            String name, int index, List<String> ipv4, List<String> ipv6, String hardwareAddress, int flags) {}

    /// In the kernel's order.
    public static List<Interface> probe() {
        List<Interface> found = new ArrayList<>();
        try {
            for (NetworkInterface each : NetworkInterface.networkInterfaces().toList()) {
                List<String> ipv4 = new ArrayList<>();
                List<String> ipv6 = new ArrayList<>();
                for (InetAddress address : each.inetAddresses().toList()) {
                    if (address instanceof Inet4Address) {
                        ipv4.add(address.getHostAddress());
                    } else if (address instanceof Inet6Address six) {
                        ipv6.add(compressed(six));
                    }
                }
                found.add(new Interface(
                        each.getName(), each.getIndex(), ipv4, ipv6, hardware(each.getName()), flags(each.getName())));
            }
        } catch (SocketException e) {
            return List.of();
        }
        addUnaddressed(found);
        found.sort((one, other) -> Integer.compare(one.index(), other.index()));
        return found;
    }

    /// The JDK leaves out interfaces that are down.
    private static void addUnaddressed(List<Interface> found) {
        String[] names = new File("/sys/class/net").list();
        for (String name : names == null ? new String[0] : names) {
            if (found.stream().noneMatch(each -> each.name().equals(name))) {
                String index = ProbeFiles.read("/sys/class/net/" + name + "/ifindex").strip();
                found.add(new Interface(
                        name, index.isEmpty() ? 0 : Integer.parseInt(index), List.of(), List.of(), hardware(name), flags(name)));
            }
        }
    }

    private static String hardware(String name) {
        String address = ProbeFiles.read("/sys/class/net/" + name + "/address").strip();
        return address.equals("00:00:00:00:00:00") ? "" : address;
    }

    private static int flags(String name) {
        String flags = ProbeFiles.read("/sys/class/net/" + name + "/flags").strip();
        int bits = flags.startsWith("0x") ? Integer.parseInt(flags.substring(2), 16) : 0;
        return (bits & UP) != 0 && isOperational(name) ? bits | RUNNING : bits;
    }

    /// The kernel computes this bit for a system call, and omits it in the file.
    private static boolean isOperational(String name) {
        String state = ProbeFiles.read("/sys/class/net/" + name + "/operstate").strip();
        return state.equals("up") || state.equals("unknown");
    }

    /// The usual short form: the longest run of zero groups as `::`.
    static String compressed(Inet6Address address) {
        return compressed(address.getAddress());
    }

    static String compressed(byte[] bytes) {
        int[] groups = new int[8];
        for (int at = 0; at < 8; at++) {
            groups[at] = (bytes[2 * at] & 0xff) << 8 | bytes[2 * at + 1] & 0xff;
        }
        int bestStart = -1;
        int bestLength = 1;
        for (int start = 0; start < 8; start++) {
            int end = start;
            while (end < 8 && groups[end] == 0) {
                end++;
            }
            if (end - start > bestLength) {
                bestStart = start;
                bestLength = end - start;
            }
        }
        StringBuilder text = new StringBuilder();
        for (int at = 0; at < 8; at++) {
            if (at == bestStart) {
                text.append(at == 0 ? "::" : ":");
                at += bestLength - 1;
            } else {
                text.append(Integer.toHexString(groups[at])).append(at < 7 ? ":" : "");
            }
        }
        return text.toString();
    }
}
