package io.bindery.check.report;

import io.bindery.check.finding.CheckResult;
import io.bindery.check.finding.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// JUnit XML: a test case for each file, which fails with the findings in it. No case has an error, but the schema that Jenkins checks asks for
/// their number.
public final class JunitReport implements Report {
    @Override
    public String text(CheckResult result) {
        Map<String, List<Finding>> byFile = new LinkedHashMap<>();
        result.files().forEach(file -> byFile.put(file, new ArrayList<>()));
        for (Finding finding : result.findings()) {
            if (finding.counts()) {
                byFile.computeIfAbsent(finding.file(), unused -> new ArrayList<>()).add(finding);
            }
        }
        long failures = byFile.values().stream().filter(findings -> !findings.isEmpty()).count();
        StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        out.append("<testsuite name=\"bindery check\" tests=\"").append(byFile.size()).append("\" failures=\"").append(failures).append("\" errors=\"0\">\n");
        byFile.forEach((file, findings) -> testCase(file, findings, out));
        return out.append("</testsuite>\n").toString();
    }

    private static void testCase(String file, List<Finding> findings, StringBuilder out) {
        out.append("  <testcase classname=\"bindery.check\" name=\"").append(escaped(file)).append('"');
        if (findings.isEmpty()) {
            out.append("/>\n");
            return;
        }
        boolean error = findings.stream().anyMatch(Finding::isError);
        out.append(">\n    <failure type=\"").append(error ? "error" : "warning").append("\" message=\"");
        out.append(escaped(findings.getFirst().message())).append("\">");
        for (Finding finding : findings) {
            out.append(escaped(file + ":" + finding.line() + ":" + finding.column() + ": " + TextReport.level(finding) + ": " + finding.message()
                    + " [" + finding.rule() + "]\n"));
        }
        out.append("</failure>\n  </testcase>\n");
    }

    private static String escaped(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                default -> out.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
            }
        });
        return out.toString();
    }

    /// Whether XML 1.0 may hold a character.
    private static boolean isAllowed(int c) {
        return c == '\t' || c == '\n' || c == '\r' || c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD || c >= 0x10000;
    }
}
