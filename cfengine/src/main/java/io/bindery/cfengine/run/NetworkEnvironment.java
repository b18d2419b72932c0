package io.bindery.cfengine.run;

import io.bindery.cfengine.eval.Names;
import io.bindery.cfengine.value.Data;
import io.bindery.inventory.NetworkInterfaces.Interface;
import io.bindery.inventory.Route;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Addresses, interfaces and routes, as classes and `sys` variables.
record NetworkEnvironment(Environment environment, HostProbes probes) {
    private static final String[] INVENTORY = {"inventory", "attribute_name=none", "source=agent"};
    private static final List<String> COUNTERS = List.of(
            "receive_bytes", "receive_packets", "receive_errors", "receive_drop", "receive_fifo", "receive_frame",
            "receive_compressed", "receive_multicast", "transmit_bytes", "transmit_packets", "transmit_errors", "transmit_drop",
            "transmit_fifo", "transmit_frame", "transmit_compressed", "transmit_multicast");
    private static final List<String> FLAGS = List.of(
            "up", "broadcast", "debug", "loopback", "pointopoint", "notrailers", "running", "noarp", "promisc", "allmulti",
            "master", "slave", "multicast");
    private static final List<String> PROCFS = List.of("networking", "/proc", "source=agent", "procfs");

    void discover() {
        List<Interface> all = probes.interfaces;
        List<Interface> addressed = all.stream().filter(each -> !each.ipv4().isEmpty()).toList();
        List<String> addresses = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Interface each : addressed) {
            each.ipv4().forEach(address -> ipv4(each, address));
            addresses.addAll(each.ipv4());
            environment.hard("net_iface_" + Names.canonify(each.name()), "source=agent");
            environment.sys("interface_flags[" + Names.canonify(each.name()) + "]", flags(each.flags()), "source=agent");
            if (!each.ipv4().getFirst().startsWith("127.")) {
                names.add(Names.canonify(each.name()));
            }
        }
        primary(addressed);
        list("interfaces", names, "inventory", "source=agent", "attribute_name=Interfaces");
        hardware(all);
        ipv6(addresses);
        list("ip_addresses", addresses, "source=agent");
        routes();
    }

    private void ipv4(Interface each, String address) {
        String name = Names.canonify(each.name());
        environment.hard(Names.canonify(address), INVENTORY);
        environment.sys("ip2iface[" + address + "]", each.name(), "source=agent");
        environment.sys("ipv4[" + name + "]", address, "source=agent");
        String[] parts = address.split("\\.");
        StringBuilder prefix = new StringBuilder();
        for (int at = 0; at < parts.length; at++) {
            prefix.append(at == 0 ? "" : ".").append(parts[at]);
            environment.hard("ipv4_" + Names.canonify(prefix.toString()), INVENTORY);
            if (at < 3) {
                environment.sys("ipv4_" + (at + 1) + "[" + name + "]", prefix.toString(), "source=agent");
            }
        }
    }

    private void primary(List<Interface> addressed) {
        for (Interface each : addressed) {
            if (!each.ipv4().getFirst().startsWith("127.")) {
                environment.sys("ipv4", each.ipv4().getFirst(), "inventory", "source=agent", "attribute_name=none");
                environment.sys("interface", Names.canonify(each.name()), "source=agent");
                return;
            }
        }
        // As CFEngine does: the address of a loopback interface is not the host's.
        if (!addressed.isEmpty()) {
            environment.sys("interface", Names.canonify(addressed.getFirst().name()), "source=agent");
        }
    }

    private void hardware(List<Interface> all) {
        List<String> addresses = new ArrayList<>();
        List<String> flagSets = new ArrayList<>();
        List<Interface> addressedFirst = new ArrayList<>(all.stream().filter(each -> !each.ipv4().isEmpty()).toList());
        all.stream().filter(each -> each.ipv4().isEmpty()).forEach(addressedFirst::add);
        for (Interface each : addressedFirst) {
            if (!each.hardwareAddress().isEmpty()) {
                addresses.add(each.hardwareAddress());
                String variable = "hardware_mac[" + Names.canonify(each.name()) + "]";
                if (each.ipv4().isEmpty()) {
                    environment.sys(variable, each.hardwareAddress(), "source=agent", "derived-from=ifconfig");
                } else {
                    environment.sys(variable, each.hardwareAddress(), "source=agent");
                    environment.hard("mac_" + Names.canonify(each.hardwareAddress()), INVENTORY);
                }
            }
            if (!each.ipv4().isEmpty()) {
                flagSets.add(flags(each.flags()));
            }
        }
        list("hardware_addresses", addresses, "inventory", "source=agent", "attribute_name=MAC addresses");
        list("hardware_flags", flagSets, "source=agent");
    }

    /// As CFEngine does: a list without items is no variable.
    private void list(String name, List<String> items, String... tags) {
        if (!items.isEmpty()) {
            environment.sys(name, items, tags);
        }
    }

    private void ipv6(List<String> addresses) {
        for (List<String> words : probes.statistics.ipv6Addresses()) {
            String address = Ipv6Table.compressed(words.getFirst());
            if (!address.equals("::1")) {
                environment.hard(Names.canonify(address), INVENTORY);
                environment.hard("ipv6_" + Names.canonify(address), INVENTORY);
                addresses.add(address);
            }
        }
    }

    private static String flags(int bits) {
        List<String> words = new ArrayList<>();
        for (int at = 0; at < FLAGS.size(); at++) {
            if ((bits & 1 << at) != 0) {
                words.add(FLAGS.get(at));
            }
        }
        return String.join(" ", words);
    }

    private void routes() {
        for (Route route : probes.routes) {
            if (isGateway(route)) {
                environment.hard("ipv4_gw_" + Names.canonify(route.gateway()), "inventory", "networking", "/proc", "source=agent",
                        "attribute_name=none", "procfs");
                break;
            }
        }
        environment.sysLater("inet", this::inet, PROCFS);
        environment.sysLater("interfaces_data", this::devices, PROCFS);
        environment.sysLater("inet6", () -> new Ipv6Table(probes.statistics).data(), PROCFS);
    }

    private static boolean isGateway(Route route) {
        return route.isUp() && route.hasGateway() && route.isDefault();
    }

    private Data inet() {
        List<Data> routes = new ArrayList<>();
        SequencedMap<String, Data> inet = new LinkedHashMap<>();
        for (Route route : probes.routes) {
            Data data = route(route);
            routes.add(data);
            if (isGateway(route) && !inet.containsKey("default_gateway")) {
                inet.put("default_gateway", new Data.Text(route.gateway()));
                inet.put("default_route", data);
            }
        }
        inet.put("routes", new Data.Sequence(routes));
        SequencedMap<String, Data> protocols = new LinkedHashMap<>();
        probes.statistics.protocols().forEach((section, counters) -> {
            SequencedMap<String, Data> values = new LinkedHashMap<>();
            counters.forEach((name, value) -> values.put(name, new Data.Text(value)));
            protocols.put(section, new Data.Mapping(values));
        });
        inet.put("stats", new Data.Mapping(protocols));
        return new Data.Mapping(inet);
    }

    private static Data route(Route route) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("active_default_gateway", new Data.Bool(isGateway(route)));
        data.put("dest", new Data.Text(route.destination()));
        data.put("flags", Data.texts(List.of(
                route.isUp() ? "up" : "down", "net", route.isDefault() ? "default" : "not_default",
                route.hasGateway() ? "gateway" : "local")));
        data.put("gateway", new Data.Text(route.gateway()));
        data.put("interface", new Data.Text(route.device()));
        data.put("irtt", new Data.Whole(route.irtt()));
        data.put("mask", new Data.Text(route.mask()));
        data.put("metric", new Data.Whole(route.metric()));
        data.put("mtu", new Data.Whole(route.mtu()));
        data.put("refcnt", new Data.Whole(route.references()));
        data.put("use", new Data.Whole(route.use()));
        data.put("window", new Data.Whole(route.window()));
        return new Data.Mapping(data);
    }

    private Data devices() {
        SequencedMap<String, Data> devices = new LinkedHashMap<>();
        probes.statistics.devices().forEach((name, counters) -> {
            SequencedMap<String, Data> data = new LinkedHashMap<>();
            data.put("device", new Data.Text(name));
            for (int at = 0; at < Math.min(COUNTERS.size(), counters.size()); at++) {
                data.put(COUNTERS.get(at), new Data.Text(counters.get(at)));
            }
            devices.put(name, new Data.Mapping(data));
        });
        return new Data.Mapping(devices);
    }
}
