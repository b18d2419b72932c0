package io.bindery.cli;

import io.bindery.inventory.NetworkInterfaces;
import io.bindery.inventory.NetworkInterfaces.Interface;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;

/// What a machine that compiles says of itself, as Puppet's compiler does: `$servername` and the like.
final class ServerFacts {
    /// The Puppet whose language this is.
    private static final String VERSION = "8.11.0";

    private ServerFacts() {}

    static Hash of(String hostname) {
        SequencedMap<Value, Value> facts = new LinkedHashMap<>();
        facts.put(Str.of("serverversion"), Str.of(VERSION));
        facts.put(Str.of("servername"), Str.of(hostname));
        for (Interface each : NetworkInterfaces.probe()) {
            if (!each.name().equals("lo")) {
                each.ipv4().stream().findFirst().ifPresent(ip -> facts.putIfAbsent(Str.of("serverip"), Str.of(ip)));
                each.ipv6().stream().findFirst().ifPresent(ip -> facts.putIfAbsent(Str.of("serverip6"), Str.of(ip)));
            }
        }
        return Hash.owning(facts);
    }
}
