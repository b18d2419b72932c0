package io.bindery.inventory;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// The source addresses that routes prescribe (`src` in the listing of `ip route`).
///
/// Such an address always belongs to this host. It matters only if it belongs to another interface than the route's, so `ip` is
/// not started unless two interfaces have addresses of the same kind.
public final class RouteSources {
    private static final Set<String> TYPES =
            Set.of("anycast", "unicast", "broadcast", "local", "nat", "unreachable", "prohibit", "blackhole", "throw");

    private RouteSources() {}

    public record Source(String interfaceName, String address) {}

    public static List<Source> ipv4(HostView host, List<NetworkLink> links) {
        long holders = links.stream()
                .filter(link -> link.ipv4().stream().anyMatch(each -> !each.address().startsWith("127.")))
                .count();
        return holders > 1 ? sources(host.answer(Programs.QUICK, "ip", "route", "show")) : List.of();
    }

    public static List<Source> ipv6(HostView host, List<NetworkLink> links) {
        long holders = links.stream()
                .filter(link -> link.ipv6().stream().anyMatch(each -> !each.address().isLoopback()))
                .count();
        return holders > 1 ? sources(host.answer(Programs.QUICK, "ip", "-6", "route", "show")) : List.of();
    }

    static List<Source> sources(@Nullable String listing) {
        List<Source> sources = new ArrayList<>();
        for (String line : listing == null ? List.<String>of() : listing.lines().toList()) {
            List<String> words = ProbeFiles.words(line);
            if (words.isEmpty() || words.contains("linkdown")) {
                continue;
            }
            List<String> route = TYPES.contains(words.getFirst()) ? words.subList(1, words.size()) : words;
            int device = route.indexOf("dev");
            int source = route.indexOf("src");
            if (device >= 0 && source >= 0 && Math.max(device, source) + 1 < route.size()) {
                Source found = new Source(route.get(device + 1), route.get(source + 1));
                if (!sources.contains(found)) {
                    sources.add(found);
                }
            }
        }
        return sources;
    }
}
