package io.bindery.check.report;

import io.bindery.check.finding.CheckResult;
import io.bindery.check.finding.Finding;
import io.bindery.data.JsonOutput;
import java.nio.charset.StandardCharsets;

/// For programs: one object, described by `docs/check.schema.json`.
public final class JsonReport implements Report {
    @Override
    public String text(CheckResult result) {
        JsonOutput json = new JsonOutput();
        json.beginObject().key("findings").beginArray();
        result.findings().forEach(finding -> write(finding, json));
        json.endArray();
        json.key("notes").beginArray();
        result.notes().forEach(json::string);
        json.endArray();
        json.key("files").number(result.files().size());
        json.key("errors").number(result.errors());
        json.key("warnings").number(result.warnings());
        json.key("ignored").number(result.ignored());
        json.key("fixed").number(result.mended());
        return new String(json.endObject().newline().bytes(), StandardCharsets.UTF_8);
    }

    private static void write(Finding finding, JsonOutput json) {
        json.beginObject();
        json.key("file").string(finding.file());
        if (finding.line() > 0) {
            json.key("line").number(finding.line());
            json.key("column").number(finding.column());
        }
        json.key("level").string(TextReport.level(finding));
        json.key("check").string(finding.rule());
        json.key("message").string(finding.message());
        if (finding.hint() != null) {
            json.key("hint").string(finding.hint());
        }
        if (finding.excuse() instanceof Finding.Excuse.Ignored(String reason)) {
            json.key("reason").string(reason);
        }
        json.endObject();
    }
}
