package io.bindery.cli.facts;

import io.bindery.enact.exec.LocalProcesses;
import io.bindery.enact.host.LocalHost;
import io.bindery.puppet.facts.FactRequest;
import io.bindery.puppet.facts.Facts;
import io.bindery.puppet.value.Bool;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/// The facts of this host as a node, old flat facts included. Commands use them if no other facts are given.
public final class HostFacts {
    private HostFacts() {}

    /// @param certname the name this host has as a node
    public static Hash of(String certname) {
        LocalProcesses processes = new LocalProcesses();
        FactRequest request = FactRequest.all(new LocalHost(processes), System.getenv()).with(List.of(), RubyCustomFacts.installed(processes));
        SequencedMap<Value, Value> facts = new LinkedHashMap<>(Facts.collect(request).values().entries());
        facts.put(Str.of("clientcert"), Str.of(certname));
        facts.put(Str.of("clientnoop"), Bool.FALSE);
        return Hash.owning(facts);
    }
}
