package io.bindery.fleet.nodes;

import io.bindery.puppet.value.Arr;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/// Reads nodes from PuppetDB's answers: entities `inventory` (facts as a hash, with trusted data), `factsets` (facts as a list
/// below `data`) and `facts` (a row for each fact of each node).
final class PuppetDbAnswers {
    private PuppetDbAnswers() {}

    static List<FleetNode> nodes(Arr answer) {
        TreeMap<String, FleetNode> nodes = new TreeMap<>();
        Map<String, SequencedMap<Value, Value>> rows = new LinkedHashMap<>();
        for (Value each : answer.elements()) {
            if (!(each instanceof Hash row) || !(row.get("certname") instanceof Str(String name))) {
                throw new NodesError("The answer of PuppetDB has a row without a certname");
            }
            Value fact = row.get("value");
            if (row.get("name") instanceof Str key && fact != null) {
                if (key.value().equals("trusted")) {
                    continue;
                }
                rows.computeIfAbsent(name, asked -> new LinkedHashMap<>()).put(key, fact);
            } else {
                nodes.put(name, new FleetNode(name, new NodeFacts.Given(facts(row)), extensions(row)));
            }
        }
        rows.forEach((name, facts) -> nodes.put(name, new FleetNode(name, new NodeFacts.Given(Hash.owning(facts)))));
        return new ArrayList<>(nodes.values());
    }

    // A server that stores facts adds the trusted data of the request to them; `$trusted` is no fact, and is given by the row itself.
    private static Hash facts(Hash row) {
        SequencedMap<Value, Value> plain = new LinkedHashMap<>(values(row).entries());
        plain.remove(Str.of("trusted"));
        return Hash.owning(plain);
    }

    private static Hash values(Hash row) {
        Hash facts = FactFiles.hash(row.get("facts"));
        if (!(facts.get("data") instanceof Arr data)) {
            return facts;
        }
        SequencedMap<Value, Value> values = new LinkedHashMap<>();
        for (Value each : data.elements()) {
            Hash fact = FactFiles.hash(each);
            Value value = fact.get("value");
            if (fact.get("name") instanceof Str key && value != null) {
                values.put(key, value);
            }
        }
        return Hash.owning(values);
    }

    private static Hash extensions(Hash row) {
        return FactFiles.hash(FactFiles.hash(row.get("trusted")).get("extensions"));
    }
}
