package io.bindery.server.puppetdb;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/// A command to PuppetDB.
///
/// @param name as in its API: `replace_facts`
/// @param produced when it was made; PuppetDB ignores a command that is older than its data
/// @param payload JSON
record DbCommand(String name, int version, String certname, Instant produced, byte[] payload) {
    static final String REPLACE_FACTS = "replace_facts";
    static final String REPLACE_CATALOG = "replace_catalog";
    static final String REPLACE_CATALOG_INPUTS = "replace_catalog_inputs";
    static final String STORE_REPORT = "store_report";

    /// The query of the request that submits the command.
    String query() {
        return "version=" + version + "&certname=" + URLEncoder.encode(certname, StandardCharsets.UTF_8)
                + "&command=" + name + "&producer-timestamp=" + produced.truncatedTo(ChronoUnit.MILLIS);
    }
}
