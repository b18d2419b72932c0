package io.bindery.puppet.node;

import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/// The facts about the compiling machine: `$servername` and the like.
///
/// @param ip its first IPv4 address outside of the loopback; null for none
/// @param ip6 its first IPv6 address outside of the loopback; null for none
public record ServerFacts(String name, @Nullable String ip, @Nullable String ip6) {
    /// The Puppet whose language this is.
    private static final String VERSION = "8.11.0";

    public Hash toHash() {
        SequencedMap<Value, Value> facts = new LinkedHashMap<>();
        facts.put(Str.of("serverversion"), Str.of(VERSION));
        facts.put(Str.of("servername"), Str.of(name));
        if (ip != null) {
            facts.put(Str.of("serverip"), Str.of(ip));
        }
        if (ip6 != null) {
            facts.put(Str.of("serverip6"), Str.of(ip6));
        }
        return Hash.owning(facts);
    }
}
