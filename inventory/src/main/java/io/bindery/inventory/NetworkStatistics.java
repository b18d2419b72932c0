package io.bindery.inventory;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// Counters and tables the kernel keeps about the network, read from under a `proc` directory.
public final class NetworkStatistics {
    private final String net;

    public NetworkStatistics(String proc) {
        this.net = proc + "/net/";
    }

    /// `/proc/net/netstat`: section, then counter, then value.
    public SequencedMap<String, SequencedMap<String, String>> protocols() {
        SequencedMap<String, SequencedMap<String, String>> sections = new LinkedHashMap<>();
        List<String> lines = ProbeFiles.lines(net + "netstat");
        for (int at = 0; at + 1 < lines.size(); at += 2) {
            List<String> names = ProbeFiles.words(lines.get(at));
            List<String> values = ProbeFiles.words(lines.get(at + 1));
            SequencedMap<String, String> counters = new LinkedHashMap<>();
            for (int column = 1; column < Math.min(names.size(), values.size()); column++) {
                counters.put(names.get(column), values.get(column));
            }
            sections.put(names.getFirst().replace(":", ""), counters);
        }
        return sections;
    }

    /// `/proc/net/dev`: device, then its counters in the file's order.
    public SequencedMap<String, List<String>> devices() {
        SequencedMap<String, List<String>> devices = new LinkedHashMap<>();
        for (String line : ProbeFiles.lines(net + "dev")) {
            int colon = line.indexOf(':');
            if (colon > 0 && line.indexOf('|') < 0) {
                devices.put(line.substring(0, colon).strip(), ProbeFiles.words(line.substring(colon + 1)));
            }
        }
        return devices;
    }

    /// `/proc/net/snmp6`: counter and value.
    public SequencedMap<String, String> ipv6() {
        SequencedMap<String, String> counters = new LinkedHashMap<>();
        for (String line : ProbeFiles.lines(net + "snmp6")) {
            List<String> words = ProbeFiles.words(line);
            if (words.size() == 2) {
                counters.put(words.get(0), words.get(1));
            }
        }
        return counters;
    }

    /// `/proc/net/if_inet6`: address, device number, prefix length, scope, flags (all hexadecimal), interface.
    public List<List<String>> ipv6Addresses() {
        return words("if_inet6", 6);
    }

    /// `/proc/net/ipv6_route`: destination, prefix, source, prefix, next hop, metric, references, uses, flags, interface.
    public List<List<String>> ipv6Routes() {
        return words("ipv6_route", 10);
    }

    private List<List<String>> words(String file, int count) {
        return ProbeFiles.lines(net + file).stream()
                .map(line -> ProbeFiles.words(line))
                .filter(words -> words.size() == count)
                .toList();
    }
}
