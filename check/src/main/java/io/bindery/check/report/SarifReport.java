package io.bindery.check.report;

import io.bindery.check.finding.CheckResult;
import io.bindery.check.finding.Finding;
import io.bindery.data.JsonOutput;
import io.bindery.puppet.lint.Rule;
import io.bindery.puppet.lint.rule.LintRules;
import io.bindery.text.Severity;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// SARIF 2.1.0, for the code scanning of forges.
///
/// @param version of the program
public record SarifReport(String version) implements Report {
    private static final Map<String, String> PURPOSES = LintRules.ALL.stream().collect(Collectors.toMap(Rule::name, Rule::purpose));

    @Override
    public String text(CheckResult result) {
        List<Finding> findings = result.findings().stream().filter(finding -> !(finding.excuse() instanceof Finding.Excuse.Mended)).toList();
        Set<String> named = new LinkedHashSet<>();
        findings.forEach(finding -> named.add(finding.rule()));
        List<String> rules = new ArrayList<>(named);
        JsonOutput json = new JsonOutput();
        json.beginObject();
        json.key("$schema").string("https://json.schemastore.org/sarif-2.1.0.json");
        json.key("version").string("2.1.0");
        json.key("runs").beginArray().beginObject();
        tool(rules, json);
        json.key("columnKind").string("unicodeCodePoints");
        json.key("results").beginArray();
        findings.forEach(finding -> write(finding, rules.indexOf(finding.rule()), json));
        json.endArray().endObject().endArray().endObject();
        return new String(json.newline().bytes(), StandardCharsets.UTF_8);
    }

    private void tool(List<String> rules, JsonOutput json) {
        json.key("tool").beginObject().key("driver").beginObject();
        json.key("name").string("bindery");
        json.key("version").string(version);
        json.key("rules").beginArray();
        for (String rule : rules) {
            json.beginObject().key("id").string(rule);
            String purpose = PURPOSES.get(rule);
            if (purpose != null) {
                json.key("shortDescription").beginObject().key("text").string(purpose).endObject();
            }
            json.endObject();
        }
        json.endArray().endObject().endObject();
    }

    private static void write(Finding finding, int rule, JsonOutput json) {
        json.beginObject();
        json.key("ruleId").string(finding.rule());
        json.key("ruleIndex").number(rule);
        json.key("level").string(finding.severity() == Severity.ERROR ? "error" : "warning");
        json.key("message").beginObject().key("text").string(message(finding)).endObject();
        json.key("locations").beginArray().beginObject().key("physicalLocation").beginObject();
        json.key("artifactLocation").beginObject().key("uri").string(uri(finding.file())).endObject();
        if (finding.line() > 0) {
            json.key("region").beginObject();
            json.key("startLine").number(finding.line());
            json.key("startColumn").number(Math.max(1, finding.column()));
            json.endObject();
        }
        json.endObject().endObject().endArray();
        if (finding.excuse() instanceof Finding.Excuse.Ignored(String reason)) {
            json.key("suppressions").beginArray().beginObject();
            json.key("kind").string("inSource");
            json.key("justification").string(reason);
            json.endObject().endArray();
        }
        json.endObject();
    }

    private static String message(Finding finding) {
        return finding.hint() == null ? finding.message() : finding.message() + " (" + finding.hint() + ")";
    }

    private static String uri(String file) {
        Path path = Path.of(file);
        String written = path.isAbsolute() ? path.toUri().toString() : Path.of("/").resolve(path).normalize().toUri().getRawPath();
        return path.isAbsolute() ? written : written.substring(1);
    }
}
