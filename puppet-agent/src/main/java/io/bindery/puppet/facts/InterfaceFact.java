package io.bindery.puppet.facts;

import io.bindery.inventory.HostView;
import io.bindery.inventory.IpAddress;
import io.bindery.inventory.NetworkLink;
import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Int;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The facts about one network interface.
final class InterfaceFact {
    /// The kernel's flags of IPv6 addresses, lowest bit first.
    private static final List<String> FLAGS =
            List.of("temporary", "noad", "optimistic", "dadfailed", "homeaddress", "deprecated", "tentative", "permanent");

    private final NetworkLink link;
    private final @Nullable String dhcp;
    private final List<Binding> bindings = new ArrayList<>();
    private final List<Binding> bindings6 = new ArrayList<>();

    /// An address with its network. An address that is known only from a route has no network.
    private record Binding(String address, @Nullable IpAddress parsed, @Nullable String netmask, @Nullable String network, int flags) {
        /// Whether others cannot reach the address, so that it does not stand for the interface while there is a better one.
        boolean isIgnored() {
            return parsed != null && (parsed.isLoopback() || parsed.isLinkLocal() || parsed.isUniqueLocal());
        }

        @Nullable String scope() {
            if (parsed == null) {
                return "global";
            }
            String scope = parsed.isLinkLocal() ? "link" : parsed.isSiteLocal() ? "site" : parsed.isLoopback() ? "host" : "global";
            return (parsed.isIpv4Compatible() ? "compat," : "") + scope;
        }
    }

    InterfaceFact(NetworkLink link, @Nullable String dhcp) {
        this.link = link;
        this.dhcp = dhcp;
        for (HostView.Ipv4Address each : link.ipv4()) {
            IpAddress address = IpAddress.ofDotted(each.address());
            if (address != null) {
                bindings.add(binding(address, each.prefixLength(), 0));
            }
        }
        link.ipv6().forEach(each -> bindings6.add(binding(each.address(), each.prefixLength(), each.flags())));
    }

    private static Binding binding(IpAddress address, int prefixLength, int flags) {
        return new Binding(
                address.toString(), address, address.mask(prefixLength).toString(), address.masked(prefixLength).toString(), flags);
    }

    /// Adds the source address of a route through the interface, unless the interface has it anyway.
    void addSource(String address, boolean ipv6) {
        List<Binding> list = ipv6 ? bindings6 : bindings;
        if (list.stream().noneMatch(binding -> binding.address.equals(address))) {
            list.add(new Binding(address, ipv6 ? null : IpAddress.ofDotted(address), null, null, 0));
        }
    }

    boolean isReachable() {
        return bindings.stream().anyMatch(binding -> !binding.isIgnored()) || bindings6.stream().anyMatch(binding -> !binding.isIgnored());
    }

    /// All but the lists of addresses; of a primary interface these are facts of the host.
    SequencedMap<String, Value> main() {
        SequencedMap<String, Value> main = new LinkedHashMap<>();
        put(main, "mac", HashBuilder.text(link.hardwareAddress()));
        put(main, "mtu", link.mtu() == null ? null : Int.of(link.mtu()));
        put(main, "dhcp", HashBuilder.text(dhcp));
        expand(main, bindings, "");
        expand(main, bindings6, "6");
        return main;
    }

    private static void put(SequencedMap<String, Value> map, String key, @Nullable Value value) {
        if (value != null) {
            map.put(key, value);
        }
    }

    private static void expand(SequencedMap<String, Value> main, List<Binding> bindings, String suffix) {
        if (bindings.isEmpty()) {
            return;
        }
        Binding chosen = bindings.stream().filter(binding -> !binding.isIgnored()).findFirst().orElse(bindings.getFirst());
        main.put("ip" + suffix, Str.of(chosen.address));
        put(main, "netmask" + suffix, HashBuilder.text(chosen.netmask));
        put(main, "network" + suffix, HashBuilder.text(chosen.network));
        if (suffix.equals("6")) {
            put(main, "scope6", HashBuilder.text(chosen.scope()));
        }
    }

    Hash value() {
        HashBuilder value = new HashBuilder();
        list(value, "bindings", bindings, false);
        list(value, "bindings6", bindings6, true);
        main().forEach(value::put);
        return value.build();
    }

    private static void list(HashBuilder value, String key, List<Binding> bindings, boolean ipv6) {
        List<Value> list = new ArrayList<>();
        for (Binding each : bindings) {
            HashBuilder one = new HashBuilder().put("address", each.address).put("netmask", each.netmask).put("network", each.network);
            if (ipv6 && each.network != null) {
                one.put("scope6", each.scope()).put("flags", flags(each.flags));
            }
            list.add(one.build());
        }
        if (!list.isEmpty()) {
            value.put(key, new Arr(list));
        }
    }

    private static Arr flags(int bits) {
        List<Value> flags = new ArrayList<>();
        for (int at = 0; at < FLAGS.size(); at++) {
            if ((bits & 1 << at) != 0) {
                flags.add(Str.of(FLAGS.get(at)));
            }
        }
        return new Arr(flags);
    }
}
