package io.bindery.fleet.report;

import io.bindery.fleet.diff.Change;
import io.bindery.fleet.diff.FailureGroup;
import io.bindery.fleet.diff.FleetResult;
import io.bindery.fleet.diff.Group;
import io.bindery.fleet.diff.Reason;
import io.bindery.fleet.diff.TextDiff;
import io.bindery.puppet.value.Str;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Markdown for a comment on a pull request. It is kept below GitHub's limit for comments: the omitted part is counted.
public record MarkdownReport() implements Report {
    private static final int LONGEST = 60_000;
    private static final int MOST_DIFF_LINES = 60;

    @Override
    public String write(FleetResult result) {
        StringBuilder text = new StringBuilder("### What this change does to the fleet\n\n").append(escaped(TextReport.summary(result))).append("\n");
        for (FailureGroup failure : result.failures()) {
            text.append("\n#### ").append(title(failure)).append("\n\n```\n").append(fenced(failure.message())).append("\n```\n");
        }
        Map<List<String>, List<Group>> sections = new LinkedHashMap<>();
        result.groups().forEach(each -> sections.computeIfAbsent(each.nodes(), asked -> new ArrayList<>()).add(each));
        int left = result.groups().size();
        for (Map.Entry<List<String>, List<Group>> section : sections.entrySet()) {
            StringBuilder part = new StringBuilder("\n<details open><summary>").append(html(Names.of(section.getKey()))).append("</summary>\n\n");
            section.getValue().forEach(group -> group(part, group));
            part.append("\n</details>\n");
            if (text.length() + part.length() > LONGEST) {
                text.append("\n... and ").append(Names.count(left, "more change")).append(", which the full report shows.\n");
                return text.toString();
            }
            text.append(part);
            left -= section.getValue().size();
        }
        return text.toString();
    }

    private static String title(FailureGroup failure) {
        String where = switch (failure.where()) {
            case NEW -> "fails with this change";
            case OLD -> "is repaired by this change";
            case BOTH -> "fails with and without this change";
        };
        return escaped(Names.of(failure.nodes())) + " " + where;
    }

    private static void group(StringBuilder out, Group group) {
        @Nullable Reason cause = group.cause();
        String because = cause == null ? "" : " (because `" + code(cause.place()) + "`)";
        out.append("- `").append(code(ChangeWords.line(group.change()))).append('`').append(because).append('\n');
        if (group.change() instanceof Change.Altered altered
                && altered.before() instanceof Str(String before)
                && altered.after() instanceof Str(String after)
                && (ValueText.isLong(altered.before()) || ValueText.isLong(altered.after()))) {
            List<String> diff = TextDiff.unified(before, after);
            out.append("  ```diff\n");
            diff.subList(0, Math.min(diff.size(), MOST_DIFF_LINES)).forEach(line -> out.append("  ").append(fenced(line)).append('\n'));
            out.append("  ```\n");
        }
    }

    private static String code(String text) {
        return text.replace('`', '\'').replace("\n", " ");
    }

    private static String fenced(String text) {
        return text.replace("```", "'''");
    }

    private static String escaped(String text) {
        return text.replaceAll("([\\\\`*_{}\\[\\]<>#|])", "\\\\$1");
    }

    private static String html(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
