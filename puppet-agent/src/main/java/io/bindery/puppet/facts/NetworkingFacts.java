package io.bindery.puppet.facts;

import io.bindery.inventory.DhcpLeases;
import io.bindery.inventory.HostName;
import io.bindery.inventory.HostView;
import io.bindery.inventory.NetworkLink;
import io.bindery.inventory.RouteSources;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Undef;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// `networking`: names, interfaces and their addresses.
final class NetworkingFacts implements Resolver {
    /// The old flat names of what is known of the primary interface, and the beginnings of those of each interface.
    private static final Map<String, String> LEGACY = Map.of(
            "ip", "ipaddress", "ip6", "ipaddress6", "mac", "macaddress", "netmask", "netmask", "netmask6", "netmask6", "network", "network",
            "network6", "network6", "scope6", "scope6", "mtu", "mtu");

    @Override
    public void resolve(Survey survey, FactSink sink) {
        names(survey.host(), sink);
        SequencedMap<String, InterfaceFact> interfaces = interfaces(survey.host());
        SequencedMap<Value, Value> values = new LinkedHashMap<>();
        interfaces.forEach((name, each) -> values.put(Str.of(name), each.value()));
        if (!values.isEmpty()) {
            sink.put("networking.interfaces", Hash.owning(values));
            sink.legacy("interfaces", String.join(",", interfaces.keySet().stream().sorted().toList()));
        }
        String primary = primary(survey.host(), interfaces);
        sink.put("networking.primary", primary);
        InterfaceFact chosen = primary == null ? null : interfaces.get(primary);
        if (chosen != null) {
            chosen.main().forEach((key, value) -> sink.put("networking." + key, value, aliases(key)));
        }
        interfaces.forEach((name, each) -> each.main().forEach((key, value) -> {
            String alias = LEGACY.get(key);
            if (alias != null) {
                sink.legacy(alias + "_" + name, value);
            }
        }));
        dhcpServers(interfaces, chosen, sink);
    }

    private static String[] aliases(String key) {
        String alias = LEGACY.get(key);
        return alias == null || alias.equals("mtu") ? new String[0] : new String[] {alias};
    }

    private static void dhcpServers(Map<String, InterfaceFact> interfaces, @Nullable InterfaceFact primary, FactSink sink) {
        if (interfaces.isEmpty()) {
            return;
        }
        Value main = primary == null ? null : primary.main().get("dhcp");
        HashBuilder servers = new HashBuilder().put("system", main == null ? Undef.UNDEF : main);
        interfaces.forEach((name, each) -> servers.put(name, each.main().get("dhcp")));
        sink.legacy("dhcp_servers", servers.build());
    }

    private static void names(HostView host, FactSink sink) {
        String name = host.textOrEmpty("/proc/sys/kernel/hostname").strip();
        if (name.isEmpty()) {
            return;
        }
        int dot = name.indexOf('.');
        String label = dot > 0 ? name.substring(0, dot) : name;
        String domain = dot > 0 ? name.substring(dot + 1) : "";
        String canonical = domain.isEmpty() ? HostName.canonical(host, label) : null;
        String full = canonical == null || canonical.equals(label) ? "" : canonical;
        if (full.startsWith(label + ".")) {
            domain = full.substring(label.length() + 1);
        }
        domain = domain.isEmpty() ? resolverDomain(host) : domain;
        full = full.isEmpty() ? label + (domain.isEmpty() ? "" : "." + domain) : full;
        sink.put("networking.hostname", label, "hostname");
        sink.put("networking.domain", domain.isEmpty() ? null : domain, "domain");
        sink.put("networking.fqdn", full, "fqdn");
    }

    /// The domain that `/etc/resolv.conf` names, else the first one that it searches.
    private static String resolverDomain(HostView host) {
        List<String> lines = host.lines("/etc/resolv.conf");
        for (String key : List.of("domain", "search")) {
            for (String line : lines) {
                String[] words = line.split("\\s+");
                if (words.length > 1 && words[0].equals(key)) {
                    return words[1];
                }
            }
        }
        return "";
    }

    private static SequencedMap<String, InterfaceFact> interfaces(HostView host) {
        List<NetworkLink> links = NetworkLink.probe(host);
        DhcpLeases leases = new DhcpLeases(host);
        SequencedMap<String, InterfaceFact> interfaces = new LinkedHashMap<>();
        for (NetworkLink link : links) {
            interfaces.put(link.name(), new InterfaceFact(link, leases.server(link.name(), link.index())));
        }
        RouteSources.ipv4(host, links).forEach(source -> addSource(interfaces, source, false));
        RouteSources.ipv6(host, links).forEach(source -> addSource(interfaces, source, true));
        return interfaces;
    }

    private static void addSource(Map<String, InterfaceFact> interfaces, RouteSources.Source source, boolean ipv6) {
        InterfaceFact link = interfaces.get(source.interfaceName());
        if (link != null) {
            link.addSource(source.address(), ipv6);
        }
    }

    /// The interface of the first default route, else the first one with an address that others can reach.
    private static @Nullable String primary(HostView host, SequencedMap<String, InterfaceFact> interfaces) {
        for (String line : host.lines("/proc/net/route")) {
            String[] columns = line.strip().split("\t");
            boolean isDefault = columns.length > 7 && columns[1].equals("00000000") && columns[7].strip().equals("00000000");
            if (isDefault && !columns[0].equals("*")) {
                return columns[0].strip();
            }
        }
        for (Map.Entry<String, InterfaceFact> each : interfaces.entrySet()) {
            if (each.getValue().isReachable()) {
                return each.getKey();
            }
        }
        return null;
    }
}
