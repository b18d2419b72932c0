package io.bindery.cli.command;

import io.bindery.inventory.NetworkInterfaces.Interface;
import io.bindery.inventory.NetworkInterfaces;
import io.bindery.puppet.node.HostSettings;
import io.bindery.puppet.node.ServerFacts;
import io.bindery.puppet.value.Hash;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The server facts of this machine, for commands that compile in place of a Puppet server.
public final class ThisServer {
    private ThisServer() {}

    public static Hash facts() {
        List<Interface> interfaces =
                NetworkInterfaces.probe().stream().filter(each -> !each.name().equals("lo")).toList();
        return new ServerFacts(
                        HostSettings.hostname(), first(interfaces, Interface::ipv4), first(interfaces, Interface::ipv6))
                .toHash();
    }

    private static @Nullable String first(List<Interface> interfaces, Function<Interface, List<String>> addresses) {
        return interfaces.stream().map(addresses).flatMap(List::stream).findFirst().orElse(null);
    }
}
