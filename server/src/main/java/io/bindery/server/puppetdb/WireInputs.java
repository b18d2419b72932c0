package io.bindery.server.puppetdb;

import io.bindery.data.JsonOutput;
import io.bindery.server.catalog.NodeRecords;
import java.time.Instant;

/// The inputs of a catalog in version 1 of PuppetDB's wire format: the keys of data that its compile looked up.
final class WireInputs {
    private WireInputs() {}

    static byte[] json(NodeRecords.Kept kept, Instant now) {
        JsonOutput out = new JsonOutput().beginObject();
        out.key("certname").string(kept.stored().name());
        WireCatalog.text(out, "catalog_uuid", WireCatalog.uuid(kept));
        out.key("producer_timestamp").string(now.toString());
        out.key("inputs").beginArray();
        for (String key : kept.lookedUp()) {
            out.beginArray().string("hiera").string(key).endArray();
        }
        return out.endArray().endObject().bytes();
    }
}
