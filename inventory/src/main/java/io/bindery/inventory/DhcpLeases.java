package io.bindery.inventory;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Finds the DHCP server that gave an interface its address, in the files of DHCP clients.
public record DhcpLeases(HostView host) {
    private static final String NETWORK_MANAGER = "/var/lib/NetworkManager/";
    private static final List<String> DHCLIENT =
            List.of("/var/lib/dhclient/", "/var/lib/dhcp/", "/var/lib/dhcp3/", NETWORK_MANAGER, "/var/db/");

    /// The address of the server; null if no client left one.
    public @Nullable String server(String interfaceName, @Nullable String index) {
        String server = index == null ? null : after(host.text("/run/systemd/netif/leases/" + index), "SERVER_ADDRESS=");
        server = server != null ? server : dhclient(interfaceName);
        server = server != null ? server : networkManager(interfaceName);
        return server != null ? server : dhcpcd(interfaceName);
    }

    private @Nullable String dhclient(String interfaceName) {
        for (String directory : DHCLIENT) {
            for (String file : host.names(directory)) {
                int name = file.indexOf("dhclient");
                String content = name >= 0 && file.indexOf(".lease", name) > 0 ? host.text(directory + file) : null;
                if (content != null && mentions(content, interfaceName)) {
                    String server = dotted(after(content, "dhcp-server-identifier "));
                    if (server != null) {
                        return server;
                    }
                }
            }
        }
        return null;
    }

    private static boolean mentions(String content, String interfaceName) {
        return content.lines().anyMatch(line -> {
            int at = line.indexOf("interface");
            return at >= 0 && line.indexOf(interfaceName, at + "interface".length()) >= 0;
        });
    }

    private @Nullable String networkManager(String interfaceName) {
        for (String file : host.names(NETWORK_MANAGER)) {
            if (file.contains("internal") && file.contains(interfaceName + ".lease")) {
                return after(host.text(NETWORK_MANAGER + file), "SERVER_ADDRESS=");
            }
        }
        return null;
    }

    private @Nullable String dhcpcd(String interfaceName) {
        String server = after(host.answer(Programs.QUICK, "dhcpcd", "-U", interfaceName), "dhcp_server_identifier='");
        return server == null || server.indexOf('\'') < 0 ? null : server.substring(0, server.indexOf('\''));
    }

    /// The rest of the line after the first mark.
    private static @Nullable String after(@Nullable String content, String mark) {
        int at = content == null ? -1 : content.indexOf(mark);
        if (content == null || at < 0) {
            return null;
        }
        int end = content.indexOf('\n', at);
        return content.substring(at + mark.length(), end < 0 ? content.length() : end);
    }

    private static @Nullable String dotted(@Nullable String text) {
        String address = text == null ? null : text.replaceFirst("[^0-9.].*", "");
        return address == null || IpAddress.ofDotted(address) == null ? null : address;
    }
}
