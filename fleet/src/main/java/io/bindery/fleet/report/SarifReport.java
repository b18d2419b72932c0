package io.bindery.fleet.report;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.diff.FleetResult;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// SARIF 2.1.0: a result for each failure and change, at the line that causes it.
public record SarifReport(String version) implements Report {
    @Override
    public String write(FleetResult result) {
        return write(Finding.of(result), "bindery fleet diff", Map.of("fleet/failure", "A node fails to compile", "fleet/change", "A node gets something else"));
    }

    /// The same for any findings.
    ///
    /// @param rules the ids of rules with a sentence on each
    public String write(List<Finding> findings, String tool, Map<String, String> rules) {
        JsonOutput out = new JsonOutput();
        out.beginObject().key("$schema").string("https://json.schemastore.org/sarif-2.1.0.json").key("version").string("2.1.0");
        out.key("runs").beginArray().beginObject().key("tool").beginObject().key("driver").beginObject();
        out.key("name").string(tool).key("version").string(version).key("rules").beginArray();
        new TreeMap<>(rules).forEach((id, text) -> rule(out, id, text));
        out.endArray().endObject().endObject().key("results").beginArray();
        findings.forEach(finding -> result(out, finding));
        out.endArray().endObject().endArray().endObject();
        return out.newline().toString();
    }

    private static void rule(JsonOutput out, String id, String text) {
        out.beginObject().key("id").string(id).key("shortDescription").beginObject().key("text").string(text).endObject().endObject();
    }

    private static void result(JsonOutput out, Finding finding) {
        out.beginObject().key("ruleId").string(finding.rule()).key("level").string(finding.level() == Finding.Level.ERROR ? "error" : "note");
        out.key("message").beginObject().key("text").string(finding.message()).endObject();
        if (finding.file() != null) {
            out.key("locations").beginArray().beginObject().key("physicalLocation").beginObject();
            out.key("artifactLocation").beginObject().key("uri").string(finding.file()).endObject();
            out.key("region").beginObject().key("startLine").number(Math.max(1, finding.line())).endObject();
            out.endObject().endObject().endArray();
        }
        out.endObject();
    }
}
