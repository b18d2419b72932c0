package io.bindery.cfengine.run;

import io.bindery.cfengine.value.Data;
import io.bindery.inventory.NetworkStatistics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The content of `sys.inet6`: addresses by interface, routes and counters.
record Ipv6Table(NetworkStatistics statistics) {
    /// The scope of addresses that are good for one link only, as the kernel writes it.
    private static final String LINK_LOCAL = "20";

    Data data() {
        SequencedMap<String, Data> table = new LinkedHashMap<>();
        SequencedMap<String, Data> addresses = new LinkedHashMap<>();
        // As CFEngine does: the last address of an interface replaces all others, except that a link-local address replaces only
        // link-local ones.
        SequencedMap<String, String> scopes = new LinkedHashMap<>();
        statistics.ipv6Addresses().forEach(words -> {
            String before = scopes.get(words.get(5));
            if (before == null || before.equals(LINK_LOCAL) || !words.get(3).equals(LINK_LOCAL)) {
                scopes.put(words.get(5), words.get(3));
                addresses.putLast(words.get(5), address(words));
            }
        });
        table.put("addresses", new Data.Mapping(addresses));
        List<Data> routes = new ArrayList<>();
        for (List<String> words : statistics.ipv6Routes()) {
            // As CFEngine does: a route whose count of uses is not all decimal digits is passed over.
            if (words.get(7).chars().allMatch(c -> c >= '0' && c <= '9')) {
                routes.add(route(words));
            }
        }
        table.put("routes", new Data.Sequence(routes));
        SequencedMap<String, Data> counters = new LinkedHashMap<>();
        statistics.ipv6().forEach((name, value) -> counters.put(name, new Data.Whole(Long.parseLong(value))));
        table.put("stats", new Data.Mapping(counters));
        return new Data.Mapping(table);
    }

    private static Data address(List<String> words) {
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        data.put("address", new Data.Text(String.join(":", groups(words.get(0)))));
        data.put("device_number", whole(words.get(1)));
        data.put("interface", new Data.Text(words.get(5)));
        data.put("prefix_length", whole(words.get(2)));
        data.put("raw_flags", new Data.Text(words.get(4)));
        data.put("scope", whole(words.get(3)));
        return new Data.Mapping(data);
    }

    private static Data route(List<String> words) {
        long flags = Long.parseLong(words.get(8), 16);
        SequencedMap<String, Data> data = new LinkedHashMap<>();
        // As CFEngine does: the field called destination holds the source.
        data.put("dest", new Data.Text(String.join(":", groups(words.get(2)))));
        data.put("dest_prefix", new Data.Text(words.get(1)));
        data.put("flags", Data.texts(List.of(
                (flags & 1) != 0 ? "up" : "down", (flags & 4) != 0 ? "host" : "net", (flags & 2) != 0 ? "gateway" : "local")));
        data.put("interface", new Data.Text(words.get(9)));
        data.put("metric", new Data.Whole((int) Long.parseLong(words.get(5), 16)));
        data.put("next_hop", new Data.Text(String.join(":", groups(words.get(4)))));
        data.put("refcnt", whole(words.get(6)));
        data.put("source_prefix", new Data.Text(words.get(3)));
        data.put("use", whole(words.get(7)));
        return new Data.Mapping(data);
    }

    private static Data whole(String hexadecimal) {
        return new Data.Whole(Long.parseLong(hexadecimal, 16));
    }

    /// The eight groups of an address given as 32 hexadecimal digits, without leading zeros.
    private static List<String> groups(String digits) {
        List<String> groups = new ArrayList<>(8);
        for (int at = 0; at + 4 <= digits.length(); at += 4) {
            groups.add(Integer.toHexString(Integer.parseInt(digits, at, at + 4, 16)));
        }
        return groups;
    }

    /// The usual short form: the longest run of zero groups as `::`.
    static String compressed(String digits) {
        List<String> groups = groups(digits);
        int bestStart = -1;
        int bestLength = 1;
        for (int start = 0; start < groups.size(); start++) {
            int end = start;
            while (end < groups.size() && groups.get(end).equals("0")) {
                end++;
            }
            if (end - start > bestLength) {
                bestStart = start;
                bestLength = end - start;
            }
        }
        return bestStart < 0
                ? String.join(":", groups)
                : String.join(":", groups.subList(0, bestStart)) + "::"
                        + String.join(":", groups.subList(bestStart + bestLength, groups.size()));
    }
}
