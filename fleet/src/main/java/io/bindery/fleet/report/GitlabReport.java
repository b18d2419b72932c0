package io.bindery.fleet.report;

import io.bindery.data.JsonOutput;
import io.bindery.fleet.diff.FleetResult;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// A code quality report of GitLab, which shows findings in a merge request.
public record GitlabReport() implements Report {
    @Override
    public String write(FleetResult result) {
        return write(Finding.of(result));
    }

    /// The report of any findings.
    public static String write(List<Finding> findings) {
        JsonOutput out = new JsonOutput();
        out.beginArray();
        for (Finding finding : findings) {
            String file = finding.file() == null ? "." : finding.file();
            out.beginObject().key("description").string(finding.message()).key("check_name").string(finding.rule());
            out.key("fingerprint").string(digest(finding.rule() + file + finding.message()));
            out.key("severity").string(finding.level() == Finding.Level.ERROR ? "blocker" : "info");
            out.key("location").beginObject().key("path").string(file).key("lines").beginObject();
            out.key("begin").number(Math.max(1, finding.line())).endObject().endObject().endObject();
        }
        return out.endArray().newline().toString();
    }

    private static String digest(String text) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)), 0, 16);
        } catch (NoSuchAlgorithmException absent) {
            throw new IllegalStateException(absent);
        }
    }
}
