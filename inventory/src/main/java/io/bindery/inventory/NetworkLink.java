package io.bindery.inventory;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A network interface with its addresses, or the label of an address (`eth0:1`), which has neither index nor hardware address.
///
/// @param hardwareAddress colon-separated hexadecimal; of a member of a bond the one it has by itself
/// @param ipv6 in the order of preference of the kernel: global scope before link scope
public record NetworkLink(
        String name, @Nullable String index, @Nullable String hardwareAddress, @Nullable Long mtu, List<HostView.Ipv4Address> ipv4,
        List<Ipv6Address> ipv6) {
    private static final String DEVICES = "/sys/class/net/";
    private static final String BONDS = "/proc/net/bonding/";

    /// @param flags the kernel's `IFA_F_*` bits
    public record Ipv6Address(IpAddress address, int prefixLength, int flags) {
        /// The kernel sorts the addresses of an interface by this, widest scope first.
        int scope() {
            return address.isLoopback() ? 1 : address.isLinkLocal() ? 2 : address.isSiteLocal() ? 5 : 14;
        }
    }

    /// All interfaces in the order of their indexes, then the labels.
    public static List<NetworkLink> probe(HostView host) {
        Map<String, List<HostView.Ipv4Address>> ipv4 = new LinkedHashMap<>();
        host.addresses().forEach(each -> ipv4.computeIfAbsent(each.interfaceName(), unused -> new ArrayList<>()).add(each));
        Map<String, List<Ipv6Address>> ipv6 = ipv6(host);
        Map<String, String> bonded = bonded(host);
        List<NetworkLink> links = new ArrayList<>();
        for (String name : host.names(DEVICES)) {
            String index = host.word(DEVICES + name + "/ifindex");
            if (index != null) {
                String mtu = host.word(DEVICES + name + "/mtu");
                links.add(new NetworkLink(
                        name, index, hardwareAddress(bonded.getOrDefault(name, host.textOrEmpty(DEVICES + name + "/address").strip())),
                        mtu == null ? null : ProbeFiles.number(mtu), listOf(ipv4.remove(name)), listOf(ipv6.get(name))));
            }
        }
        links.sort(Comparator.comparingInt(link -> link.index == null ? 0 : Integer.parseInt(link.index)));
        ipv4.forEach((label, addresses) -> links.add(new NetworkLink(label, null, null, null, addresses, List.of())));
        return links;
    }

    private static <T> List<T> listOf(@Nullable List<T> list) {
        return list == null ? List.of() : list;
    }

    /// Interfaces without a link layer have none, or a short or empty one.
    private static @Nullable String hardwareAddress(String text) {
        boolean zero = text.chars().allMatch(c -> c == '0' || c == ':');
        return zero || text.length() < "00:00:00:00:00:00".length() ? null : text;
    }

    /// The permanent hardware addresses of the members of bonds, which else show that of the bond.
    private static Map<String, String> bonded(HostView host) {
        Map<String, String> addresses = new LinkedHashMap<>();
        for (String bond : host.names(BONDS)) {
            String member = "";
            for (String line : host.lines(BONDS + bond)) {
                if (line.startsWith("Slave Interface: ")) {
                    member = line.substring("Slave Interface: ".length()).strip();
                } else if (line.startsWith("Permanent HW addr: ") && !member.isEmpty()) {
                    addresses.put(member, line.substring("Permanent HW addr: ".length()).strip());
                }
            }
        }
        return addresses;
    }

    private static Map<String, List<Ipv6Address>> ipv6(HostView host) {
        Map<String, List<Ipv6Address>> byInterface = new LinkedHashMap<>();
        for (String line : host.lines("/proc/net/if_inet6")) {
            List<String> words = ProbeFiles.words(line);
            IpAddress address = words.size() == 6 ? IpAddress.ofHexadecimal(words.getFirst()) : null;
            if (address != null) {
                byInterface.computeIfAbsent(words.get(5), unused -> new ArrayList<>())
                        .add(new Ipv6Address(address, hexadecimal(words.get(2)), hexadecimal(words.get(4))));
            }
        }
        byInterface.values().forEach(list -> list.sort(Comparator.comparingInt(Ipv6Address::scope).reversed()));
        boolean ambiguous = byInterface.values().stream().anyMatch(NetworkLink::isAmbiguous);
        return ambiguous ? ordered(byInterface, host) : byInterface;
    }

    private static int hexadecimal(String text) {
        try {
            return Integer.parseInt(text, 16);
        } catch (NumberFormatException e) {
            return 0;
        }
    }

    private static boolean isAmbiguous(List<Ipv6Address> sorted) {
        return sorted.stream().map(Ipv6Address::scope).distinct().count() < sorted.size();
    }

    /// The kernel's table is in no order. Where an interface has several addresses of one scope, `ip` knows which comes first.
    private static Map<String, List<Ipv6Address>> ordered(Map<String, List<Ipv6Address>> byInterface, HostView host) {
        String listing = host.answer(Programs.QUICK, "ip", "-6", "-o", "addr", "show");
        if (listing == null) {
            return byInterface;
        }
        List<String> order = new ArrayList<>();
        for (String line : listing.lines().toList()) {
            List<String> words = ProbeFiles.words(line);
            int at = words.indexOf("inet6");
            if (at > 0 && at + 1 < words.size()) {
                order.add(words.get(at + 1).replaceFirst("/.*", ""));
            }
        }
        byInterface.values().forEach(list -> list.sort(
                Comparator.comparingInt(Ipv6Address::scope).reversed().thenComparingInt(each -> order.indexOf(each.address().toString()))));
        return byInterface;
    }
}
