package io.bindery.inventory;

import java.util.ArrayList;
import java.util.List;

/// One of the kernel's IPv4 routes.
///
/// @param flags the kernel's `RTF_*` bits
public record Route(
        String device, String destination, String gateway, String mask, int flags, int references, int use, int metric,
        int mtu, int window, int irtt) {
    private static final int UP = 1;
    private static final int GATEWAY = 2;

    public static List<Route> probe(String proc) {
        List<Route> routes = new ArrayList<>();
        List<String> lines = ProbeFiles.lines(proc + "/net/route");
        for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
            List<String> words = ProbeFiles.words(line);
            if (words.size() >= 11) {
                routes.add(new Route(
                        words.get(0), address(words.get(1)), address(words.get(2)), address(words.get(7)), Integer.parseInt(words.get(3), 16),
                        Integer.parseInt(words.get(4)), Integer.parseInt(words.get(5)), Integer.parseInt(words.get(6)),
                        Integer.parseInt(words.get(8)), Integer.parseInt(words.get(9)), Integer.parseInt(words.get(10))));
            }
        }
        return routes;
    }

    private static String address(String hexadecimal) {
        long bits = Long.parseLong(hexadecimal, 16);
        return (bits & 0xff) + "." + (bits >> 8 & 0xff) + "." + (bits >> 16 & 0xff) + "." + (bits >> 24 & 0xff);
    }

    public boolean isUp() {
        return (flags & UP) != 0;
    }

    public boolean hasGateway() {
        return (flags & GATEWAY) != 0;
    }

    public boolean isDefault() {
        return destination.equals("0.0.0.0") && mask.equals("0.0.0.0");
    }
}
