package io.bindery.server.puppetdb;

import io.bindery.data.JsonOutput;
import io.bindery.puppet.catalog.RichData;
import io.bindery.puppet.value.Hash;
import io.bindery.puppet.value.Str;
import io.bindery.puppet.value.Value;
import java.time.Instant;
import java.util.Map;

/// Facts in version 5 of PuppetDB's wire format.
final class WireFacts {
    private static final String INVENTORY = "_puppet_inventory_1";

    private WireFacts() {}

    static byte[] json(String node, Hash facts, Hash trusted, String environment, String producer, Instant now) {
        JsonOutput out = new JsonOutput();
        out.beginObject();
        out.key("certname").string(node);
        out.key("environment").string(environment);
        out.key("producer_timestamp").string(now.toString());
        out.key("producer").string(producer);
        if (facts.get(INVENTORY) instanceof Hash inventory && inventory.get("packages") instanceof Value packages) {
            new RichData(out.key("package_inventory")).write(packages);
        }
        out.key("values").beginObject();
        for (Map.Entry<Value, Value> fact : facts.entries().entrySet()) {
            if (fact.getKey() instanceof Str(String name) && !name.equals(INVENTORY) && !name.equals("trusted")) {
                new RichData(out.key(name)).write(fact.getValue());
            }
        }
        new RichData(out.key("trusted")).write(trusted);
        out.endObject().endObject();
        return out.bytes();
    }
}
